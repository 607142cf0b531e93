pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The numbers of a gift box, as discs.
Row {
    id: discs
    required property var numbers
    readonly property real size: Math.min(25, (width - (Math.max(5, numbers.length) - 1) * spacing) / Math.max(5, numbers.length))
    spacing: width < 110 ? 2 : 4
    Repeater {
        model: discs.numbers
        ShapeItem {
            required property int modelData
            kind: ShapeItem.NumberDisc
            number: modelData
            width: discs.size
            height: discs.size
        }
    }
}
