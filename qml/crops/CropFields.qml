pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What grows on each field, as on the board.
Column {
    id: list
    required property RowModel rows
    spacing: 3
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    CropHeading { id: heading; text: qsTr("Fields") }
    Repeater {
        model: list.rows
        Item {
            id: field
            required property int hex
            required property var crops
            required property int free
            required property string count
            required property bool empty
            required property string text
            width: list.width
            height: 26
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            ShapeItem {
                id: disc
                visible: field.hex > 0
                anchors.verticalCenter: parent.verticalCenter
                width: 26
                height: 26
                kind: ShapeItem.NumberDisc
                number: Math.max(2, field.hex)
            }
            CropTokens {
                anchors { left: disc.right; leftMargin: 6; right: amount.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
                crops: field.crops
                free: field.free
                size: 21
            }
            TextLabel {
                id: amount
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: field.count
                bold: field.empty
                color: field.empty ? Theme.bad : Theme.ink2
                wrapMode: Text.NoWrap
                font.family: Theme.condensed
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
    }
}
