pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Who plays, in turn order.
Panel {
    id: panel
    required property NewGame game
    readonly property SeatList seats: game.seats
    title: qsTr("Players, in turn order")
    icon: "people"
    implicitHeight: headHeight + column.implicitHeight + 2 * contentMargin

    Column {
        id: column
        width: parent.width
        spacing: Theme.small ? 7 : 10
        Repeater {
            model: panel.seats
            SeatRow {
                width: column.width
                seats: panel.seats
                kinds: panel.game.kinds
            }
        }
        PushButton {
            iconName: "plus"
            text: qsTr("Add a player")
            reason: panel.seats.count < panel.seats.most ? ""
                  : qsTr("This board has room for %n player(s).", "", panel.seats.most)
            onTriggered: panel.seats.add()
        }
    }
}
