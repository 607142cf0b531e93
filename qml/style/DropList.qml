import QtQuick
import QtQuick.Templates as T

// The list that a Choice opens.
T.Popup {
    id: list
    property alias items: view.model
    property alias currentIndex: view.currentIndex
    margins: 6
    padding: 4
    implicitHeight: Math.min(view.contentHeight + 8, 320)
    background: Rectangle {
        color: Theme.panel
        radius: Theme.buttonRadius
        border.width: 1
        border.color: Theme.line2
    }
    ListView {
        id: view
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
    }
}
