pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Cards of one resource in the hand: at most four are drawn, fanned to the left so that the front card never moves.
Pressable {
    id: stack
    required property string key      // resource
    required property int count
    property int picked: 0            // of these, chosen to be given
    property int cardWidth: 66
    property int cardHeight: 92
    property real offset: 8
    readonly property int drawn: Math.max(1, Math.min(count, 4))

    implicitWidth: cardWidth + 3 * offset + 8
    implicitHeight: cardHeight + 9
    corner: cardWidth * 0.1 + 2

    Item {
        anchors.fill: parent
        Repeater {
            model: stack.drawn
            Item {
                id: card
                required property int index
                x: (4 - stack.drawn + index) * stack.offset
                y: 8
                width: stack.cardWidth
                height: stack.cardHeight
                Rectangle {   // flat shadow
                    x: 1; y: 3
                    width: parent.width
                    height: parent.height
                    radius: stack.cardWidth * 0.1
                    color: "#402A1D0E"
                }
                ShapeItem {
                    anchors.fill: parent
                    kind: ShapeItem.ResourceCard
                    name: stack.key
                    label: stack.name
                    strength: stack.count === 0 ? 0.7 : 1
                    opacity: stack.count === 0 ? 0.55 : 1
                }
            }
        }
        Rectangle {   // answer to the pointer
            visible: stack.hovered && stack.possible
            x: 3 * stack.offset - 1
            y: 7
            width: stack.cardWidth + 2
            height: stack.cardHeight + 2
            radius: stack.cardWidth * 0.1 + 1
            color: "transparent"
            border.width: 2
            border.color: Theme.accent
        }
        CountBadge {
            count: stack.count
            size: stack.cardWidth > 55 ? 24 : 22
            x: 3 * stack.offset + stack.cardWidth - width / 2 - 3
            y: 0
        }
        CountBadge {
            visible: stack.picked > 0
            inverted: true
            count: stack.picked
            size: stack.cardWidth > 55 ? 22 : 18
            x: 3 * stack.offset - 5
            y: 0   // the label is at the bottom
        }
    }
}
