import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// The menu of the program. What does not apply on a page is left out.
T.Menu {
    id: menu
    signal openWanted
    signal saveWanted
    signal rulesWanted
    signal helpWanted
    signal settingsWanted
    signal galleryWanted
    signal quitWanted
    readonly property bool atTable: Desk.page === Desk.Table
    readonly property bool atGallery: Desk.page === Desk.Gallery

    function openAt(button: Item) {
        if (button) {
            parent = button;
            x = Math.min(0, button.Window.width - button.mapToItem(null, 0, 0).x - implicitWidth - 8);
            y = button.height + 4;
        }
        open();
        currentIndex = atGallery ? 1 : 0;   // the first that is shown
    }

    margins: 6
    padding: 4
    overlap: 0
    focus: true
    implicitWidth: 320 * Theme.fontScale
    implicitHeight: contentItem.implicitHeight + 8
    background: Rectangle {
        color: Theme.panel
        radius: Theme.panelRadius
        border.width: 1
        border.color: Theme.line2
    }
    contentItem: ListView {
        implicitHeight: contentHeight
        model: menu.contentModel
        currentIndex: menu.currentIndex
        interactive: false
    }

    MenuEntry { text: qsTr("To the gallery"); iconName: "hex"; shown: !menu.atGallery; onTriggered: menu.galleryWanted() }
    MenuEntry { text: qsTr("Open …"); iconName: "open"; key: qsTr("Ctrl+O"); onTriggered: menu.openWanted() }
    MenuEntry { text: qsTr("Save as …"); iconName: "save"; key: qsTr("Ctrl+S"); shown: menu.atTable; onTriggered: menu.saveWanted() }
    MenuEntry { text: qsTr("Rules of the scenario"); iconName: "rules"; key: "F1"; shown: !menu.atGallery; onTriggered: menu.rulesWanted() }
    MenuEntry { text: qsTr("Controls"); iconName: "info"; key: menu.atGallery ? "F1" : ""; onTriggered: menu.helpWanted() }
    MenuEntry { text: qsTr("Settings"); iconName: "settings"; key: qsTr("Ctrl+,"); onTriggered: menu.settingsWanted() }
    MenuEntry { text: qsTr("Quit"); iconName: "cross"; key: qsTr("Ctrl+Q"); onTriggered: menu.quitWanted() }
}
