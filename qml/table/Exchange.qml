pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Cards of a side of a trade, as pictures: five numbers in the order of the resources.
Row {
    id: exchange
    required property var cards
    property string title
    property real cardWidth: 30
    readonly property list<string> resources: ["lumber", "brick", "wool", "grain", "ore"]
    spacing: 6

    TextLabel {
        visible: text.length > 0
        anchors.verticalCenter: parent.verticalCenter
        text: exchange.title
        bold: true
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.rowSize
        font.family: Theme.dense
    }
    Repeater {
        model: exchange.resources.length
        Row {
            id: kind
            required property int index
            readonly property int count: exchange.cards[index] ?? 0
            visible: count > 0
            spacing: 2
            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: kind.count
                bold: true
                font.family: Theme.serif
            }
            ShapeItem {
                kind: ShapeItem.ResourceCard
                name: exchange.resources[kind.index]
                width: exchange.cardWidth
                height: exchange.cardWidth * 1.35
            }
        }
    }
}
