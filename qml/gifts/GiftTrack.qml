pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The gift track, the last space on top: markers in the order in which they came, with their laps. Spaces where nobody
// stands are low, but in large windows.
Column {
    id: track
    required property RowModel rows
    property bool on: true
    visible: on
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    TextLabel {
        id: heading
        text: qsTr("Gift track")
        bold: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        width: parent.width
        height: spaces.height + 2
        radius: 7
        color: "transparent"
        border.width: 1
        border.color: Theme.line2
        Column {
            id: spaces
            x: 1
            y: 1
            width: parent.width - 2
            Repeater {
                model: track.on ? track.rows : null
                Rectangle {
                    id: space
                    required property int index
                    required property string label
                    required property var markers
                    required property bool leads
                    required property string note
                    required property string text
                    width: spaces.width
                    readonly property bool low: markers.length === 0 && (Theme.small || Theme.middling || Theme.windowHeight < 1200)
                    height: (low ? 14 : Theme.small ? 23 : 25) * Theme.fontScale
                    radius: index === 0 || index === track.rows.count - 1 ? 6 : 0
                    color: leads ? Theme.highlight : index % 2 ? Theme.panel2 : Theme.panel
                    Accessible.role: Accessible.ListItem
                    Accessible.name: text
                    Text {
                        id: number
                        anchors.verticalCenter: parent.verticalCenter
                        width: 44
                        horizontalAlignment: Text.AlignHCenter
                        text: space.label
                        textFormat: Text.PlainText
                        color: Theme.ink2
                        font { family: Theme.serif; bold: true; pixelSize: space.low ? Theme.captionSize : Theme.rowSize }
                        Accessible.ignored: true
                    }
                    Row {
                        id: chips
                        anchors { left: number.right; leftMargin: 4; verticalCenter: parent.verticalCenter }
                        spacing: 4
                        Repeater {
                            model: space.markers
                            GiftMarker { required property var modelData; seat: modelData.colour; lap: modelData.lap }
                        }
                    }
                    FitLabel {
                        anchors { left: chips.right; leftMargin: 8; right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
                        visible: implicitWidth <= width   // the tile below says the same
                        text: space.note
                        condensed: Theme.small || Theme.middling
                        wrapMode: Text.NoWrap
                        font.pixelSize: Theme.hintSize
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
