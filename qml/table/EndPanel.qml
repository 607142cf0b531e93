pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The end, in place of the hand: who won, why, where the points came from, and what next. The board stays in view.
FocusScope {
    id: panel
    required property GameSession session
    readonly property OutcomeModel outcome: session.outcome
    readonly property RowModel ranks: outcome as RowModel
    readonly property real rowHeight: Math.min(24, (height - 4) / (ranks.count + 1))
    signal galleryWanted

    function focusButton() { again.forceActiveFocus(Qt.TabFocusReason); }

    Accessible.role: Accessible.Grouping
    Accessible.name: outcome.sentence

    Column {
        id: words
        width: Theme.small ? 300 : Math.min(480, panel.width * 0.3)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small ? 3 : 8
        Row {
            spacing: 10
            SeatChip {
                id: winner
                visible: seat.length > 0
                seat: panel.ranks.count > 0 ? panel.ranks.get(0, "colour") : ""
                size: Theme.small ? 24 : 36
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                width: words.width - (winner.visible ? winner.width + 10 : 0)
                text: panel.outcome.sentence
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: Theme.ink
                font { family: Theme.serif; bold: true; pixelSize: (Theme.small ? 15 : 21) * Theme.fontScale }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        TextLabel {
            width: parent.width
            text: panel.outcome.why
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.small ? Theme.hintSize : Theme.bodySize
            maximumLineCount: Theme.small ? 5 : 4
            elide: Text.ElideRight
        }
    }

    Item {
        id: table
        anchors { left: words.right; leftMargin: Theme.small ? 12 : 28; right: buttons.left; rightMargin: Theme.small ? 12 : 28; top: parent.top; bottom: parent.bottom }
        readonly property list<string> roles: ["settlements", "cities", "longestRoad", "largestArmy", "cards"]
        readonly property real nameWidth: Math.max(90, width * 0.22)
        readonly property real column: (width - nameWidth) / (6 + panel.outcome.moduleSources.length)
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Where the points came from")

        PointHead {   // says what the columns count
            x: 4
            width: table.nameWidth - 8
            height: panel.rowHeight
            text: qsTr("Victory points")
            bold: true
            horizontalAlignment: Text.AlignLeft
        }
        Row {
            x: table.nameWidth
            height: panel.rowHeight
            PointHead { text: qsTr("Total", "victory points"); bold: true; width: table.column; height: parent.height }
            PointHead { text: qsTr("Settlements"); width: table.column; height: parent.height }
            PointHead { text: qsTr("Cities"); width: table.column; height: parent.height }
            PointHead { text: qsTr("Longest Road"); width: table.column; height: parent.height }
            PointHead { text: qsTr("Largest Army"); width: table.column; height: parent.height }
            PointHead { text: qsTr("Point cards"); width: table.column; height: parent.height }
            Repeater {
                model: panel.outcome.moduleSources
                PointHead { required property string modelData; text: modelData; width: table.column; height: panel.rowHeight }
            }
        }
        Repeater {
            model: panel.outcome
            Item {
                id: line
                required property int index
                required property var model
                required property string name
                required property string colour
                required property bool winner
                required property int points
                y: (index + 1) * panel.rowHeight
                width: table.width
                height: panel.rowHeight
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: %n point(s)", "%1: a player", points).arg(name)
                Rectangle {
                    visible: line.winner
                    anchors.fill: parent
                    radius: 4
                    color: Theme.highlight
                }
                SeatChip {
                    id: mark
                    x: 4
                    seat: line.colour
                    size: Math.min(18, line.height - 3)
                    anchors.verticalCenter: parent.verticalCenter
                }
                TextLabel {
                    anchors { left: mark.right; leftMargin: 6; verticalCenter: parent.verticalCenter }
                    width: table.nameWidth - x - 4
                    text: line.name
                    bold: line.winner
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.family: Theme.dense
                    font.pixelSize: Theme.rowSize
                    Accessible.ignored: true
                }
                Row {
                    x: table.nameWidth
                    height: parent.height
                    PointCell { value: line.points; strong: true; width: table.column; height: parent.height }
                    Repeater {
                        model: table.roles
                        PointCell {
                            required property string modelData
                            value: line.model[modelData] ?? 0
                            width: table.column
                            height: line.height
                        }
                    }
                    Repeater {
                        model: line.model.modules
                        PointCell { required property int modelData; value: modelData; width: table.column; height: line.height }
                    }
                }
            }
        }
    }

    Column {
        id: buttons
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Theme.small ? 190 : 226
        spacing: Theme.small ? 5 : 9
        PushButton {
            width: parent.width
            height: Theme.small ? 34 : 40
            text: qsTr("Back to the gallery")
            onTriggered: panel.galleryWanted()
        }
        PushButton {
            id: again
            focus: true
            width: parent.width
            height: Theme.small ? 46 : 58
            main: true
            iconName: "play"
            text: qsTr("Same table again")
            onTriggered: panel.session.playAgain()
        }
    }
}
