pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// How often each sum of the dice fell, as bars, against the curve to be expected, as a dashed line.
Item {
    id: histogram
    required property RollsModel rolls

    readonly property real foot: 17
    readonly property real column: width / 11
    readonly property real plot: Math.max(10, height - foot)

    implicitHeight: 76
    Accessible.role: Accessible.Chart
    Accessible.name: rolls.text

    function heightOf(value: real): real {
        return plot * value / Math.max(3, rolls.highest);
    }

    Repeater {
        model: histogram.rolls
        Item {
            id: bar
            required property int index
            required property int number
            required property int count
            required property real expected
            required property bool red
            required property bool last
            x: index * histogram.column
            width: histogram.column
            height: histogram.height
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 was rolled %n time(s).", "", count).arg(number)

            Rectangle {
                x: 2
                width: parent.width - 4
                height: histogram.heightOf(bar.count)
                y: histogram.plot - height
                radius: 2
                color: bar.number === 7 ? Theme.ink2 : Theme.accent
                opacity: 0.85
                Behavior on height { NumberAnimation { duration: Theme.hover; easing.type: Easing.OutQuad } }
            }
            Rectangle {   // the latest roll
                visible: bar.last
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 1 }
                width: parent.width - 4
                height: 15
                radius: 3
                color: "transparent"
                border.width: 1
                border.color: Theme.line2
            }
            TextLabel {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 1 }
                text: bar.number
                bold: true
                font.family: Theme.condensed
                font.pixelSize: 11
                color: bar.red ? Theme.bad : Theme.ink
                Accessible.ignored: true
            }
        }
    }

    // The curve, dash by dash.
    Repeater {
        model: histogram.rolls.total > 0 ? 10 : 0
        Item {
            id: segment
            required property int index
            readonly property real unit: histogram.heightOf(histogram.rolls.total / 36)
            readonly property real rise: unit * (index < 5 ? 1 : -1)
            readonly property real span: Math.hypot(histogram.column, rise)
            x: (index + 0.5) * histogram.column
            y: histogram.plot - unit * (6 - Math.abs(5 - index))
            rotation: Math.atan2(-rise, histogram.column) * 180 / Math.PI
            transformOrigin: Item.TopLeft

            Repeater {
                model: Math.ceil(segment.span / 8)
                Rectangle {
                    required property int index
                    x: index * 8
                    y: -1
                    width: Math.min(5, segment.span - x)
                    height: 2
                    color: Theme.warn
                    antialiasing: true
                }
            }
        }
    }
}
