pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A player at the side, in two lines: who, points; cards, development cards, knights, road. `dense`: in 44 px. An award is a
// chip beside the name where there is room; a frame around its count says it in any case. Below are the strips of modules,
// where there is room for them.
Item {
    id: card
    required property string name
    required property string colour
    required property bool human
    required property bool isTurn
    required property bool isDeciding
    required property string deciding    // "discards 4 cards"; empty: nothing
    required property int points
    required property int goal
    required property int cards
    required property int development
    required property int knights
    required property int road
    required property bool largestArmy
    required property bool longestRoad
    required property string awards
    required property var counts         // of modules: [{ icon, value, award }]
    required property string order       // "partner of Anna"; empty: nothing to say
    required property string summary
    required property int seat
    required property PanelsModel panels
    property bool dense: false
    readonly property real lines: dense ? Math.min(height, 44) : 61   // without the strips
    readonly property bool tight: lines < 34

    // What just came or went, seen for a moment beside the number of cards.
    property int change: 0
    function tell(cards: int) {
        change = changeTimer.running ? change + cards : cards;
        changeTimer.restart();
    }
    Timer { id: changeTimer; interval: 1600; onTriggered: card.change = 0 }

    readonly property real pad: dense ? 7 : 10
    Accessible.role: Accessible.ListItem
    Accessible.name: summary

    HoverHandler { id: pointer }
    HintBubble {
        readonly property bool untoldAward: card.awards.length > 0 && !award.visible   // it has no room as a chip
        text: decides.truncated && decides.visible ? card.name + ": " + card.deciding
            : untoldAward ? card.name + ": " + card.awards : card.name
        shown: pointer.hovered && (nameLabel.truncated || untoldAward || (decides.visible && decides.truncated))
    }
    Rectangle {
        anchors.fill: parent
        radius: card.dense ? 8 : 9
        color: card.isTurn ? Theme.accentSoft : Theme.panel
        border.width: card.isTurn ? 2 : 1
        border.color: card.isTurn ? Theme.accent : Theme.line
    }
    Item {   // stripe in the seat's colour, cut to the round corners
        anchors { fill: parent; margins: card.isTurn ? 2 : 1 }
        clip: true
        width: 7
        Item {
            width: card.dense ? 5 : 7
            height: parent.height
            clip: true
            Rectangle {
                width: 24
                height: parent.height
                radius: 7
                color: WindowLook.seat(card.colour)
            }
            Rectangle { anchors.right: parent.right; width: 1; height: parent.height; color: "#59000000" }
        }
    }
    Item {
        anchors { fill: parent; leftMargin: (card.dense ? 6 : 8) + card.pad; rightMargin: card.pad }
        SeatChip {
            id: chip
            seat: card.colour
            size: card.tight ? 13 : card.dense ? 16 : 22
            y: card.tight ? 1.5 : card.dense ? (card.lines < 40 ? 2 : 4) : 7
        }
        Row {
            id: who
            anchors { left: chip.right; leftMargin: card.dense ? 5 : 7; right: points.left; rightMargin: 6; verticalCenter: chip.verticalCenter }
            spacing: card.dense ? 5 : 7
            clip: true
            TextLabel {
                id: nameLabel
                width: Math.min(implicitWidth, who.width - (kind.visible ? kind.width + who.spacing : 0)
                                - (award.visible ? award.width + who.spacing : 0)
                                - (order.visible ? Math.min(order.implicitWidth, who.width / 2) + who.spacing : 0))
                text: card.name
                bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: card.dense ? Theme.condensed : Theme.sans
                font.pixelSize: card.tight ? Theme.rowSize : card.dense ? Theme.buttonSize : Theme.buttonSize + 1
                Accessible.ignored: true
            }
            LineIcon {
                id: kind
                visible: !(card.dense && order.visible)
                anchors.verticalCenter: parent.verticalCenter
                name: card.human ? "person" : "bot"
                size: card.dense ? 12 : 15
                lineWidth: 1.7
                ink: Theme.ink2
            }
            TextLabel {
                id: order
                visible: text.length > 0
                width: Math.min(implicitWidth, who.width - nameLabel.width - who.spacing - (kind.visible ? kind.width + who.spacing : 0))
                anchors.verticalCenter: parent.verticalCenter
                text: card.order
                color: Theme.accent
                bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: Theme.condensed
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
            AwardChip {
                id: award
                anchors.verticalCenter: parent.verticalCenter
                visible: !card.dense && card.awards.length > 0 && !order.visible
                         && who.width >= nameLabel.implicitWidth + kind.width + implicitWidth + 2 * who.spacing
                text: card.awards
            }
        }
        Row {
            id: points
            anchors { right: parent.right; verticalCenter: chip.verticalCenter }
            spacing: 4
            Text {
                id: number
                text: card.points
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: (card.tight ? 14 : card.dense ? 16 : 21) * Theme.fontScale
                Accessible.ignored: true
            }
            TextLabel {
                visible: !card.dense
                anchors.baseline: number.baseline
                text: qsTr("/ %1", "points of a player / points that win").arg(card.goal)
                quiet: true
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
        Row {
            id: stats
            anchors { left: parent.left; right: parent.right }
            y: card.lines - height - (card.tight ? 1 : card.dense ? (card.lines < 40 ? 2 : 4) : 8)
            spacing: (card.dense ? 9 : 13) - (card.counts.length > 0 ? 3 : 0)
            PlayerStat { dense: card.dense; icon: "cards"; value: card.cards }
            TextLabel {
                visible: card.change !== 0
                anchors.verticalCenter: parent.verticalCenter
                text: card.change > 0 ? "+" + card.change : "−" + -card.change
                color: card.change > 0 ? Theme.ok : Theme.bad
                bold: true
                wrapMode: Text.NoWrap
                font.family: card.dense ? Theme.condensed : Theme.sans
                font.pixelSize: (card.dense ? 11.5 : 12.5) * Theme.fontScale
                Accessible.ignored: true
            }
            PlayerStat { dense: card.dense; icon: "card"; value: card.development }
            PlayerStat { dense: card.dense; icon: "knight"; value: card.knights; award: card.largestArmy }
            PlayerStat { dense: card.dense; icon: "longest-road"; value: card.road; award: card.longestRoad }
            Repeater {
                model: card.counts
                PlayerStat {
                    required property var modelData
                    dense: card.dense
                    icon: modelData.icon
                    value: modelData.value
                    award: modelData.award
                }
            }
            LineIcon {
                visible: decides.visible && decides.truncated
                anchors.verticalCenter: parent.verticalCenter
                name: "wait"
                size: 13
                ink: Theme.warn
            }
            TextLabel {
                id: decides
                visible: card.deciding.length > 0 && !card.isTurn
                opacity: truncated ? 0 : 1
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: card.deciding
                color: Theme.warn
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: Theme.condensed
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
        Column {
            id: strips
            readonly property real each: (card.height - card.lines) / Math.max(1, card.panels.strips)
            visible: each >= 12
            anchors { left: parent.left; right: parent.right; top: parent.top; topMargin: card.lines - (card.dense ? 2 : 3) }
            Repeater {
                model: card.panels
                Loader {
                    id: strip
                    required property string seatUrl
                    required property QtObject panelModel
                    width: strips.width
                    height: seatUrl.length > 0 ? strips.each : 0
                    Component.onCompleted: if (seatUrl.length > 0) setSource(seatUrl, { panel: panelModel, seat: card.seat })
                }
            }
        }
    }
}
