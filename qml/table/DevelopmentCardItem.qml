import QtQuick
import Inselwerk.Play

// A development card with its text, or without it where there is no room; then the status line tells it. What cannot be
// played now has a dashed edge and the reason in place of the text.
Pressable {
    id: item
    required property string kind     // knight, …
    required text                     // as printed on it
    required property int count
    property bool chosen: false
    property bool large: true
    readonly property bool withText: large && width >= 92

    hint: text
    corner: 8

    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            radius: 7
            color: item.possible ? Theme.printCream : "#EFE5CE"
            border.width: item.possible ? 1.5 : 0
            border.color: Theme.printEdge
        }
        DashedFrame {
            anchors.fill: parent
            visible: !item.possible
            radius: 7
            colour: Theme.printEdge
        }
        Rectangle {
            visible: item.chosen || (item.hovered && item.possible)
            anchors { fill: parent; margins: -3 }
            radius: 9
            color: "transparent"
            border.width: 2
            border.color: Theme.accent
        }
        ShapeItem {
            id: head
            kind: ShapeItem.CardHead
            name: item.kind
            strength: item.possible ? 1 : 0.5
            x: item.large ? 5 : 4
            y: x
            width: parent.width - 2 * x
            height: item.large ? 28 : item.height < 40 ? 13 : 22
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: item.height < 40 ? 1 : 3 }
            spacing: 1
            Text {
                width: parent.width
                text: item.name
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                fontSizeMode: item.withText ? Text.FixedSize : Text.Fit
                height: item.withText ? implicitHeight : Math.min(implicitHeight, words.height)
                minimumPixelSize: 8
                horizontalAlignment: Text.AlignHCenter
                color: Theme.printInk
                font.family: Theme.condensed
                font.bold: true
                font.pixelSize: item.large ? 12 : 10
                lineHeight: 0.95
                Accessible.ignored: true
            }
            Text {
                visible: item.withText
                width: parent.width
                height: words.height - y
                text: item.possible ? item.text : item.reason
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                color: "#5C4C38"
                font.family: Theme.condensed
                font.pixelSize: 11
                lineHeight: 0.95
                Accessible.ignored: true
            }
        }
        CountBadge {
            visible: item.count > 1
            count: item.count
            size: item.large ? 22 : 18
            anchors { right: parent.right; rightMargin: -6; top: parent.top; topMargin: -7 }
        }
    }
}
