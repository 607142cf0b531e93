import QtQuick

// A key and what it does.
Item {
    id: row
    property string key
    property string text
    width: parent ? parent.width : 400
    implicitHeight: Math.max(30, label.implicitHeight + 8)
    Accessible.role: Accessible.Row
    Accessible.name: text
    Accessible.description: key
    KeyHint { text: row.key; anchors.verticalCenter: parent.verticalCenter }
    TextLabel {
        id: label
        x: 110 * Theme.fontScale
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: row.text
        Accessible.ignored: true
    }
    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
}
