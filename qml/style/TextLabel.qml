import QtQuick

// Text as it is: names and files may hold anything. Wraps before it is shortened.
Text {
    property bool quiet: false
    property bool bold: false

    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    color: quiet ? Theme.ink2 : Theme.ink
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    font.bold: bold
    renderType: Text.NativeRendering
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
