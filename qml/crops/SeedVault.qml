pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The seed vault: two spaces of each player.
Column {
    id: vault
    required property RowModel rows
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    CropHeading { id: heading; text: qsTr("Seed vault") }
    Repeater {
        model: vault.rows
        Item {
            id: row
            required property string name
            required property string colour
            required property var first
            required property var second
            required property string text
            width: vault.width
            height: spaces.height
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            SeatChip {
                id: chip
                seat: row.colour
                size: 18
                anchors.verticalCenter: parent.verticalCenter
            }
            TextLabel {
                anchors { left: chip.right; leftMargin: 5; right: spaces.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                text: row.name
                bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: Theme.condensed
                font.pixelSize: Theme.rowSize
                Accessible.ignored: true
            }
            Row {
                id: spaces
                anchors.right: parent.right
                spacing: 4
                Repeater {
                    model: [row.first, row.second]
                    Item {
                        id: space
                        required property var modelData
                        readonly property bool free: modelData.length === 0
                        width: (vault.width - (Theme.small ? 60 : 76)) / 2
                        height: 28
                        Rectangle {
                            anchors.fill: parent
                            visible: !space.free
                            radius: 7
                            color: Theme.panel2
                            border.width: 1
                            border.color: Theme.line2
                        }
                        DashedFrame { anchors.fill: parent; visible: space.free; radius: 7; colour: Theme.line2 }
                        CropTokens {
                            visible: !space.free
                            anchors { left: parent.left; right: parent.right; margins: 4; verticalCenter: parent.verticalCenter }
                            crops: space.modelData
                            size: 22
                        }
                        TextLabel {
                            visible: space.free
                            anchors.centerIn: parent
                            text: qsTr("free", "space of the vault")
                            quiet: true
                            font.pixelSize: Theme.hintSize
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
