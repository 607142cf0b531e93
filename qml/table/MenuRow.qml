import QtQuick

// An entry of the menu, with its shortcut.
Pressable {
    id: row
    property string iconName
    property string key
    property bool checked_: false
    required text

    name: text
    implicitHeight: 36
    implicitWidth: label.implicitWidth + keys.implicitWidth + 84
    corner: 5
    Accessible.role: Accessible.MenuItem
    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            radius: 5
            color: row.hovered || row.visualFocus ? Theme.accentSoft : "transparent"
        }
        LineIcon {
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            visible: name.length > 0
            name: row.checked_ ? "check" : row.iconName
            size: 18
            ink: row.possible ? Theme.ink : Theme.ink2
        }
        TextLabel {
            id: label
            x: 40
            anchors.verticalCenter: parent.verticalCenter
            text: row.text
            wrapMode: Text.NoWrap
            quiet: !row.possible
            bold: row.checked_
            Accessible.ignored: true
        }
        TextLabel {
            id: keys
            anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            text: row.key
            quiet: true
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.rowSize
            Accessible.ignored: true
        }
    }
}
