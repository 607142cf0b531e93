import QtQuick
import QtQuick.Dialogs
import Inselwerk.Play

// The system's dialog for opening. Saving has a sheet of its own: SaveSheet.
Item {
    function open() { opening.open(); }

    FileDialog {
        id: opening
        objectName: "opening"
        title: qsTr("Open a game or scenario")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Games and scenarios (*.yaml *.yml *.journal)"), qsTr("All files (*)")]
        onAccepted: Desk.openUrl(selectedFile)
    }
}
