import QtQuick
import Inselwerk.Play

// Whose marker lies in a gift box; a dashed place where nobody's does.
Item {
    id: owner
    required property string colour
    property real size: 24
    implicitWidth: size
    implicitHeight: size
    SeatChip { visible: owner.colour.length > 0; anchors.fill: parent; seat: owner.colour; size: owner.size }
    DashedFrame { visible: owner.colour.length === 0; anchors.fill: parent; radius: width / 2; colour: Theme.line2 }
}
