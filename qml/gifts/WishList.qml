pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The wish list from the top: two wishes with their boxes, then what is not wished for, in the order in which it moves up.
// The wishes lie one below the other, or `beside` each other; `tight`: as small as can be.
Column {
    id: list
    required property GiftsModel gifts
    property bool beside: false
    property bool tight: false
    spacing: tight ? 4 : 6
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Wish list")

    Repeater {
        model: list.beside ? null : list.gifts.wishes
        WishRow {
            required property int index
            required property bool wished
            visible: wished
            width: list.width
            first: index === 0
            onGiven: list.gifts.give(key)
        }
    }
    Row {
        id: pair
        visible: list.beside
        spacing: 6
        readonly property real each: Math.floor((list.width - spacing) / 2)
        Repeater {
            id: tiles
            model: list.beside && !list.tight ? list.gifts.wishes : null
            WishTile {
                required property int index
                required property bool wished
                visible: wished
                width: pair.each
                first: index === 0
                onGiven: list.gifts.give(key)
            }
        }
        Repeater {
            model: list.beside && list.tight ? list.gifts.wishes : null
            WishButton {
                required property int index
                required property bool wished
                required property var model
                visible: wished
                width: pair.each
                first: index === 0
                wishPossible: model.possible
                wishReason: model.reason
                said: model.text
                onGiven: list.gifts.give(key)
            }
        }
    }
    TextLabel {
        visible: !list.tight
        width: parent.width
        text: qsTr("Not wished for, in the order of moving up", "heading; cards of the wish list")
        quiet: true
        font.family: list.beside ? Theme.condensed : Theme.dense
        font.pixelSize: Theme.hintSize
    }
    Row {
        id: unwished
        spacing: list.tight ? 2 : 8
        readonly property real each: Math.floor((list.width - 2 * spacing) / 3)
        Repeater {
            model: list.gifts.wishes
            Dislike {
                required property bool wished
                visible: !wished
                width: unwished.each
                flat: list.tight
            }
        }
    }
}
