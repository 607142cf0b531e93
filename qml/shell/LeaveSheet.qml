import QtQuick
import Inselwerk.Play

// Asks before a game is left that is not saved.
Sheet {
    id: sheet
    title: qsTr("Leave the game?")
    iconName: "error"

    TextLabel {
        width: parent.width
        text: qsTr("What was played last is lost when you leave the game now.")
        bold: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    TextLabel {
        width: parent.width
        text: Desk.session?.unsaved ?? ""
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    Flow {
        width: parent.width
        spacing: 12
        PushButton {
            id: save
            main: true
            iconName: "save"
            text: qsTr("Save as …")
            onTriggered: sheet.sheetWanted("SaveSheet.qml")
        }
        PushButton {
            text: qsTr("Back to the game")
            key: qsTr("Esc")
            onTriggered: sheet.closed()
        }
        PushButton {
            text: qsTr("Leave without saving")
            onTriggered: Desk.leave()
        }
    }
    Component.onCompleted: save.forceActiveFocus(Qt.TabFocusReason)
}
