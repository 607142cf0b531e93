import QtQuick
import Inselwerk.Play

// The tile of the Greatest Giver, whose it is, and what it counts.
Rectangle {
    id: tile
    required property GiftsModel gifts
    implicitHeight: Math.max(words.implicitHeight, value.implicitHeight) + 16
    radius: 8
    color: Theme.highlight
    border.width: 1
    border.color: gifts.giverColour.length > 0 ? Theme.award : Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Greatest Giver")
    Accessible.description: gifts.giverText

    SeatChip {
        id: chip
        visible: tile.gifts.giverColour.length > 0
        anchors { left: parent.left; leftMargin: 9; verticalCenter: parent.verticalCenter }
        seat: tile.gifts.giverColour
        size: 26
    }
    LineIcon {
        visible: !chip.visible
        anchors.centerIn: chip
        name: "gift"
        size: 22
    }
    Column {
        id: words
        anchors { left: chip.right; leftMargin: 9; right: value.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        spacing: 2
        TextLabel {
            width: parent.width
            text: qsTr("Greatest Giver")
            bold: true
            Accessible.ignored: true
        }
        TextLabel {
            width: parent.width
            text: tile.gifts.giverText
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
            Accessible.ignored: true
        }
    }
    Column {
        id: value
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: tile.gifts.points
            textFormat: Text.PlainText
            color: Theme.ink
            font { family: Theme.serif; bold: true; pixelSize: Theme.headingSize }
            Accessible.ignored: true
        }
        TextLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: tile.gifts.pointsText
            font.family: Theme.condensed
            font.pixelSize: Theme.hintSize
            Accessible.ignored: true
        }
    }
}
