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
        for (let i = 0; i < row.children.length; ++i) {   // `for … of` past the end of a list of items is a type error
            const segment = row.children[i] as Segment;
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
