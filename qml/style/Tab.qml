import QtQuick
import QtQuick.Templates as T

// One of Tabs.
T.AbstractButton {
    id: tab
    required property int index
    property string iconName
    readonly property Tabs tabs: parent ? parent.parent as Tabs : null
    readonly property bool on: tabs !== null && tabs.currentIndex === index

    implicitHeight: Math.max(36 * Theme.fontScale, implicitContentHeight + 12)
    implicitWidth: implicitContentWidth + 20
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: on || activeFocus   // one stop for all; arrows move. What has the focus keeps it
    hoverEnabled: true
    onClicked: if (tabs) tabs.currentIndex = index
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Item {
        Rectangle { anchors.fill: parent; color: tab.on ? Theme.panel : tab.hovered ? Theme.accentSoft : "transparent"; radius: 4 }
        Rectangle {
            visible: tab.on
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 3
            color: Theme.accent
        }
        FocusRing { shown: tab.visualFocus; anchors.margins: -1; corner: 3 }
    }
    contentItem: ButtonContent {
        text: tab.text
        iconName: tab.iconName
        iconSize: 16
        ink: tab.on ? Theme.ink : Theme.ink2
        family: Theme.dense
    }

    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: on
    Accessible.onPressAction: clicked()
}
