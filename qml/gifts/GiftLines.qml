pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The gift track in lines of five spaces, the last ones on top: each space as wide as its markers need.
Column {
    id: track
    required property GiftsModel gifts
    readonly property RowModel rows: gifts.track
    property bool on: true
    property bool headed: true            // its heading is seen
    property bool tight: false
    visible: on
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    readonly property int inLine: gifts.lineLength
    readonly property int lines: Math.ceil(rows.count / inLine)
    property string start                 // the label of the first space
    readonly property real lineHeight: Math.round((tight ? 22 : 28) * Theme.fontScale)
    readonly property real step: tight ? 18 : 23                    // from a marker to the next
    readonly property real digitWidth: Math.ceil(metrics.advanceWidth(Math.max(8, rows.count - 1))) + 7
    readonly property real startWidth: Math.ceil(metrics.advanceWidth(start)) + 7

    FontMetrics {
        id: metrics
        font { family: Theme.condensed; bold: true; pixelSize: Theme.hintSize }
    }
    TextLabel {
        id: heading
        visible: track.headed
        text: qsTr("Gift track")
        bold: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
        Accessible.role: Accessible.Heading
    }
    Item {
        width: parent.width
        height: track.lines * track.lineHeight
        Column {
            width: parent.width
            Repeater {
                model: track.on ? track.lines : 0
                Row {   // the positioner knows which spaces are in its line
                    id: line
                    required property int index
                    readonly property int number: track.lines - 1 - index     // from the start
                    readonly property int spaces: Math.min(track.inLine, track.rows.count - number * track.inLine)
                    readonly property real labels: (number === 0 ? track.startWidth : track.digitWidth)
                                                   + (spaces - 1) * track.digitWidth
                    width: track.width
                    height: track.lineHeight
                    layoutDirection: Qt.RightToLeft
                    Repeater {
                        model: track.rows
                        GiftSpace {
                            id: space
                            here: Math.floor(key / track.inLine) === line.number
                            height: track.lineHeight
                            readonly property real room: line.width - line.labels
                            markerStep: Math.min(track.step, room / Math.max(1, lineMarkers))
                            labelWidth: key === 0 ? track.startWidth : track.digitWidth
                            width: labelWidth + markers.length * markerStep
                                   + Math.max(0, room - lineMarkers * markerStep) / line.spaces
                            Binding { target: track; property: "start"; value: space.label; when: space.here && space.key === 0 }
                        }
                    }
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.width: 1
            border.color: Theme.line2
        }
    }
}
