pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// How much grows on each field; what it is lies on the board, and is told to screen readers here.
Column {
    id: list
    required property RowModel rows
    spacing: 3
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    CropHeading { id: heading; text: qsTr("Tokens on the fields") }
    Grid {
        id: grid
        readonly property int across: Math.max(1, Math.floor(list.width / 78))
        columns: across
        Repeater {
            model: list.rows
            Item {
                id: field
                required property int hex
                required property string count
                required property bool empty
                required property string text
                width: list.width / grid.across
                height: 28
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                ShapeItem {
                    id: disc
                    visible: field.hex > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: 25
                    height: 25
                    kind: ShapeItem.NumberDisc
                    number: Math.max(2, field.hex)
                }
                TextLabel {
                    anchors { left: disc.right; leftMargin: 5; right: parent.right; verticalCenter: parent.verticalCenter }
                    text: field.count
                    bold: field.empty
                    color: field.empty ? Theme.bad : Theme.ink
                    wrapMode: Text.NoWrap
                    font.family: Theme.condensed
                    font.pixelSize: Theme.rowSize
                    Accessible.ignored: true
                }
            }
        }
    }
}
