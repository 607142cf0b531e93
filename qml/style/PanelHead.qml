import QtQuick

// Head of a panel: icon, title and, at the right, whatever belongs there.
Item {
    id: head
    property alias text: label.text
    property string icon
    property alias extra: extras.data
    implicitHeight: Math.max(label.implicitHeight + 16, extras.childrenRect.height + 8)

    // Round only at the top.
    Rectangle { anchors.fill: parent; radius: Theme.panelRadius - 1; color: Theme.panel2 }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: Theme.panelRadius; color: Theme.panel2 }
    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }

    LineIcon {
        id: sign
        visible: head.icon.length > 0
        name: head.icon
        size: 17
        anchors { left: parent.left; leftMargin: Theme.padding; verticalCenter: parent.verticalCenter }
    }
    TextLabel {
        id: label
        anchors {
            left: sign.visible ? sign.right : parent.left; leftMargin: sign.visible ? 8 : Theme.padding
            right: extras.left; rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        bold: true
        font.pixelSize: Theme.buttonSize
        Accessible.role: Accessible.Heading
    }
    Row {
        id: extras
        spacing: 6
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
    }
}
