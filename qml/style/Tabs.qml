import QtQuick

// A row of Tab items, each with its `index`. Left and Right move; `currentIndex` says which is on.
Item {
    id: tabs
    property int currentIndex: 0
    default property alias content: row.data
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.PageTabList

    function move(by: int) {
        const next = currentIndex + by;
        for (let i = 0; i < row.children.length; ++i) {   // `for … of` past the end of a list of items is a type error
            const tab = row.children[i] as Tab;
            if (tab && tab.index === next && tab.visible) {
                currentIndex = next;
                tab.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)

    Row { id: row; spacing: 4 }
}
