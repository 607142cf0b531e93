pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A space of the gift track in a line of them: its number and the markers on it.
Rectangle {
    id: space
    required property int key             // its number, the start being 0
    required property string label
    required property var markers
    required property int lineMarkers     // of all spaces in its line
    required property bool leads
    required property string text
    property bool here: true              // it is in this line
    property real labelWidth: 14
    property real markerStep: 18
    visible: here
    readonly property real chip: Math.min(20, height - 5, markerStep - 1)
    color: leads ? Theme.highlight : key % 2 ? Theme.panel2 : Theme.panel
    border.width: leads ? 1 : 0
    border.color: Theme.award
    Accessible.role: Accessible.ListItem
    Accessible.name: text

    Text {
        id: number
        anchors.verticalCenter: parent.verticalCenter
        width: space.labelWidth
        horizontalAlignment: Text.AlignHCenter
        text: space.label
        textFormat: Text.PlainText
        color: Theme.ink2
        font { family: Theme.condensed; bold: true; pixelSize: Theme.hintSize }
        Accessible.ignored: true
    }
    Row {
        anchors { left: number.right; verticalCenter: parent.verticalCenter }
        spacing: space.markerStep - space.chip
        Repeater {
            model: space.here ? space.markers : []
            GiftMarker {
                required property var modelData
                size: space.chip
                seat: modelData.colour
                lap: modelData.lap
            }
        }
    }
}
