pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The tokens of a stack in their order: spent ones struck through, the live one in a ring.
Column {
    id: order
    required property RowModel stack
    spacing: Theme.small ? 5 : 9
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    TextLabel {
        id: heading
        text: qsTr("Order of the stack")
        bold: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    Grid {
        id: grid
        readonly property real cell: Math.min(50, (order.width - (columns - 1) * 3) / columns)
        columns: order.stack.count > 15 ? 9 : order.stack.count > 10 || Theme.small ? 7 : 5
        columnSpacing: (order.width - columns * cell) / (columns - 1)
        rowSpacing: Theme.small || columns > 5 ? 4 : 8
        Repeater {
            model: order.stack
            Item {
                id: token
                required property int number
                required property var model
                required property string text
                readonly property bool spent: model.state === "spent"
                width: grid.cell
                height: grid.cell
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                ShapeItem {
                    anchors.centerIn: parent
                    kind: ShapeItem.NumberDisc
                    number: token.number
                    width: parent.width * (grid.cell > 40 ? 0.82 : 0.9)
                    height: width
                    opacity: token.spent ? 0.45 : 1
                }
                Rectangle {
                    visible: token.spent
                    anchors.centerIn: parent
                    width: parent.width * 0.8
                    height: 3
                    radius: 1.5
                    rotation: -45
                    color: Theme.ink2
                    antialiasing: true
                }
                Rectangle {
                    visible: token.model.state === "live"
                    anchors.fill: parent
                    color: "transparent"
                    radius: width / 2
                    border.width: grid.cell > 40 ? 3 : 2
                    border.color: Theme.accent
                }
            }
        }
    }
}
