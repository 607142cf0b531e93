import QtQuick
import Inselwerk.Play

// A marker on the gift track; from the second lap on it shows the lap.
Item {
    id: marker
    required property string seat
    property int lap: 1
    width: 20
    height: 20
    SeatChip { anchors.fill: parent; seat: marker.seat; size: 20 }
    Rectangle {
        visible: marker.lap > 1
        anchors { right: parent.right; bottom: parent.bottom; margins: -3 }
        width: 12
        height: 12
        radius: 6
        color: Theme.printCream
        border.width: 1
        border.color: Theme.printEdge
        Text {
            anchors.centerIn: parent
            text: marker.lap
            textFormat: Text.PlainText
            color: Theme.printInk
            font { family: Theme.sans; bold: true; pixelSize: 9 }
            Accessible.ignored: true
        }
    }
}
