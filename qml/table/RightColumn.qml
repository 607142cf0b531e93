import QtQuick
import Inselwerk.Play

// Players, the dice with their sentence, log and rolls.
Item {
    id: column
    required property GameSession session
    required property TableMeasures measures
    property string current: "log"
    readonly property alias dice: dicePanel
    readonly property alias choice: logPanel.choice
    readonly property alias trade: logPanel.trade
    // A panel of the small window needs the room of the dice, unless they are to be rolled.
    readonly property bool crowded: measures.small && (logPanel.asked || (current !== "log" && current !== "rolls"))
                                    && !session.table.canRoll && !session.waitsForStep
    signal picked(string key)

    function modulePanel(key: string): Item { return logPanel.modulePanel(key); }

    // Cards travel: both ends tell how many.
    function showCards(event: var) {
        if (event.to >= 0)
            players.tell(event.to, event.count);
        if (event.from >= 0)
            players.tell(event.from, -event.count);
    }

    PlayersList {
        id: players
        width: parent.width
        model: column.session.players
        panels: column.session.panels
        dense: column.measures.dense
        rowHeight: column.crowded ? Math.min(30, column.measures.playerRow) : column.measures.playerRow
    }
    DicePanel {
        id: dicePanel
        visible: !column.crowded
        anchors { left: parent.left; right: parent.right; top: players.bottom; topMargin: column.measures.dense ? 4 : Theme.gap }
        height: column.measures.dense ? 44 : 92
        dense: column.measures.dense
        session: column.session
    }
    LogPanel {
        id: logPanel
        anchors {
            left: parent.left; right: parent.right
            top: column.crowded ? players.bottom : dicePanel.bottom; topMargin: column.measures.dense ? 4 : Theme.gap
            bottom: parent.bottom
        }
        session: column.session
        small: column.measures.small
        curveBelow: !column.measures.dense && height > 270
        current: column.current
        onPicked: key => column.picked(key)
    }
}
