import QtQuick

// Ring around what has the keyboard focus: put it into the item and let `shown` say when.
Rectangle {
    property bool shown: parent ? parent.activeFocus : false
    property real corner: Theme.buttonRadius
    anchors.fill: parent
    anchors.margins: -5
    visible: shown
    color: "transparent"
    radius: corner + 5
    border.width: 3
    border.color: Theme.accent
    z: 10
}
