pragma ComponentBehavior: Bound
import QtQuick

// A panel whose head are tabs; its children say themselves when they are seen. With one page the head is a title.
Rectangle {
    id: panel
    required property var pages           // [{ key, title, icon }]
    property string current
    readonly property int currentRow: Math.max(0, pages.findIndex(page => page.key === current))
    property real contentMargin: Theme.padding
    default property alias content: body.data
    signal picked(string key)

    color: Theme.panel
    radius: Theme.small ? 8 : Theme.panelRadius
    border.width: 1
    border.color: Theme.line

    PanelHead {
        id: title
        visible: panel.pages.length === 1
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1 }
        text: visible ? panel.pages[0].title : ""
        icon: visible ? panel.pages[0].icon : ""
    }
    Item {
        id: strip
        visible: panel.pages.length > 1
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1 }
        height: visible ? tabs.implicitHeight : 0
        Rectangle { anchors.fill: parent; radius: panel.radius - 1; color: Theme.panel2 }
        Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: panel.radius; color: Theme.panel2 }
        Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
        Tabs {
            id: tabs
            x: Theme.small ? 2 : 6
            readonly property real room: strip.width - 2 * x
            // Too many for icons and wide type: words alone; where not even they fit, icons, with the word of the one in use.
            readonly property real textWidth: {
                let sum = 0;
                for (const page of panel.pages)
                    sum += metrics.advanceWidth(page.title) + 6;
                return sum;
            }
            readonly property bool crowded: textWidth + panel.pages.length * (Theme.small ? 20 : 46) > room
            readonly property real share: Math.min(1.25, (room - 4 * (panel.pages.length - 1)) / textWidth)
            readonly property bool byIcons: crowded && share < 1
            // What the icons leave to the word of the one in use; too little, and it is an icon like the others.
            readonly property real rest: room - (panel.pages.length - 1) * (Theme.smallestTarget + 4)
            FontMetrics {
                id: metrics
                font { family: Theme.condensed; bold: true; pixelSize: Theme.rowSize }
            }
            // By a person; when pages come and go, the index follows the page in use.
            onCurrentIndexChanged: if (currentIndex !== panel.currentRow && currentIndex < panel.pages.length) panel.picked(panel.pages[currentIndex].key)
            Repeater {
                id: heads
                model: strip.visible ? panel.pages : []
                SideTab {
                    required property var modelData
                    text: modelData.title
                    iconName: modelData.icon
                    readonly property real wanted: metrics.advanceWidth(modelData.title) + 6
                    iconOnly: tabs.byIcons && (!on || tabs.rest < wanted * 0.85)
                    span: !tabs.crowded || iconOnly ? 0 : !tabs.byIcons ? wanted * tabs.share : Math.min(wanted + 8, tabs.rest)
                }
            }
        }
        Binding { target: tabs; property: "currentIndex"; value: panel.currentRow }
    }
    Item {
        id: body
        anchors {
            fill: parent
            margins: panel.contentMargin
            topMargin: (strip.visible ? strip.height : title.height) + (Theme.small ? 6 : panel.contentMargin)
        }
    }
}
