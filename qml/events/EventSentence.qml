import QtQuick
import Inselwerk.Play

// What an event token does, in words; its face beside the name, unless the token is still on its way.
Column {
    id: words
    required property var event
    property bool moving: false           // the token itself comes to lie there
    spacing: 5
    Accessible.role: Accessible.AlertMessage
    //: %1 is the name of an event token, %2 what it does
    Accessible.name: Languages.fill(qsTr("Event: %1. %2"), [event.name, event.effect])

    Row {
        width: parent.width
        spacing: 8
        Item {
            id: place
            width: Theme.small || Theme.middling ? 48 : 64
            height: width
            ShapeItem {
                visible: !words.moving
                anchors.fill: parent
                kind: ShapeItem.EventToken
                name: words.event.category
                label: words.event.crop
                count: words.event.amount
                numbers: words.event.numbers
            }
        }
        TextLabel {
            width: parent.width - place.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: words.event.name
            bold: true
            font.family: Theme.condensed
            font.pixelSize: Theme.small || Theme.middling ? Theme.rowSize : Theme.bodySize
            Accessible.ignored: true
        }
    }
    TextLabel {
        width: parent.width
        text: words.event.effect
        font.family: Theme.condensed
        font.pixelSize: Theme.small || Theme.middling ? Theme.rowSize : Theme.bodySize
        Accessible.ignored: true
    }
}
