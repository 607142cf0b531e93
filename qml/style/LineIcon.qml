import QtQuick
import Inselwerk.Play

// An icon of lines in one colour: `name` as in line_icons.h.
ShapeItem {
    property real size: 20
    kind: ShapeItem.LineIcon
    ink: Theme.ink
    width: size
    height: size
    implicitWidth: size
    implicitHeight: size
}
