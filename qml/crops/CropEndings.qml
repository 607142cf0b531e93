pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// How near the endings by collapse are.
Flow {
    id: endings
    required property RowModel rows
    spacing: 5
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Endings by collapse")
    Repeater {
        model: endings.rows
        Chip {
            required property var model
            readonly property bool near: model.near
            text: model.text
            family: Theme.condensed
            ink: near ? Theme.warn : Theme.ink
            iconName: near ? "warning" : ""
            Accessible.role: Accessible.ListItem
            Accessible.name: text
        }
    }
}
