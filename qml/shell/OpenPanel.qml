import QtQuick
import Inselwerk.Play

// Where files are opened, or dropped.
DashedFrame {
    id: panel
    signal openWanted
    colour: Theme.line2
    radius: 12
    lineWidth: 2
    implicitHeight: column.implicitHeight + (Theme.small || Theme.low ? 24 : 104)

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - 24
        spacing: 10
        PushButton {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            iconName: "open"
            text: Theme.small ? qsTr("Open a file …") : qsTr("Open a game or scenario …")
            onTriggered: panel.openWanted()
        }
        TextLabel {
            width: parent.width
            text: qsTr("or drop a file on the window")
            quiet: true
            font.pixelSize: Theme.rowSize
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
