import QtQuick
import Inselwerk.Play

// The head of the gallery: sign, name, question, languages.
Rectangle {
    id: head
    property alias menuButton: menu
    signal menuWanted
    height: (Theme.small ? 56 : 68) * Theme.fontScale
    color: Theme.panel

    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
    ShapeItem {
        id: sign
        kind: ShapeItem.Logo
        anchors { left: parent.left; leftMargin: Theme.small ? 12 : 20; verticalCenter: parent.verticalCenter }
        width: Theme.small ? 38 : 44
        height: width
        Accessible.ignored: true
    }
    TextLabel {
        id: name
        anchors { left: sign.right; leftMargin: 14; verticalCenter: parent.verticalCenter }
        text: "Inselwerk"
        font { family: Theme.serif; bold: true; pixelSize: Theme.small ? 22 * Theme.fontScale : Theme.titleSize }
        wrapMode: Text.NoWrap
        Accessible.role: Accessible.Heading
    }
    TextLabel {
        anchors { left: name.right; leftMargin: 22; right: languages.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: qsTr("Which scenario shall it be?")
        quiet: true
        font.pixelSize: (Theme.small ? 13 : 15) * Theme.fontScale
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    LanguageSwitch {
        id: languages
        anchors { right: menu.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
    }
    IconButton {
        id: menu
        anchors { right: parent.right; rightMargin: Theme.small ? 12 : 20; verticalCenter: parent.verticalCenter }
        iconName: "menu"
        text: qsTr("Menu")
        onTriggered: head.menuWanted()
    }
}
