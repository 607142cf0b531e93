import QtQuick
import QtQuick.Templates as T

// One line about the item it lies in: a name, a reason. Above it, or below where there is no room. Never over a menu.
T.ToolTip {
    id: bubble
    property bool shown: false
    visible: shown && text.length > 0 && !Theme.menuOpen
    delay: 500
    timeout: 8000
    margins: 6
    padding: 6
    leftPadding: 10
    rightPadding: 10
    closePolicy: T.Popup.CloseOnEscape
    implicitWidth: Math.min(360, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (parent.mapToItem(null, 0, 0).y > implicitHeight + 12 ? -implicitHeight - 6 : parent.height + 6) : 0

    background: Rectangle {
        color: Theme.panel2
        radius: Theme.fieldRadius
        border.width: 1
        border.color: Theme.line2
    }
    contentItem: TextLabel {
        text: bubble.text
        font.pixelSize: Theme.rowSize
        Accessible.ignored: true
    }
}
