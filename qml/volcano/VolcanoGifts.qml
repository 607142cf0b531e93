pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Who gets gifts from the natives in this eruption, and whose choice is still to come.
Column {
    id: gifts
    required property RowModel rows
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    TextLabel {
        id: heading
        width: parent.width
        text: qsTr("Gifts of the natives")
        bold: true
        bottomPadding: 4
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    Repeater {
        model: gifts.rows
        Item {
            id: gift
            required property string name
            required property string colour
            required property string text
            required property string cards
            required property bool done
            required property bool now
            width: gifts.width
            height: words.implicitHeight + (Theme.small ? 8 : 14)
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ", " + text + ", " + cards
            Rectangle {
                visible: gift.now
                anchors { fill: parent; leftMargin: -4; rightMargin: -4 }
                radius: 6
                color: Theme.accentSoft
            }
            SeatChip {
                id: chip
                seat: gift.colour
                size: 22
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: words
                anchors { left: chip.right; leftMargin: 8; right: amount.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                TextLabel {
                    width: parent.width
                    text: gift.name
                    bold: true
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.pixelSize: Theme.rowSize
                    Accessible.ignored: true
                }
                TextLabel {
                    width: parent.width
                    text: gift.text
                    quiet: true
                    font.family: Theme.dense
                    font.pixelSize: Theme.hintSize
                    Accessible.ignored: true
                }
            }
            TextLabel {
                id: amount
                anchors { right: sign.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
                text: gift.cards
                wrapMode: Text.NoWrap
                font.family: Theme.dense
                font.pixelSize: Theme.rowSize
                Accessible.ignored: true
            }
            LineIcon {
                id: sign
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                name: gift.done ? "check" : "wait"
                size: 17
                lineWidth: 2.4
                ink: gift.done ? Theme.ok : Theme.ink2
            }
            Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
        }
    }
}
