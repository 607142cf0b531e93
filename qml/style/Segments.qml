import QtQuick

// A few choices side by side, one of them on: Segment items, each with its `index`. Left and Right move.
Item {
    id: segments
    property int currentIndex: 0
    property string name                // for screen readers
    default property alias content: row.data
    signal chosen(int index)
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    function move(by: int) {
        const next = currentIndex + by;
        for (const child of row.children) {
            const segment = child as Segment;
            if (segment && segment.index === next) {
                chosen(next);
                segment.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)

    Row { id: row; spacing: 8 }
}
