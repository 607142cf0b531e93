pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A harvest that goes on: which field and round, whose choice it is, and who follows.
Rectangle {
    id: harvest
    required property CropsModel crops
    implicitHeight: words.implicitHeight + 16
    radius: 7
    color: Theme.accentSoft
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Column {
        id: words
        anchors { left: parent.left; right: parent.right; margins: 8; verticalCenter: parent.verticalCenter }
        spacing: 6
        Row {
            width: parent.width
            spacing: 6
            TextLabel {
                id: title
                width: parent.width - round.width - parent.spacing
                text: harvest.crops.harvestText
                bold: true
                font.family: Theme.condensed
            }
            TextLabel {
                id: round
                anchors.baseline: title.baseline
                text: harvest.crops.roundText
                wrapMode: Text.NoWrap
                font.family: Theme.condensed
                font.pixelSize: Theme.rowSize
            }
        }
        Flow {
            width: parent.width
            spacing: 6
            Repeater {
                model: harvest.crops.order
                Row {
                    id: next
                    required property int index
                    required property string name
                    required property string colour
                    required property bool now
                    required property string text
                    spacing: 5
                    Accessible.role: Accessible.ListItem
                    Accessible.name: text
                    LineIcon {
                        visible: next.index > 0
                        anchors.verticalCenter: parent.verticalCenter
                        name: "right"
                        size: 11
                        lineWidth: 2.4
                    }
                    SeatChip {
                        seat: next.colour
                        size: 18
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        text: next.name
                        bold: next.now
                        wrapMode: Text.NoWrap
                        font.family: Theme.dense
                        font.pixelSize: Theme.rowSize
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
