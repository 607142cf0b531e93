import QtQuick

// Points from one source; a dash for none.
Text {
    property int value
    property bool strong: false
    text: value === 0 && !strong ? "–" : value
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    color: value === 0 && !strong ? Theme.ink2 : Theme.ink
    font { family: Theme.serif; bold: strong; pixelSize: (strong ? 16 : 14) * Theme.fontScale }
    fontSizeMode: Text.VerticalFit
    minimumPixelSize: 9
    Accessible.role: Accessible.StaticText
    Accessible.name: value
}
