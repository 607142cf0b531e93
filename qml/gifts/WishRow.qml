pragma ComponentBehavior: Bound
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
    signal given()

    implicitHeight: words.implicitHeight + 16
    radius: 8
    color: first ? Theme.highlight : Theme.panel2
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    ShapeItem {
        id: card
        anchors { left: parent.left; leftMargin: 8; top: parent.top; topMargin: 9 }
        kind: ShapeItem.ResourceCard
        name: row.key
        width: 44
        height: 61
    }
    Column {
        id: marker
        anchors { right: parent.right; rightMargin: 8; top: parent.top; topMargin: 10 }
        width: 58
        spacing: 2
        SeatChip {
            visible: row.colour.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            seat: row.colour
            size: 30
        }
        Item {
            visible: row.colour.length === 0
            anchors.horizontalCenter: parent.horizontalCenter
            width: 30
            height: 30
            DashedFrame { anchors.fill: parent; radius: 15; colour: Theme.line2 }
        }
        FitLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: row.owner
            condensed: true
            elide: Text.ElideRight
            maximumLineCount: 2
            quiet: row.colour.length === 0
            font.pixelSize: Theme.hintSize
            Accessible.ignored: true
        }
    }
    Column {
        id: words
        anchors { left: card.right; leftMargin: 9; right: marker.left; rightMargin: 4; top: parent.top; topMargin: 8 }
        spacing: 3
        FitLabel {
            width: parent.width
            text: row.title
            bold: true
            condensed: Theme.small
            Accessible.ignored: true
        }
        TextLabel {
            width: parent.width
            text: row.detail
            quiet: true
            font.family: Theme.condensed
            font.pixelSize: Theme.rowSize
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: 2
            Repeater {
                model: row.numbers
                ShapeItem {
                    required property int modelData
                    kind: ShapeItem.NumberDisc
                    number: modelData
                    width: 23
                    height: 23
                }
            }
        }
        PushButton {
            width: Math.min(implicitWidth, parent.width)
            iconName: "gift"
            text: row.gift
            reason: row.possible ? "" : row.reason.length > 0 ? row.reason : " "
            onTriggered: row.given()
        }
    }
}
