import QtQuick

// A page over the page: title, close button, content that scrolls in a column of readable width.
FocusScope {
    id: sheet
    property string title
    property string iconName
    property real columnWidth: 760 * Theme.fontScale
    default property alias content: area.content
    readonly property alias area: area
    signal closed
    signal sheetWanted(string file)

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle { anchors.fill: parent; color: Theme.window }
    Panel {
        id: panel
        width: Math.min(parent.width - 2 * Theme.gap, sheet.columnWidth + 2 * 20)
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; bottom: parent.bottom; topMargin: Theme.gap; bottomMargin: Theme.gap }
        implicitHeight: 400
        title: sheet.title
        icon: sheet.iconName
        contentMargin: Theme.small ? 14 : 20
        headExtra: IconButton {
            id: close
            iconName: "cross"
            text: qsTr("Close")
            implicitHeight: 30
            focus: true
            hintOnFocus: false   // it has the focus when the sheet opens, and would lie over the first lines
            onTriggered: sheet.closed()
        }
        ScrollArea {
            id: area
            anchors.fill: parent
            spacing: 16
        }
    }
    // Page keys scroll, wherever the focus is.
    Keys.onPressed: event => {
        const steps = { [Qt.Key_PageDown]: 0.9, [Qt.Key_PageUp]: -0.9, [Qt.Key_Down]: 0.1, [Qt.Key_Up]: -0.1 };
        const step = steps[event.key];
        if (step === undefined || area.contentHeight <= area.height)
            return;
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + step * area.height));
        event.accepted = true;
    }
}
