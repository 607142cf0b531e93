import QtQuick

// A small count with its picture, of a player.
Row {
    id: stat
    property string icon
    property int value
    property bool award: false
    property bool dense: false
    spacing: dense ? 2 : 3
    LineIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: stat.icon
        size: stat.dense ? 12 : 15
        ink: stat.award ? Theme.award : Theme.ink
        lineWidth: stat.award ? 2.4 : 1.9
    }
    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: stat.value
        bold: true
        wrapMode: Text.NoWrap
        color: stat.award ? Theme.award : Theme.ink
        font.family: stat.dense ? Theme.condensed : Theme.sans
        font.pixelSize: (stat.dense ? 11.5 : 12.5) * Theme.fontScale
        font.underline: stat.award
        Accessible.ignored: true
    }
}
