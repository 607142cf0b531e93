import QtQuick
import QtQuick.Templates as T

// A row in the list of a Choice.
T.ItemDelegate {
    id: row
    property string explanation
    property string seat              // colour of a mark in front
    property bool on: false
    implicitHeight: Math.max(32 * Theme.fontScale, implicitContentHeight + 10)
    leftPadding: 8
    rightPadding: 8
    hoverEnabled: true
    background: Rectangle {
        radius: Theme.fieldRadius
        color: row.highlighted || row.hovered ? Theme.accentSoft : "transparent"
        border.width: row.highlighted ? 1 : 0
        border.color: Theme.accent
    }
    contentItem: Row {
        spacing: 8
        SeatChip {
            visible: row.seat.length > 0
            seat: row.seat
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            width: parent.width - (row.seat.length > 0 ? 30 : 0)
            anchors.verticalCenter: parent.verticalCenter
            TextLabel { width: parent.width; text: row.text; bold: row.on; Accessible.ignored: true }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: row.explanation
                quiet: true
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.description: explanation
}
