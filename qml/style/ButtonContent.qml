import QtQuick

// What a button shows: icon, text and key, in the middle or at the left.
Item {
    id: content
    property string text
    property string iconName
    property string key
    property color ink: Theme.ink
    property bool bold: true
    property bool leftAligned: false
    property real iconSize: 18
    property string family: Theme.sans
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        spacing: 8
        anchors.verticalCenter: parent.verticalCenter
        x: content.leftAligned ? 0 : (parent.width - width) / 2
        LineIcon {
            visible: content.iconName.length > 0
            name: content.iconName
            size: content.iconSize
            ink: content.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            visible: text.length > 0
            text: content.text
            textFormat: Text.PlainText
            color: content.ink
            font.family: content.family
            font.pixelSize: Theme.buttonSize
            font.bold: content.bold
            renderType: Text.NativeRendering
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        KeyHint {
            visible: content.key.length > 0
            text: content.key
            ink: content.ink
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
