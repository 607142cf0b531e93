pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// A saved game; pressing it goes on with it.
T.AbstractButton {
    id: row
    required property string file
    required property string title
    required property string when
    required property var colours
    implicitHeight: Math.max(48, words.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    hoverEnabled: true
    onClicked: Desk.open(file)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    background: Rectangle {
        color: row.hovered ? Theme.accentSoft : "transparent"
        Line { anchors { left: parent.left; right: parent.right; top: parent.top } }
        FocusRing { shown: row.visualFocus; corner: 4; anchors.margins: -3 }
    }
    Column {
        id: words
        anchors { left: parent.left; right: marks.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        TextLabel { width: parent.width; text: row.title; bold: true; font.pixelSize: Theme.rowSize; Accessible.ignored: true }
        TextLabel { width: parent.width; text: row.when; quiet: true; font.pixelSize: Theme.hintSize; Accessible.ignored: true }
    }
    Row {
        id: marks
        spacing: 3
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        Repeater {
            model: row.colours
            SeatChip {
                required property string modelData
                seat: modelData
                size: 18
            }
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: when
    Accessible.onPressAction: clicked()
}
