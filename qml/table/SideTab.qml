import QtQuick

// A tab of a narrow column: without icon, and with smaller type, where there are many; or as its icon alone.
Tab {
    id: tab
    property real span: 0             // width that its text may have in a narrow column; 0: as much as it wants
    property bool iconOnly: false     // its text is a hint then
    readonly property bool narrow: span > 0
    implicitWidth: narrow ? span : iconOnly ? Theme.smallestTarget : implicitContentWidth + (Theme.small ? 8 : 20)
    implicitHeight: (Theme.small ? 30 : 36) * Theme.fontScale
    contentItem: SideTabLabel {
        text: tab.iconOnly ? "" : tab.text
        iconName: tab.iconOnly || !(tab.narrow || Theme.small) ? tab.iconName : ""
        on: tab.on
        narrow: tab.narrow || Theme.small
        room: tab.narrow ? tab.width - 3 : 1000
    }
    HintBubble { text: tab.text; shown: tab.iconOnly && (tab.hovered || tab.visualFocus) }
}
