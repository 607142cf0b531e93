import QtQuick

// How many cards lie there: a dark disc with a number, on the corner of a card.
Rectangle {
    id: badge
    property int count: 0
    property real size: 23
    property bool inverted: false   // what was picked, against what is held
    width: Math.max(size, number.implicitWidth + size * 0.45)
    height: size
    radius: height / 2
    color: inverted ? Theme.accent : "#2B2118"
    border.width: 1.6
    border.color: Theme.printCream

    Text {
        id: number
        anchors.centerIn: parent
        text: badge.count
        textFormat: Text.PlainText
        color: badge.inverted ? Theme.accentInk : "#FFF6E0"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: badge.size * 0.59
        Accessible.ignored: true
    }
}
