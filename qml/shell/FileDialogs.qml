import QtQuick
import QtQuick.Dialogs
import Inselwerk.Play

// The system's dialogs for opening and saving.
Item {
    function open() { opening.open(); }
    function save() { saving.open(); }

    FileDialog {
        id: opening
        title: qsTr("Open a game or scenario")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Games and scenarios (*.yaml *.yml *.journal)"), qsTr("All files (*)")]
        onAccepted: Desk.openUrl(selectedFile)
    }
    FileDialog {
        id: saving
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "yaml"
        currentFolder: Desk.savesFolder
        nameFilters: [qsTr("Saved games (*.yaml)"), qsTr("All files (*)")]
        onAccepted: Desk.session?.saveAs(selectedFile.toString())
    }
}
