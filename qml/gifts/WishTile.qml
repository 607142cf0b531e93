import QtQuick
import Inselwerk.Play

// A wish beside the other one, in a low window: its card, whose marker lies in its box, the numbers of the box, and the
// button that fulfils it.
Rectangle {
    id: tile
    required property string key
    required property string title
    required property string detail
    required property var numbers
    required property string owner
    required property string colour
    required property bool possible
    required property string gift
    required property string reason
    required property string text
    property bool first: false
    readonly property real pad: 7
    signal given()

    implicitHeight: column.implicitHeight + 2 * pad
    radius: 8
    color: first ? Theme.highlight : Theme.panel2
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    Column {
        id: column
        x: tile.pad
        y: tile.pad
        width: tile.width - 2 * tile.pad
        spacing: 5
        TextLabel {
            width: parent.width
            text: tile.title
            bold: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            font.family: Theme.condensed
            font.pixelSize: Theme.buttonSize
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: Math.max(card.height, marker.implicitHeight)
            ShapeItem {
                id: card
                kind: ShapeItem.ResourceCard
                name: tile.key
                width: 34
                height: 47
            }
            Column {
                id: marker
                anchors { left: card.right; leftMargin: 4; right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: 3
                BoxOwner {
                    anchors.horizontalCenter: parent.horizontalCenter
                    colour: tile.colour
                    size: 26
                }
                TextLabel {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: tile.owner
                    quiet: tile.colour.length === 0
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                    maximumLineCount: 2
                    lineHeight: 0.95
                    font.family: Theme.condensed
                    font.pixelSize: Theme.hintSize
                    Accessible.ignored: true
                }
            }
        }
        TextLabel {
            width: parent.width
            text: tile.detail
            quiet: true
            font.family: Theme.condensed
            font.pixelSize: Theme.hintSize
            lineHeight: 0.95
            Accessible.ignored: true
        }
        BoxNumbers { numbers: tile.numbers; width: parent.width }
        PushButton {
            width: parent.width
            implicitHeight: 32
            leftPadding: 5
            rightPadding: 5
            text: tile.gift
            reason: tile.possible ? "" : tile.reason.length > 0 ? tile.reason : " "
            onTriggered: tile.given()
        }
    }
}
