import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// The window of the player program: one page at a time (gallery, set-up, table), sheets over it, the menu.
T.ApplicationWindow {
    id: window
    property alias sheet: sheets.current
    property size wanted: Qt.size(0, 0)   // for this run; none: as it was last time
    readonly property Item page: pages.item as Item
    readonly property var pageObject: pages.item

    minimumWidth: 1024
    minimumHeight: 600
    visible: true
    title: Desk.page === Desk.Table && Desk.session
           ? qsTr("%1 – Inselwerk", "%1: scenario").arg(Desk.session.scenarioName) : "Inselwerk"
    color: Theme.window

    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }
    Binding { target: Theme; property: "menuOpen"; value: menu.visible }

    UnsavedBar {
        id: unsaved
        anchors { left: parent.left; right: parent.right; top: parent.top }
        visible: reason.length > 0 && !sheets.open
        onSaveWanted: window.saveFile()
    }
    Loader {
        id: pages
        anchors { left: parent.left; right: parent.right; top: unsaved.bottom; bottom: parent.bottom }
        focus: !sheets.open
        enabled: !sheets.open
        visible: !sheets.open
        function show() {
            switch (Desk.page) {
            case Desk.Gallery: setSource("GalleryPage.qml"); break;
            case Desk.SetUp: setSource("SetupPage.qml"); break;
            case Desk.Table: setSource("TablePage.qml", { session: Desk.session }); break;
            }
            if (item)
                (item as Item).forceActiveFocus(Qt.TabFocusReason);
        }
        Component.onCompleted: show()
    }
    Connections {
        target: Desk
        function onPageChanged() { sheets.close(); pages.show(); }
        function onProblemsWanted() { sheets.show("ProblemsSheet.qml"); }
        function onLeaveAsked() { sheets.show("LeaveSheet.qml"); }
        function onCloseWanted() { window.close(); }
    }
    Connections {
        target: pages.item
        ignoreUnknownSignals: true
        function onMenuWanted() { menu.openAt(window.pageObject?.menuButton ?? null); }
        function onRulesWanted() { window.showRules(); }
        function onSettingsWanted() { sheets.show("SettingsSheet.qml"); }
        function onOpenWanted() { window.openFile(); }
        function onSaveWanted() { window.saveFile(); }
        function onGalleryWanted() { Desk.toGallery(); }
    }

    Sheets {
        id: sheets
        anchors.fill: parent
        onClosed: {
            Desk.stay();
            (window.page ?? pages).forceActiveFocus(Qt.TabFocusReason);
        }
    }
    MainMenu {
        id: menu
        onOpenWanted: window.afterMenu(window.openFile)
        onSaveWanted: window.afterMenu(window.saveFile)
        onRulesWanted: window.afterMenu(window.showRules)
        onHelpWanted: window.afterMenu(() => sheets.show("HelpSheet.qml"))
        onSettingsWanted: window.afterMenu(() => sheets.show("SettingsSheet.qml"))
        onGalleryWanted: window.afterMenu(Desk.toGallery)
        onQuitWanted: window.afterMenu(window.close)
        onClosed: if (!sheets.open && window.page) window.page.forceActiveFocus(Qt.TabFocusReason)
    }

    // When it closes, the menu gives the focus back to where it was: what it opens comes after that.
    function afterMenu(action: var) { Qt.callLater(action); } // qmllint disable
    function showSheet(file: string) { sheets.show(file); }
    // The dialog of files is made when it is first wanted: it costs time.
    Loader { id: files; active: false; source: "FileDialogs.qml" }
    function openFile() { files.active = true; (files.item as FileDialogs).open(); }
    function saveFile() { sheets.show("SaveSheet.qml"); }
    function showRules() { sheets.show(Desk.page === Desk.Gallery ? "HelpSheet.qml" : "RulesSheet.qml"); }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => { if (drop.urls.length > 0) Desk.openUrl(drop.urls[0]); }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 6
            visible: parent.containsDrag
            color: "transparent"
            radius: Theme.panelRadius
            border.width: 4
            border.color: Theme.accent
        }
    }

    Shortcut { sequence: "F1"; onActivated: window.showRules() }
    Shortcut { sequence: "F10"; onActivated: menu.openAt(window.pageObject?.menuButton ?? null) }
    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    Shortcut { sequence: "Ctrl+,"; onActivated: sheets.show("SettingsSheet.qml") }
    Shortcut { sequences: [StandardKey.Open]; onActivated: window.openFile() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.Save]; enabled: Desk.page === Desk.Table; onActivated: window.saveFile() } // qmllint disable unqualified
    Shortcut { sequence: "Ctrl+Shift+Z"; enabled: Desk.page === Desk.Table && !sheets.open; onActivated: Desk.session.redo() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: window.close() }   // StandardKey.Quit is empty on plain desktops

    onClosing: close => {
        close.accepted = Desk.mayClose();
        if (close.accepted && wanted.width <= 0)
            Settings.setWindowGeometry("play", Qt.rect(x, y, width, height));
    }
    Component.onCompleted: {
        const last = wanted.width > 0 ? wanted : Settings.windowGeometry("play");
        width = last.width >= minimumWidth ? last.width : 1600;
        height = last.height >= minimumHeight ? last.height : 1000;
        if (wanted.width > 0)
            return;
        // With its frame, the window fits the screen.
        width = Math.min(width, Math.max(minimumWidth, Math.min(Screen.width, Screen.desktopAvailableWidth) - 16));
        height = Math.min(height, Math.max(minimumHeight, Math.min(Screen.height, Screen.desktopAvailableHeight) - 48));
    }
}
