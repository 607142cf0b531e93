import QtQuick
import QtQuick.Templates as T

// A quiet scroll bar that is there when there is something to scroll.
T.ScrollBar {
    visible: size < 0.999
    policy: T.ScrollBar.AsNeeded
    implicitWidth: 8
    minimumSize: 0.12
    contentItem: Rectangle {
        implicitWidth: 6
        radius: 3
        color: Theme.line2
        opacity: 0.7
    }
}
