import QtQuick
import Inselwerk.Play

// Whom the robber rewards where it stands.
Item {
    property alias text: label.text
    implicitHeight: Math.max(robber.height, label.implicitHeight)
    ShapeItem {
        id: robber
        kind: ShapeItem.Robber
        width: 26
        height: 30
        hexRadius: 24
    }
    TextLabel {
        id: label
        anchors { left: robber.right; leftMargin: 6; right: parent.right; verticalCenter: parent.verticalCenter }
        font.family: Theme.middling ? Theme.condensed : Theme.dense
        font.pixelSize: Theme.small ? Theme.hintSize : Theme.rowSize
        lineHeight: Theme.small ? 1 : 1.1
    }
}
