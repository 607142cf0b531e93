pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// The menu of the table. Up and Down move, Enter chooses, Escape leaves.
T.Popup {
    id: menu
    required property GameSession session
    signal galleryWanted
    signal openWanted
    signal saveWanted
    signal rulesWanted
    signal settingsWanted
    signal quitWanted

    padding: 6
    focus: true
    modal: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: column.implicitWidth + 2 * padding
    implicitHeight: column.implicitHeight + 2 * padding
    onOpened: first.forceActiveFocus(Qt.TabFocusReason)

    function done(action: var) {
        close();
        action();
    }

    background: Rectangle {
        color: Theme.panel
        radius: Theme.panelRadius
        border.width: 1
        border.color: Theme.line2
    }
    Column {
        id: column
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("Menu")
        Keys.onUpPressed: move(false)
        Keys.onDownPressed: move(true)
        function move(forward: bool) {
            let item = Window.activeFocusItem;
            do {
                item = item.nextItemInFocusChain(forward);
            } while (item && !(item as MenuRow));
            if (item)
                item.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        }

        MenuRow { id: first; width: menu.availableWidth; iconName: "play"; text: qsTr("New game"); key: qsTr("Ctrl+N"); onTriggered: menu.done(menu.galleryWanted) }
        MenuRow { width: menu.availableWidth; iconName: "open"; text: qsTr("Open …"); key: qsTr("Ctrl+O"); onTriggered: menu.done(menu.openWanted) }
        MenuRow { width: menu.availableWidth; iconName: "save"; text: qsTr("Save as …"); key: qsTr("Ctrl+S"); onTriggered: menu.done(menu.saveWanted) }
        MenuRow {
            width: menu.availableWidth
            iconName: "undo"
            text: qsTr("Undo")
            key: qsTr("Ctrl+Z")
            reason: menu.session.canUndo ? "" : menu.session.undoText
            onTriggered: menu.done(() => menu.session.undo())
        }
        Line { width: parent.width }
        MenuRow { width: menu.availableWidth; iconName: "rules"; text: qsTr("Rules"); key: "F1"; onTriggered: menu.done(menu.rulesWanted) }
        MenuRow { width: menu.availableWidth; iconName: "settings"; text: qsTr("Settings"); key: qsTr("Ctrl+,"); onTriggered: menu.done(menu.settingsWanted) }
        Line { width: parent.width }
        Repeater {
            model: Languages.available
            MenuRow {
                required property string modelData
                width: menu.availableWidth
                iconName: ""
                text: Languages.nativeName(modelData)
                checked_: Languages.current === modelData
                Accessible.checkable: true
                Accessible.checked: checked_
                onTriggered: Languages.current = modelData
            }
        }
        Line { width: parent.width }
        MenuRow { width: menu.availableWidth; iconName: "cross"; text: qsTr("Quit"); key: qsTr("Ctrl+Q"); onTriggered: menu.done(menu.quitWanted) }
    }
}
