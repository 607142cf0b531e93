import QtQuick
import Inselwerk.Play

// What went wrong, as a sentence; it stays until it is closed or the next thing succeeds.
Rectangle {
    id: bar
    visible: Desk.message.length > 0
    height: visible ? Math.max(44, text.implicitHeight + 20) : 0
    radius: Theme.panelRadius
    color: Theme.panel2
    border.width: 1
    border.color: Theme.bad
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Desk.message
    LineIcon {
        id: sign
        anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
        name: "error"
        ink: Theme.bad
    }
    TextLabel {
        id: text
        anchors { left: sign.right; leftMargin: 10; right: close.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
        text: Desk.message
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    IconButton {
        id: close
        anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
        implicitHeight: 32
        iconName: "cross"
        text: qsTr("Close message")
        onTriggered: Desk.dismissMessage()
    }
}
