pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A price as pictures, one for each card.
Row {
    id: row
    required property var costs     // names of resources
    property real size: 20
    spacing: 2
    Repeater {
        model: row.costs
        ShapeItem {
            required property string modelData
            kind: ShapeItem.CostChip
            name: modelData
            width: row.size
            height: row.size
        }
    }
}
