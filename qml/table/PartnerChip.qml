import QtQuick

// Somebody to whom an offer may go, on or off.
Pressable {
    id: chip
    required property string colour
    property bool chosen: true
    implicitWidth: row.implicitWidth + 14
    implicitHeight: 28
    corner: 14
    checkable: false
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: chosen
    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: chip.chosen ? Theme.accentSoft : Theme.panel
            border.width: chip.chosen ? 2 : 1
            border.color: chip.chosen ? Theme.accent : Theme.line2
        }
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 4
            SeatChip { seat: chip.colour; size: 18; opacity: chip.chosen ? 1 : 0.5; anchors.verticalCenter: parent.verticalCenter }
            TextLabel {
                visible: !Theme.small
                text: chip.name
                width: Math.min(implicitWidth, 74)
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                font.family: Theme.condensed
                font.pixelSize: Theme.rowSize
                font.strikeout: !chip.chosen
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
}
