import QtQuick

// An award that a player holds.
Rectangle {
    property alias text: label.text
    implicitWidth: label.implicitWidth + 14
    implicitHeight: label.implicitHeight + 3
    radius: height / 2
    color: "transparent"
    border.width: 1
    border.color: Theme.award
    TextLabel {
        id: label
        anchors.centerIn: parent
        color: Theme.award
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.hintSize
        font.family: Theme.middling ? Theme.condensed : Theme.sans
        Accessible.ignored: true
    }
}
