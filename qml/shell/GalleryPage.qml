import QtQuick
import Inselwerk.Play

// The start: scenarios to choose from, games to go on with.
FocusScope {
    id: page
    signal menuWanted
    signal rulesWanted
    signal settingsWanted
    signal openWanted
    readonly property Item menuButton: head.menuButton
    readonly property real margin: Theme.small ? 12 : 20

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Gallery")

    GalleryHead {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top }
        onMenuWanted: page.menuWanted()
    }
    MessageBar {
        id: message
        anchors { left: parent.left; right: parent.right; top: head.bottom; leftMargin: page.margin; rightMargin: page.margin; topMargin: visible ? Theme.gap : 0 }
    }
    ScrollArea {
        id: side
        anchors { left: parent.left; leftMargin: page.margin - bleed; top: message.bottom; topMargin: page.margin - bleed; bottom: parent.bottom; bottomMargin: page.margin - bleed }
        width: (Theme.small ? 250 : 336) + 2 * bleed
        spacing: Theme.small ? 10 : 16
        ContinuePanel {
            width: parent.width
            visible: Desk.saves.hasLast || Desk.saves.count > 0
        }
        OpenPanel { width: parent.width; onOpenWanted: page.openWanted() }
        Column {
            width: parent.width
            spacing: 10
            GalleryButton { visible: Desk.hasEditor; iconName: "hex"; text: qsTr("Start the scenario editor"); onTriggered: Desk.startEditor() }
            GalleryButton { iconName: "rules"; key: Theme.small ? "" : "F1"; text: qsTr("Rules and controls"); onTriggered: page.rulesWanted() }
            GalleryButton { iconName: "settings"; text: qsTr("Settings"); onTriggered: page.settingsWanted() }
        }
    }
    ScenarioFilter {
        id: filter
        anchors { left: side.right; leftMargin: page.margin - side.bleed; right: parent.right; rightMargin: page.margin; top: message.bottom; topMargin: page.margin }
    }
    ScenarioGrid {
        id: grid
        focus: true
        anchors { left: side.right; leftMargin: page.margin - side.bleed - 8; right: parent.right; rightMargin: page.margin - 8; top: filter.bottom; bottom: parent.bottom; topMargin: 4 }
    }
}
