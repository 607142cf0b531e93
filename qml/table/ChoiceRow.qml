import QtQuick
import Inselwerk.Play

// One thing to choose: a player, a resource, an option, an action.
Pressable {
    id: row
    required property string key
    required property string kind
    required property string colour
    required property string resource
    required property string detail
    required property string picture
    required text
    property int digit: 0               // key that chooses it

    name: text
    hint: detail
    implicitHeight: Math.max(Theme.small ? 38 : 44, words.implicitHeight + (Theme.small ? 6 : 12))
    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            radius: Theme.buttonRadius
            color: row.hovered || row.down ? Theme.accentSoft : Theme.panel
            border.width: 1
            border.color: Theme.line2
        }
        SeatChip {
            id: chip
            visible: row.colour.length > 0
            seat: row.colour
            size: 24
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        ShapeItem {
            id: card
            visible: row.resource.length > 0
            kind: ShapeItem.ResourceCard
            name: row.resource
            width: Theme.small ? 22 : 26
            height: Theme.small ? 30 : 35
            x: Theme.small ? 6 : 10
            anchors.verticalCenter: parent.verticalCenter
        }
        ShapeItem {
            id: token
            visible: row.picture.length > 0
            kind: ShapeItem.Token
            name: row.picture
            width: Theme.small ? 30 : 36
            height: width
            x: 6
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            anchors {
                left: parent.left; leftMargin: chip.visible ? 44 : card.visible ? card.x + card.width + 8 : token.visible ? token.width + 12 : 12
                right: hintKey.visible ? hintKey.left : parent.right; rightMargin: row.width <= 150 ? 3 : Theme.small ? 6 : 10
                verticalCenter: parent.verticalCenter
            }
            TextLabel {
                width: parent.width
                text: row.text
                bold: true
                font.family: row.width > 150 ? Theme.sans : Theme.condensed
                font.pixelSize: Theme.buttonSize
                Accessible.ignored: true
            }
            TextLabel {
                visible: text.length > 0
                width: parent.width
                text: row.detail
                quiet: true
                font.family: Theme.dense
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
        KeyHint {
            id: hintKey
            visible: row.digit > 0 && row.width > 150
            anchors { right: parent.right; rightMargin: Theme.small ? 6 : 10; verticalCenter: parent.verticalCenter }
            text: row.digit
        }
    }
}
