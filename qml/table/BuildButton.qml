import QtQuick
import Inselwerk.Play

// What one may build: picture, name, pieces left, and its price or why it cannot be built.
Pressable {
    id: button
    required property string key        // road, settlement, city, card; deposit, gift
    required property string iconName       // where no piece is its picture
    required property string leftText
    required property var costs
    property string seat: "red"
    property bool chosen: false     // its spots are shown
    property string shortcut           // "B R"
    readonly property bool small: Theme.small
    readonly property bool narrow: width < 160          // three of them in a row
    readonly property bool crammed: narrow && reason.length > 0 && small   // the reason needs all the room
    readonly property real gap: crammed ? 0 : 3         // between the lines

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
            readonly property real size: button.small ? button.narrow ? 22 : 26 : button.narrow ? 28 : 34
            visible: !button.crammed
            x: button.small || button.narrow ? 6 : 10
            width: visible ? size : 0
            height: size
            anchors.verticalCenter: parent.verticalCenter
            opacity: button.possible ? 1 : 0.5
            ShapeItem {
                anchors.fill: parent
                visible: button.iconName.length === 0
                seat: button.seat
                name: "seed"
                kind: button.key === "road" ? ShapeItem.RoadIcon : button.key === "deposit" ? ShapeItem.Token
                    : button.key === "settlement" ? ShapeItem.SettlementIcon : ShapeItem.CityIcon
            }
            LineIcon {
                anchors.centerIn: parent
                visible: button.iconName.length > 0
                name: button.iconName
                size: button.small ? 22 : 26
                lineWidth: 1.7
            }
        }
        Item {
            id: words
            anchors {
                left: picture.right; leftMargin: button.crammed ? 0 : button.small || button.narrow ? 6 : 8
                right: parent.right; rightMargin: button.small || button.narrow ? 6 : 10
                verticalCenter: parent.verticalCenter
            }
            height: title.height + button.gap + (why.visible ? why.height : note.visible ? note.height : price.height)
            FitLabel {
                id: title
                anchors { left: parent.left; right: left.visible ? left.left : parent.right; rightMargin: left.visible ? 4 : 0 }
                text: button.name
                bold: true
                wrapMode: Text.NoWrap
                condensed: button.small || button.narrow
                font.pixelSize: Theme.buttonSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                Accessible.ignored: true
            }
            TextMetrics {
                id: inCondensed
                text: button.name
                font { family: Theme.condensed; bold: true; pixelSize: Theme.buttonSize }
            }
            TextLabel {
                id: left
                visible: !button.small && !note.visible && inCondensed.width + implicitWidth + 6 <= words.width
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
                anchors { top: title.bottom; topMargin: button.gap }
                opacity: button.possible ? 1 : 0.6
                costs: button.costs
                size: button.small ? 15 : button.narrow ? 18 : 20
            }
            TextLabel {
                id: note   // in place of a price
                visible: button.reason.length === 0 && button.costs.length === 0
                anchors { top: title.bottom; topMargin: button.gap }
                text: button.leftText
                quiet: true
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.hintSize
                font.family: Theme.condensed
                Accessible.ignored: true
            }
            KeyHint {
                readonly property Item beside: note.visible ? note : price
                visible: button.possible && !button.small && beside.width + width + 8 <= words.width
                anchors { right: parent.right; verticalCenter: beside.verticalCenter }
                text: button.shortcut
                ink: Theme.ink2
            }
            FitLabel {
                id: why
                visible: button.reason.length > 0
                anchors { left: parent.left; right: parent.right; top: title.bottom; topMargin: button.gap }
                text: button.reason
                color: Theme.warn
                condensed: button.small || button.narrow || Theme.middling
                font.pixelSize: button.small ? Theme.hintSize : Theme.rowSize
                // Inside the frame, also where it is two lines long.
                height: Math.min(implicitHeight, button.small ? 25 : 32, button.height - title.height - button.gap - 6)
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                lineHeight: 0.95
                Accessible.ignored: true
            }
        }
    }
}
