import QtQuick
import Inselwerk.Play

// The mark of a seat: colour and shape.
ShapeItem {
    property real size: 22
    kind: ShapeItem.SeatChip
    width: size
    height: size
    implicitWidth: size
    implicitHeight: size
}
