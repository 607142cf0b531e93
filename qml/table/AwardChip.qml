import QtQuick

// An award that a player holds.
Rectangle {
    id: chip
    property alias text: label.text
    property real room: 1000
    implicitWidth: label.implicitWidth + 14
    implicitHeight: label.implicitHeight + 3
    width: Math.min(implicitWidth, room)
    height: implicitHeight
    radius: height / 2
    color: "transparent"
    border.width: 1
    border.color: Theme.award
    TextLabel {
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, chip.width - 10)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.award
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.hintSize
        font.family: Theme.middling || chip.room < 1000 ? Theme.condensed : Theme.sans
        Accessible.ignored: true
    }
}
