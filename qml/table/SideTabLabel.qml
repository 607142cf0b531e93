import QtQuick

// Icon and text of a tab in a narrow column.
Item {
    id: content
    property string text
    property string iconName
    property bool on: false
    property bool narrow: false
    property real room: 100
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 6
        LineIcon {
            visible: content.iconName.length > 0
            anchors.verticalCenter: parent.verticalCenter
            name: content.iconName
            size: 16
            ink: content.on ? Theme.ink : Theme.ink2
        }
        Text {
            visible: text.length > 0
            anchors.verticalCenter: parent.verticalCenter
            width: content.narrow ? Math.min(implicitWidth, content.room) : implicitWidth
            text: content.text
            textFormat: Text.PlainText
            color: content.on ? Theme.ink : Theme.ink2
            font.family: content.narrow ? Theme.condensed : Theme.sans
            font.pixelSize: content.narrow ? Theme.rowSize : Theme.buttonSize
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            Accessible.ignored: true
        }
    }
}
