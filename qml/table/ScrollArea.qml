import QtQuick
import QtQuick.Templates as T

// A column that scrolls when it is higher than its place; what gets the keyboard focus is scrolled into view.
Flickable {
    id: area
    property real spacing: 12
    readonly property real bleed: 7      // room around it for focus rings and badges
    default property alias content: column.data
    readonly property Item focused: Window.activeFocusItem

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * bleed
    implicitHeight: contentHeight
    anchors { leftMargin: -bleed; rightMargin: -bleed; topMargin: -bleed; bottomMargin: -bleed }
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    onHeightChanged: returnToBounds()

    onFocusedChanged: {
        for (let item = focused; item; item = item.parent) {
            if (item !== column)
                continue;
            const top = focused.mapToItem(column, 0, 0).y - 8;
            const bottom = top + focused.height + 16;
            if (top < contentY)
                contentY = Math.max(0, top);
            else if (bottom > contentY + height)
                contentY = Math.max(0, Math.min(top, bottom - height));
            return;
        }
    }

    Column {
        id: column
        x: area.bleed
        y: area.bleed
        width: area.width - 2 * area.bleed   // never by the bar's being there: heights follow from it, and the bar from them
        spacing: area.spacing
    }
    T.ScrollBar.vertical: T.ScrollBar {
        id: bar
        visible: area.contentHeight > area.height + 1
        policy: T.ScrollBar.AsNeeded
        implicitWidth: 6
        minimumSize: 0.15
        contentItem: Rectangle {
            implicitWidth: 5
            radius: 2.5
            color: Theme.line2
            opacity: 0.7
        }
    }
}
