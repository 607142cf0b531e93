import QtQuick
import Inselwerk.Play

// A marker on the gift track; from the second lap on it shows the lap.
Item {
    id: marker
    required property string seat
    property int lap: 1
    property real size: 20
    width: size
    height: size
    SeatChip { anchors.fill: parent; seat: marker.seat; size: marker.size }
    Rectangle {
        visible: marker.lap > 1
        anchors { right: parent.right; bottom: parent.bottom; margins: -3 }
        width: marker.size < 18 ? 10 : 12
        height: width
        radius: width / 2
        color: Theme.printCream
        border.width: 1
        border.color: Theme.printEdge
        Text {
            anchors.centerIn: parent
            text: marker.lap
            textFormat: Text.PlainText
            color: Theme.printInk
            font { family: Theme.sans; bold: true; pixelSize: parent.width - 3 > 8 ? 9 : 8 }
            Accessible.ignored: true
        }
    }
}
