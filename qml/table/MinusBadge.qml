import QtQuick

// Takes one back, with the pointer; the keyboard has Backspace.
Item {
    id: badge
    signal tapped
    width: 26
    height: 26
    Rectangle {
        anchors.centerIn: parent
        width: 18
        height: 18
        radius: 9
        color: hover.hovered ? Theme.accentSoft : Theme.panel
        border.width: 1
        border.color: Theme.line2
        LineIcon { anchors.centerIn: parent; name: "minus"; size: 11; lineWidth: 3 }
    }
    HoverHandler { id: hover }
    MouseArea {
        anchors.fill: parent
        onClicked: badge.tapped()
    }
    Accessible.ignored: true
}
