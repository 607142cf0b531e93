import QtQuick
import Inselwerk.Play

// Trade and the end of the turn. They never move.
FocusScope {
    id: buttons
    required property GameSession session
    property bool tradeShown: false
    signal tradeWanted
    signal pointed(string hint)

    Column {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.small ? 5 : 9
        PushButton {
            width: parent.width
            height: Theme.small ? 34 : 40
            iconName: "trade"
            text: qsTr("Trade")
            key: "T"
            chosen: buttons.tradeShown
            onTriggered: buttons.tradeWanted()
        }
        PushButton {
            id: end
            width: parent.width
            height: Theme.small ? 46 : 58
            main: true
            iconName: "end-turn"
            text: buttons.session.table.endTurnText
            key: Theme.small ? "" : "E"
            reason: buttons.session.table.endTurnReason
            onTriggered: buttons.session.table.endTurn()
            onHoveredChanged: buttons.pointed(hovered ? reason : "")
            onVisualFocusChanged: buttons.pointed(visualFocus ? reason : "")
        }
    }
}
