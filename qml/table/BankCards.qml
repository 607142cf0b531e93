pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What the bank holds of each resource.
Row {
    id: row
    required property BankModel bank
    property real slot: Math.min(48, (width - 4 * 6) / 5)
    spacing: (width - 5 * slot) / 4
    Repeater {
        model: row.bank
        Item {
            id: pile
            required property string key
            required property string text
            required property int count
            width: row.slot
            height: card.height + number.implicitHeight + 2
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            ShapeItem {
                id: card
                width: row.slot
                height: row.slot * 1.3
                kind: ShapeItem.ResourceCard
                name: pile.key
                opacity: pile.count === 0 ? 0.4 : 1
            }
            Text {
                id: number
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                text: pile.count
                textFormat: Text.PlainText
                color: pile.count === 0 ? Theme.bad : Theme.ink
                font { family: Theme.serif; bold: true; pixelSize: 14 * Theme.fontScale }
                Accessible.ignored: true
            }
        }
    }
}
