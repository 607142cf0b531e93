pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The wish list from the top: two wishes with their boxes, then what is not wished for, in the order in which it moves up.
Column {
    id: list
    required property GiftsModel gifts
    spacing: 6
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Wish list")

    Repeater {
        model: list.gifts.wishes
        WishRow {
            required property int index
            required property bool wished
            visible: wished
            width: list.width
            first: index === 0
            onGiven: list.gifts.give(key)
        }
    }
    TextLabel {
        width: parent.width
        text: qsTr("Not wished for, in the order of moving up", "heading; cards of the wish list")
        quiet: true
        font.family: Theme.dense
        font.pixelSize: Theme.hintSize
    }
    Row {
        spacing: 8
        Repeater {
            model: list.gifts.wishes
            Item {
                id: dislike
                required property string key
                required property string name
                required property string title
                required property bool wished
                visible: !wished
                width: (list.width - 16) / 3
                height: card.height + label.implicitHeight + 9
                Accessible.role: Accessible.ListItem
                Accessible.name: title
                DashedFrame { anchors.fill: parent; radius: 7; colour: Theme.line2 }
                ShapeItem {
                    id: card
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 4
                    kind: ShapeItem.ResourceCard
                    name: dislike.key
                    width: Theme.small ? 20 : 24
                    height: Theme.small ? 28 : 33
                    opacity: 0.55
                    Rectangle {
                        anchors.centerIn: parent
                        width: parent.height + 3
                        height: 3
                        radius: 1.5
                        rotation: -54
                        color: Theme.bad
                        antialiasing: true
                    }
                }
                TextLabel {
                    id: label
                    anchors { top: card.bottom; topMargin: 1; left: parent.left; right: parent.right; margins: 2 }
                    horizontalAlignment: Text.AlignHCenter
                    text: dislike.name
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    font.family: Theme.condensed
                    font.pixelSize: Theme.hintSize
                    Accessible.ignored: true
                }
            }
        }
    }
}
