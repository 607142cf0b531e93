pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The steps of an eruption, in their order: done, now, later.
Column {
    id: course
    required property RowModel rows
    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    TextLabel {
        id: heading
        text: qsTr("Course of this roll")
        bold: true
        bottomPadding: 4
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    Repeater {
        model: course.rows
        Rectangle {
            id: step
            required property var model
            required property int number
            required property string text
            readonly property bool now: model.state === "now"
            readonly property bool done: model.state === "done"
            width: course.width
            height: sentence.implicitHeight + (Theme.small ? 6 : 12)
            radius: 7
            color: now ? Theme.accentSoft : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.description: done ? qsTr("done", "a step") : now ? qsTr("now", "a step") : qsTr("later", "a step")
            Text {
                id: digit
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                width: 14
                text: step.number
                textFormat: Text.PlainText
                color: step.done || step.now ? Theme.ink : Theme.ink2
                font { family: Theme.serif; bold: true; pixelSize: Theme.bodySize }
                Accessible.ignored: true
            }
            LineIcon {
                id: sign
                anchors { left: digit.right; leftMargin: Theme.small ? 4 : 10; verticalCenter: parent.verticalCenter }
                name: step.done ? "check" : step.now ? "lava" : "wait"
                size: 18
                lineWidth: 2.2
                ink: step.done ? Theme.ok : step.now ? Theme.bad : Theme.ink2
            }
            TextLabel {
                id: sentence
                anchors { left: sign.right; leftMargin: Theme.small ? 6 : 10; right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
                text: step.text
                bold: step.now
                quiet: !step.done && !step.now
                font.family: Theme.dense
                Accessible.ignored: true
            }
        }
    }
}
