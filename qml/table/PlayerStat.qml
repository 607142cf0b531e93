import QtQuick

// A small count with its picture, of a player; in a frame where it holds an award.
Row {
    id: stat
    property string icon
    property int value
    property bool award: false
    property bool dense: false
    spacing: dense ? 2 : 3
    Item {   // a frame that takes no room
        width: 0
        height: number.height
        Rectangle {
            visible: stat.award
            x: stat.dense ? -3 : -5
            y: stat.dense ? 0 : -1
            width: stat.width - 2 * x + (stat.dense ? 1 : 0)
            height: parent.height - 2 * y
            radius: height / 2
            color: "transparent"
            border.width: 1
            border.color: Theme.award
        }
    }
    LineIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: stat.icon
        size: stat.dense ? 12 : 15
        ink: stat.award ? Theme.award : Theme.ink
        lineWidth: stat.award ? 2.4 : 1.9
    }
    TextLabel {
        id: number
        anchors.verticalCenter: parent.verticalCenter
        text: stat.value
        bold: true
        wrapMode: Text.NoWrap
        color: stat.award ? Theme.award : Theme.ink
        font.family: stat.dense ? Theme.condensed : Theme.sans
        font.pixelSize: (stat.dense ? 11.5 : 12.5) * Theme.fontScale
        Accessible.ignored: true
    }
}
