pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Crop tokens side by side, and the places left beside them; they overlap where they would not fit.
Item {
    id: tokens
    required property var crops          // words, one a token
    property int free: 0                 // dashed places after them
    property real size: 22
    readonly property int count: crops.length + free
    readonly property real step: count > 1 ? Math.min(size, (width - size) / (count - 1)) : size
    implicitWidth: count * size
    implicitHeight: size
    Repeater {
        model: tokens.count
        ShapeItem {
            required property int index
            x: index * tokens.step
            width: tokens.size
            height: tokens.size
            kind: ShapeItem.Token
            name: index < tokens.crops.length ? tokens.crops[index] : ""
        }
    }
}
