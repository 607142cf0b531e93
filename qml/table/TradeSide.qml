pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// One side of the offer being put together: the five resources.
Column {
    id: side
    required property RowModel model      // TradeModel.edited
    required property string title
    property string help
    property bool giving: true
    signal change(string resource, int by)

    spacing: Theme.small ? 3 : 8
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Item {
        width: parent.width
        height: Math.max(head.height, note.visible ? note.height : 0)
        TextLabel {
            id: head
            text: side.title
            bold: true
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.rowSize
        }
        FitLabel {
            id: note
            visible: text.length > 0
            anchors { left: head.right; leftMargin: 8; right: parent.right; baseline: head.baseline }
            text: side.help
            quiet: true
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Theme.hintSize
            lineHeight: 0.95
        }
    }
    Row {
        id: row
        readonly property real cardWidth: Math.min(56, Math.max(30, (side.width - 4 * 11) / 5))
        width: parent.width
        spacing: (width - 5 * cardWidth) / 4
        Repeater {
            model: side.model
            TradeCard {
                required property int give
                required property int get
                required property bool canGive
                required property bool canGet
                required name
                cardWidth: row.cardWidth
                number: side.giving ? give : get
                more: side.giving ? canGive : canGet
                onChange: by => side.change(key, by)
            }
        }
    }
}
