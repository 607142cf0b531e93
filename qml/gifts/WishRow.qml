import QtQuick
import Inselwerk.Play

// A wish: its card, what it brings, the numbers of its box, whose marker lies there, and the button that fulfils it.
Rectangle {
    id: row
    required property string key
    required property string name
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
    readonly property real pad: Theme.small ? 6 : 8
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
        x: row.pad
        y: row.pad
        width: row.width - 2 * row.pad
        spacing: Theme.small ? 4 : 6
        Item {
            width: parent.width
            height: Math.max(card.height, marker.implicitHeight, words.implicitHeight)
            ShapeItem {
                id: card
                kind: ShapeItem.ResourceCard
                name: row.key
                width: Theme.small ? 34 : 42
                height: Theme.small ? 47 : 58
            }
            Column {
                id: words
                anchors { left: card.right; leftMargin: 8; right: marker.left; rightMargin: 4 }
                spacing: 2
                TextLabel {
                    width: parent.width
                    text: row.title
                    bold: true
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    font.family: Theme.middling || Theme.small ? Theme.condensed : Theme.sans
                    font.pixelSize: Theme.buttonSize
                    Accessible.ignored: true
                }
                TextLabel {
                    width: parent.width
                    text: row.detail
                    quiet: true
                    font.family: Theme.condensed
                    font.pixelSize: Theme.small ? Theme.hintSize : Theme.rowSize
                    lineHeight: 0.95
                    Accessible.ignored: true
                }
                BoxNumbers { visible: !Theme.small; numbers: row.numbers; width: parent.width }
            }
            Column {
                id: marker
                anchors.right: parent.right
                width: Theme.small ? 42 : 54
                spacing: 2
                BoxOwner {
                    anchors.horizontalCenter: parent.horizontalCenter
                    colour: row.colour
                    size: Theme.small ? 24 : 30
                }
                TextLabel {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: row.owner
                    quiet: row.colour.length === 0
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
        BoxNumbers { visible: Theme.small; numbers: row.numbers; width: parent.width }
        PushButton {
            width: Math.min(Math.max(implicitWidth, parent.width * 0.7), parent.width)
            implicitHeight: Theme.small ? 30 : 32
            leftPadding: 9
            rightPadding: 9
            iconName: "gift"
            text: row.gift
            reason: row.possible ? "" : row.reason.length > 0 ? row.reason : " "
            onTriggered: row.given()
        }
    }
}
