import QtQuick
import Inselwerk.Play
import Inselwerk.Play

// What one may build: picture, name, pieces left, and its price or why it cannot be built.
Pressable {
    id: button
    required property string key        // road, settlement, city, card
    required property string leftText
    required property var costs
    property string seat: "red"
    property bool chosen: false     // its spots are shown
    property string shortcut           // "B R"
    readonly property bool small: Theme.small

    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            visible: button.possible
            radius: Theme.buttonRadius
            color: button.chosen || button.hovered ? Theme.accentSoft : Theme.panel
            border.width: button.chosen ? 2 : 1
            border.color: button.chosen ? Theme.accent : Theme.line2
            Behavior on color { ColorAnimation { duration: Theme.hover } }
        }
        DashedFrame { anchors.fill: parent; visible: !button.possible; radius: Theme.buttonRadius; colour: Theme.line2 }

        Item {
            id: picture
            readonly property real size: button.small ? 26 : 34
            x: button.small ? 7 : 10
            width: size
            height: size
            anchors.verticalCenter: parent.verticalCenter
            opacity: button.possible ? 1 : 0.5
            ShapeItem {
                anchors.fill: parent
                visible: button.key !== "card"
                seat: button.seat
                kind: button.key === "road" ? ShapeItem.RoadIcon
                    : button.key === "settlement" ? ShapeItem.SettlementIcon : ShapeItem.CityIcon
            }
            LineIcon {
                anchors.centerIn: parent
                visible: button.key === "card"
                name: "cards"
                size: button.small ? 22 : 26
                lineWidth: 1.7
            }
        }
        Item {
            id: words
            anchors {
                left: picture.right; leftMargin: button.small ? 6 : 8
                right: parent.right; rightMargin: button.small ? 6 : 10
                verticalCenter: parent.verticalCenter
            }
            height: title.height + 3 + (price.visible ? price.height : why.height)
            FitLabel {
                id: title
                anchors { left: parent.left; right: left.visible ? left.left : parent.right; rightMargin: left.visible ? 4 : 0 }
                text: button.name
                bold: true
                wrapMode: Text.NoWrap
                condensed: button.small
                font.pixelSize: Theme.buttonSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                Accessible.ignored: true
            }
            TextLabel {
                id: left
                visible: !button.small
                anchors { right: parent.right; baseline: title.baseline }
                text: button.leftText
                quiet: true
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.hintSize
                font.family: Theme.middling || words.width < 140 ? Theme.condensed : Theme.sans
                Accessible.ignored: true
            }
            CostRow {
                id: price
                visible: button.reason.length === 0
                anchors { top: title.bottom; topMargin: 3 }
                opacity: button.possible ? 1 : 0.6
                costs: button.costs
                size: button.small ? 15 : 20
            }
            KeyHint {
                visible: button.possible && !button.small && price.width + width + 8 <= words.width
                anchors { right: parent.right; verticalCenter: price.verticalCenter }
                text: button.shortcut
                ink: Theme.ink2
            }
            FitLabel {
                id: why
                visible: button.reason.length > 0
                anchors { left: parent.left; right: parent.right; top: title.bottom; topMargin: 3 }
                text: button.reason
                color: Theme.warn
                condensed: button.small || Theme.middling
                font.pixelSize: button.small ? Theme.hintSize : Theme.rowSize
                height: Math.min(implicitHeight, button.small ? 25 : 32)
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                lineHeight: 0.95
                Accessible.ignored: true
            }
        }
    }
}
