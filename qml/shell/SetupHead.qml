import QtQuick
import Inselwerk.Play

// The head of the set-up: back, name of the scenario, rules.
Rectangle {
    id: head
    required property NewGame game
    property alias menuButton: menu
    signal menuWanted
    signal rulesWanted
    height: Math.max((Theme.small ? 56 : 68) * Theme.fontScale, words.implicitHeight + 16)
    color: Theme.panel
    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
    PushButton {
        id: back
        anchors { left: parent.left; leftMargin: Theme.small ? 12 : 20; verticalCenter: parent.verticalCenter }
        text: qsTr("Gallery")
        iconName: "undo"
        key: qsTr("Esc")
        onTriggered: Desk.toGallery()
    }
    Column {
        id: words
        anchors { left: back.right; leftMargin: 16; right: rules.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
        TextLabel {
            width: parent.width
            text: head.game.name
            maximumLineCount: 1
            elide: Text.ElideRight
            font { family: Theme.serif; bold: true; pixelSize: (Theme.small ? 18 : 21) * Theme.fontScale }
            Accessible.role: Accessible.Heading
        }
        TextLabel {
            width: parent.width
            text: head.game.summary
            quiet: true
            maximumLineCount: Theme.small ? 2 : 1
            elide: Text.ElideRight
            font.pixelSize: Theme.small ? Theme.hintSize : Theme.rowSize
            font.family: Theme.dense
        }
    }
    PushButton {
        id: rules
        anchors { right: menu.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        iconName: "rules"
        text: qsTr("Rules")
        key: "F1"
        onTriggered: head.rulesWanted()
    }
    IconButton {
        id: menu
        anchors { right: parent.right; rightMargin: Theme.small ? 12 : 20; verticalCenter: parent.verticalCenter }
        iconName: "menu"
        text: qsTr("Menu")
        onTriggered: head.menuWanted()
    }
}
