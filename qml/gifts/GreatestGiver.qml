import QtQuick
import Inselwerk.Play

// The tile of the Greatest Giver, whose it is, and what it counts.
Rectangle {
    id: tile
    required property GiftsModel gifts
    readonly property bool held: gifts.giverColour.length > 0
    implicitHeight: Math.max(words.implicitHeight, value.implicitHeight, robber.visible ? robber.height : 0) + 16
    radius: 8
    color: Theme.highlight
    border.width: 1
    border.color: held ? Theme.award : Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text
    Accessible.description: gifts.giverText

    ShapeItem {
        id: robber
        visible: tile.width > 260 && !Theme.small
        anchors { left: parent.left; leftMargin: 6; verticalCenter: parent.verticalCenter }
        kind: ShapeItem.Robber
        hexRadius: 40
        width: visible ? 40 : 0
        height: 46
    }
    Column {
        id: words
        anchors { left: robber.right; leftMargin: Theme.small ? 4 : 6; right: value.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        spacing: 2
        TextLabel {
            id: title
            width: parent.width
            text: qsTr("Greatest Giver")
            bold: true
            font.family: Theme.dense
            Accessible.ignored: true
        }
        TextLabel {
            width: parent.width
            text: tile.gifts.giverText
            font.family: Theme.middling ? Theme.condensed : Theme.dense
            font.pixelSize: Theme.rowSize
            Accessible.ignored: true
        }
    }
    Column {
        id: value
        anchors { right: parent.right; rightMargin: 9; verticalCenter: parent.verticalCenter }
        spacing: 1
        SeatChip {
            visible: tile.held
            anchors.horizontalCenter: parent.horizontalCenter
            seat: tile.gifts.giverColour
            size: 26
        }
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
            wrapMode: Text.NoWrap
            font.family: Theme.condensed
            font.pixelSize: Theme.hintSize
            Accessible.ignored: true
        }
    }
}
