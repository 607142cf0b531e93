import QtQuick
import Inselwerk.Play

// The Greatest Giver in a line: whose it is, and what it counts.
Rectangle {
    id: line
    required property GiftsModel gifts
    readonly property bool held: gifts.giverColour.length > 0
    implicitHeight: Math.max(20, words.implicitHeight + 4)
    radius: 5
    color: Theme.highlight
    border.width: 1
    border.color: held ? Theme.award : Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Greatest Giver")
    Accessible.description: gifts.giverText

    SeatChip {
        id: chip
        visible: line.held
        anchors { left: parent.left; leftMargin: 4; verticalCenter: parent.verticalCenter }
        seat: line.gifts.giverColour
        size: 15
    }
    TextLabel {
        id: words
        anchors {
            left: chip.visible ? chip.right : parent.left; leftMargin: 5
            right: points.left; rightMargin: 4; verticalCenter: parent.verticalCenter
        }
        text: line.gifts.giverLine
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        elide: Text.ElideRight
        font.family: Theme.condensed
        font.pixelSize: Theme.rowSize
        Accessible.ignored: true
    }
    Text {
        id: points
        anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
        text: line.gifts.points
        textFormat: Text.PlainText
        color: Theme.ink
        font { family: Theme.serif; bold: true; pixelSize: Theme.buttonSize }
        Accessible.ignored: true
    }
    HoverHandler { id: pointer }
    HintBubble { text: line.gifts.giverText; shown: pointer.hovered }
}
