pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// All players in the order of their turns.
Column {
    id: list
    required property var model
    required property PanelsModel panels
    property bool dense: false
    property real rowHeight: 61
    spacing: dense ? 4 : 8
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players")

    // Cards came to a seat, or left it.
    function tell(seat: int, cards: int) {
        const card = rows.itemAt(seat) as PlayerCard;
        if (card)
            card.tell(cards);
    }
    Repeater {
        id: rows
        model: list.model
        PlayerCard {
            width: list.width
            height: list.rowHeight
            dense: list.dense
            panels: list.panels
        }
    }
}
