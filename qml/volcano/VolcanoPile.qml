import QtQuick
import Inselwerk.Play

// The pile of number tokens, the number that is live now and the one after it.
Item {
    id: item
    required property VolcanoModel volcano
    readonly property bool red: volcano.number === 6 || volcano.number === 8
    implicitHeight: Math.max(pile.height, words.implicitHeight)
    Accessible.role: Accessible.Grouping
    Accessible.name: item.volcano.countText

    ShapeItem {
        id: pile
        kind: ShapeItem.SidePile
        number: item.volcano.number
        count: item.volcano.tokensLeft
        width: Math.min(item.volcano.erupting ? 104 : 150, item.width * (Theme.small ? 0.42 : 0.5))
        height: width * 1.16
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        anchors { left: pile.right; leftMargin: Theme.small ? 6 : 12; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.small ? 1 : 5
        TextLabel {
            width: parent.width
            text: item.volcano.number > 0 ? qsTr("live now", "the number on top of the stack")
                : item.volcano.exploded ? qsTr("exploded", "the volcano") : qsTr("dormant", "the volcano")
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
        }
        Text {
            visible: item.volcano.number > 0
            text: item.volcano.number
            textFormat: Text.PlainText
            color: item.red ? Theme.bad : Theme.ink
            font { family: Theme.serif; bold: true; pixelSize: (Theme.small ? 28 : 46) * Theme.fontScale }
            lineHeight: 0.95
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        TextLabel {
            visible: text.length > 0
            width: parent.width
            text: item.volcano.pipsText
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
        }
        TextLabel {
            visible: text.length > 0
            width: parent.width
            text: item.volcano.nextText
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
        }
        FitLabel {
            visible: text.length > 0
            width: parent.width
            text: item.volcano.countText
            bold: true
            condensed: Theme.small
            font.pixelSize: Theme.rowSize
        }
    }
}
