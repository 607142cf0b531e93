import QtQuick
import Inselwerk.Play

// A seat: colour, name, who plays it.
Column {
    id: row
    required property int index
    required property string name
    required property string colour
    required property string colourName
    required property string player
    required property string hint
    required property SeatList seats
    required property PlayerKinds kinds
    spacing: 3
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)

    Row {
        width: parent.width
        spacing: 8
        ColourChoice {
            name: qsTr("Colour of seat %1").arg(row.index + 1)
            seats: row.seats
            seat: row.colour
            onPicked: colour => row.seats.setColour(row.index, colour)
        }
        TextBox {
            id: field
            name: qsTr("Name of seat %1").arg(row.index + 1)
            width: parent.width - 62 - kind.width - up.width - remove.width - 4 * parent.spacing
            text: row.name
            placeholderText: row.colourName
            maximumLength: 40
            onTextEdited: row.seats.setName(row.index, text)
            Accessible.description: row.hint
        }
        Choice {
            id: kind
            name: qsTr("Who plays seat %1").arg(row.index + 1)
            width: (Theme.small ? 142 : 156) * Theme.fontScale
            model: row.kinds
            textRole: "text"
            explanationRole: "explanation"
            currentIndex: row.kinds.find(row.player)
            onActivated: index => row.seats.setPlayer(row.index, row.kinds.kindAt(index))
        }
        IconButton {
            id: up
            width: 32
            iconName: "up"
            text: qsTr("Move up")
            reason: row.index === 0 ? qsTr("This seat begins already.") : ""
            onTriggered: row.seats.moveUp(row.index)
        }
        IconButton {
            id: remove
            width: 32
            iconName: "cross"
            text: qsTr("Remove this seat")
            reason: row.seats.count > row.seats.least ? "" : qsTr("This board needs %n player(s).", "", row.seats.least)
            onTriggered: row.seats.remove(row.index)
        }
    }
    TextLabel {
        visible: text.length > 0
        x: 70
        width: parent.width - x
        text: row.hint
        color: Theme.warn
        font.pixelSize: Theme.hintSize
    }
}
