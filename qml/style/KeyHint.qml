import QtQuick

// A key in a small frame.
Rectangle {
    id: hint
    property alias text: label.text
    property color ink: Theme.ink
    implicitWidth: label.implicitWidth + 8
    implicitHeight: label.implicitHeight + 1
    radius: 4
    color: "transparent"
    opacity: 0.75
    border.width: 1
    border.color: ink

    Text {
        id: label
        anchors.centerIn: parent
        color: hint.ink
        textFormat: Text.PlainText
        font.family: Theme.condensed
        font.pixelSize: Theme.hintSize
        font.bold: true
        Accessible.ignored: true
    }
}
