import QtQuick

// A short label in a pill.
Rectangle {
    id: chip
    property alias text: label.text
    property string iconName
    property color ink: Theme.ink
    property string family: Theme.sans
    implicitWidth: row.implicitWidth + (family === Theme.condensed ? 14 : 18)
    implicitHeight: Math.max(22, row.implicitHeight + 4)
    radius: height / 2
    color: Theme.panel
    border.width: 1
    border.color: ink === Theme.ink ? Theme.line2 : ink

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 5
        LineIcon {
            visible: chip.iconName.length > 0
            name: chip.iconName
            size: 14
            ink: chip.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        TextLabel {
            id: label
            color: chip.ink
            font.family: chip.family
            font.pixelSize: Theme.rowSize
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
