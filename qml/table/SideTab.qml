import QtQuick

// A tab of a narrow column: without icon, and with smaller type, where there are many.
Tab {
    id: tab
    property int many: 2
    property real room: 200
    readonly property bool narrow: many * 78 > room
    implicitWidth: narrow ? Math.min(implicitContentWidth + 12, room / many + 8) : implicitContentWidth + 20
    implicitHeight: (Theme.small ? 30 : 36) * Theme.fontScale
    contentItem: SideTabLabel {
        text: tab.text
        iconName: tab.narrow || Theme.small ? "" : tab.iconName
        on: tab.on
        narrow: tab.narrow || Theme.small
        room: tab.width - 6
    }
}
