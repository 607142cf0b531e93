pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The storage records of all players, each with its two rows and what their places earn.
Column {
    id: records
    required property RowModel rows
    required property var rewards
    readonly property real band: Math.min(109, width * 0.46)
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    CropHeading { id: heading; text: qsTr("Storage records") }
    Repeater {
        model: records.rows
        Item {
            id: record
            required property string name
            required property string colour
            required property var upper
            required property var lower
            required property int total
            required property string text
            width: records.width
            height: bands.height + 2
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            SeatChip {
                id: chip
                seat: record.colour
                size: 18
                anchors.verticalCenter: parent.verticalCenter
            }
            TextLabel {
                anchors { left: chip.right; leftMargin: 5; right: bands.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                text: record.name
                bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: Theme.condensed
                font.pixelSize: Theme.rowSize
                Accessible.ignored: true
            }
            Column {
                id: bands
                anchors { right: sum.left; rightMargin: 6 }
                spacing: 2
                StorageRow { width: records.band; crops: record.upper; rewards: records.rewards }
                StorageRow { width: records.band; crops: record.lower; rewards: records.rewards }
            }
            Text {
                id: sum
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: 16
                horizontalAlignment: Text.AlignRight
                text: record.total
                textFormat: Text.PlainText
                color: Theme.ink
                font { family: Theme.serif; bold: true; pixelSize: Theme.bodySize }
                Accessible.ignored: true
            }
        }
    }
}
