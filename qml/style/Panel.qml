import QtQuick

// A panel with an optional head; its children are placed below the head, inside the edge.
Rectangle {
    id: panel
    property alias title: head.text
    property alias icon: head.icon
    property alias headExtra: head.extra   // items at the right of the head
    property real contentMargin: Theme.padding
    default property alias content: body.data
    readonly property real headHeight: head.visible ? head.height : 0

    color: Theme.panel
    radius: Theme.panelRadius
    border.width: 1
    border.color: Theme.line
    implicitWidth: body.childrenRect.width + 2 * contentMargin
    implicitHeight: headHeight + body.childrenRect.height + 2 * contentMargin

    PanelHead {
        id: head
        visible: text.length > 0
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1 }
    }
    Item {
        id: body
        anchors.fill: parent
        anchors.margins: panel.contentMargin
        anchors.topMargin: panel.headHeight + panel.contentMargin
    }
}
