import QtQuick
import QtQuick.Templates as T

// An entry of the menu, with its key.
T.MenuItem {
    id: row
    property string iconName
    property string key
    property bool shown: true
    visible: shown
    enabled: shown
    width: parent ? parent.width : implicitWidth
    implicitWidth: 300
    implicitHeight: shown ? Math.max(36 * Theme.fontScale, implicitContentHeight + 12) : 0
    height: implicitHeight
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    background: Rectangle {
        radius: Theme.buttonRadius
        color: row.highlighted ? Theme.accentSoft : "transparent"
        border.width: row.highlighted ? 2 : 0
        border.color: Theme.accent
        KeyHint {
            visible: text.length > 0
            anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
            text: row.key
        }
    }
    leftPadding: 10
    contentItem: ButtonContent {
        text: row.text
        iconName: row.iconName
        bold: false
        leftAligned: true
    }
    Accessible.role: Accessible.MenuItem
    Accessible.name: text
    Accessible.description: key
    Accessible.onPressAction: { triggered(); menu?.close(); }
}
