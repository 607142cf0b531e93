pragma ComponentBehavior: Bound
import QtQuick

// All players in the order of their turns.
Column {
    id: list
    required property var model
    property bool dense: false
    property real rowHeight: 61
    spacing: dense ? 4 : 8
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players")
    Repeater {
        model: list.model
        PlayerCard {
            width: list.width
            height: list.rowHeight
            dense: list.dense
        }
    }
}
