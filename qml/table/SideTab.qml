import QtQuick

// A tab of a narrow column: without icon, and with smaller type, where there are many.
Tab {
    id: tab
    property real span: 0             // width that its text may have in a narrow column; 0: as much as it wants
    readonly property bool narrow: span > 0
    implicitWidth: narrow ? span : implicitContentWidth + 20
    implicitHeight: (Theme.small ? 30 : 36) * Theme.fontScale
    contentItem: SideTabLabel {
        text: tab.text
        iconName: tab.narrow || Theme.small ? "" : tab.iconName
        on: tab.on
        narrow: tab.narrow || Theme.small
        room: tab.narrow ? tab.width - 3 : 1000
    }
}
