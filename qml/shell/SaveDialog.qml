import QtQuick
import QtQuick.Dialogs

// The system's dialog for saving in any folder. Whether a file is to be replaced is asked by the sheet.
Item {
    id: dialog
    signal chosen(url file)
    function open(name: string) {
        saving.currentFile = saving.currentFolder + "/" + encodeURIComponent(name);
        saving.open();
    }

    FileDialog {
        id: saving
        objectName: "saving"
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        defaultSuffix: "yaml"
        nameFilters: [qsTr("Saved games (*.yaml)"), qsTr("All files (*)")]
        onAccepted: dialog.chosen(selectedFile)
    }
}
