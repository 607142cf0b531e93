pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A row of a storage record: tokens that were deposited, then what the next ones earn.
Rectangle {
    id: row
    required property var crops
    required property var rewards
    property real largest: 21          // of a token
    readonly property real slot: Math.min(largest, (width - 4) / rewards.length)
    implicitHeight: slot + 3
    radius: height / 2
    color: Theme.panel2
    border.width: 1
    border.color: Theme.line
    Row {
        x: 2
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: row.rewards
            Item {
                id: place
                required property int index
                required property string modelData
                readonly property bool taken: index < row.crops.length
                width: row.slot
                height: row.slot
                ShapeItem {
                    visible: place.taken
                    anchors.fill: parent
                    kind: ShapeItem.Token
                    name: place.taken ? row.crops[place.index] : ""
                }
                Rectangle {
                    visible: !place.taken
                    anchors { fill: parent; margins: 1.5 }
                    radius: width / 2
                    color: "transparent"
                    border.width: place.index === row.crops.length ? 2 : 1
                    border.color: place.index === row.crops.length ? Theme.accent : Theme.line2
                }
                LineIcon {
                    visible: !place.taken && place.modelData !== "none"
                    anchors.centerIn: parent
                    name: place.modelData === "card" ? "card" : "star"
                    size: row.slot * 0.52
                    lineWidth: 2
                    ink: Theme.ink2
                }
            }
        }
    }
}
