import QtQuick
import Inselwerk.Play

// A resource to choose, as a card: below it its name and the key that chooses it.
Pressable {
    id: choice
    required property string key
    required property string resource
    required property string detail      // "17 in the bank"
    required text
    property int digit: 0                // key that chooses it

    name: text
    hint: detail
    corner: 6
    implicitHeight: card.height + label.implicitHeight + keyHint.implicitHeight + 8

    Item {
        anchors.fill: parent
        ShapeItem {
            id: card
            anchors.horizontalCenter: parent.horizontalCenter
            y: 2
            kind: ShapeItem.ResourceCard
            name: choice.resource
            width: Math.min(choice.width - 4, 46)
            height: Math.round(width * 62 / 46)
        }
        Rectangle {
            visible: choice.hovered || choice.down
            anchors { fill: card; margins: -2 }
            color: "transparent"
            radius: 6
            border.width: 2
            border.color: Theme.accent
        }
        Text {
            id: label
            anchors { top: card.bottom; topMargin: 2; left: parent.left; right: parent.right; leftMargin: -2; rightMargin: -2 }
            text: choice.text
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            color: Theme.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            font { family: Theme.condensed; bold: true; pixelSize: Theme.hintSize }
            Accessible.ignored: true
        }
        KeyHint {
            id: keyHint
            anchors { top: label.bottom; topMargin: 2; horizontalCenter: parent.horizontalCenter }
            text: choice.digit
        }
    }
    HintBubble { text: choice.detail; shown: choice.pointedAt }
}
