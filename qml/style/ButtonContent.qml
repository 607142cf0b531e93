import QtQuick

// What a button shows: icon, text and key, in the middle or at the left. Where the button is narrower than its text wants,
// the text becomes condensed, then smaller.
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
    readonly property real taken: (iconName.length > 0 ? iconSize + row.spacing : 0) + (hint.visible ? hint.width + row.spacing : 0)
    readonly property bool tight: width > 0 && wide.advanceWidth + taken > width + 1
    implicitWidth: Math.ceil(text.length > 0 ? wide.advanceWidth + 1 + taken : row.implicitWidth)
    implicitHeight: row.implicitHeight

    TextMetrics {
        id: wide
        text: content.text
        font { family: content.family; pixelSize: Theme.buttonSize; bold: true }
    }
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
            width: content.tight ? Math.min(implicitWidth, content.width - content.taken) : implicitWidth
            font.family: content.tight ? Theme.condensed : content.family
            font.pixelSize: Theme.buttonSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            font.bold: content.bold
            renderType: Text.NativeRendering
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        KeyHint {
            id: hint
            visible: content.key.length > 0
            text: content.key
            ink: content.ink
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
