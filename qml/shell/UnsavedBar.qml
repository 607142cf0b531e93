import QtQuick
import Inselwerk.Play

// Says that the game at the table is not being saved, and why, for as long as that lasts.
Rectangle {
    id: bar
    readonly property string reason: Desk.session?.unsaved ?? ""
    signal saveWanted
    height: reason.length > 0 ? Math.max(44 * Theme.fontScale, text.implicitHeight + 12) : 0
    color: Theme.panel2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: reason
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 2; color: Theme.bad }
    LineIcon {
        id: sign
        anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter }
        name: "error"
        ink: Theme.bad
    }
    TextLabel {
        id: text
        anchors { left: sign.right; leftMargin: 10; right: save.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
        text: bar.reason
        bold: true
        font.pixelSize: Theme.rowSize
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    PushButton {
        id: save
        anchors { right: parent.right; rightMargin: 14; verticalCenter: parent.verticalCenter }
        iconName: "save"
        text: qsTr("Save as …")
        onTriggered: bar.saveWanted()
    }
}
