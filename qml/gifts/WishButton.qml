import QtQuick
import Inselwerk.Play

// A wish where there is least room: its card, whose marker lies in its box, the numbers of the box. It is the button that
// fulfils it.
Pressable {
    id: button
    required property string key
    required property string title
    required property string detail
    required property var numbers
    required property string owner
    required property string colour
    required property string gift
    required property bool wishPossible
    required property string wishReason
    required property string said
    property bool first: false
    readonly property real pad: 5

    name: gift
    hint: said
    reason: wishPossible ? "" : wishReason
    implicitHeight: column.implicitHeight + 2 * pad
    onTriggered: given()
    signal given()

    Rectangle {
        anchors.fill: parent
        visible: button.wishPossible
        radius: Theme.buttonRadius
        color: button.hovered || button.down ? Theme.accentSoft : button.first ? Theme.highlight : Theme.panel2
        border.width: 1
        border.color: Theme.line2
    }
    DashedFrame { anchors.fill: parent; visible: !button.wishPossible; radius: Theme.buttonRadius; colour: Theme.line2 }
    Column {
        id: column
        x: button.pad
        y: button.pad
        width: button.width - 2 * button.pad
        spacing: 2
        TextLabel {
            width: parent.width
            text: button.title
            bold: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            font.family: Theme.condensed
            font.pixelSize: Theme.rowSize
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: card.height
            ShapeItem {
                id: card
                kind: ShapeItem.ResourceCard
                name: button.key
                width: 24
                height: 33
            }
            Row {
                anchors { left: card.right; leftMargin: 5; right: parent.right }
                spacing: 3
                BoxOwner { id: marker; colour: button.colour; size: 17 }
                TextLabel {
                    width: parent.width - marker.width - parent.spacing
                    anchors.verticalCenter: parent.verticalCenter
                    text: button.owner
                    quiet: button.colour.length === 0
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.family: Theme.condensed
                    font.pixelSize: Theme.hintSize
                    Accessible.ignored: true
                }
            }
            TextLabel {
                anchors { left: card.right; leftMargin: 5; right: parent.right; bottom: parent.bottom }
                text: button.numbers.join(" ")
                bold: true
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                font.family: Theme.condensed
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
    }
    HintBubble {
        text: button.reason.length > 0 ? button.reason : button.said
        shown: button.pointedAt
    }
}
