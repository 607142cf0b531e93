pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The event token that was turned over last: its face, what it does, what came of it.
Column {
    id: face
    required property EventsModel events
    spacing: 8

    Row {
        width: parent.width
        spacing: 10
        ShapeItem {
            id: token
            width: Theme.small ? 64 : 92
            height: width
            kind: ShapeItem.EventToken
            name: face.events.category
            label: face.events.crop
            count: face.events.amount
            numbers: face.events.numbers
        }
        Column {
            width: parent.width - token.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3
            TextLabel {
                width: parent.width
                text: face.events.name
                bold: true
                font.family: Theme.dense
                Accessible.role: Accessible.Heading
            }
            TextLabel {
                width: parent.width
                text: face.events.who
                quiet: true
                font.family: Theme.dense
                font.pixelSize: Theme.rowSize
            }
        }
    }
    TextLabel {
        width: parent.width
        text: face.events.effect
        font.family: Theme.dense
        Accessible.role: Accessible.AlertMessage
    }
    Column {
        width: parent.width
        spacing: 2
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What came of it")
        Repeater {
            model: face.events.outcome
            TextLabel {
                required property string modelData
                width: parent ? parent.width : 0
                text: modelData
                quiet: true
                font.family: Theme.dense
                font.pixelSize: Theme.rowSize
                Accessible.role: Accessible.ListItem
            }
        }
    }
}
