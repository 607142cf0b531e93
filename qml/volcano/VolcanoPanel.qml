pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The volcano: its stack with the live number, the order of the stack, and while it erupts the lava die, the gifts and
// the course of the roll. Where not all of it can be seen at once the eruption comes first.
ScrollArea {
    id: view
    required property VolcanoModel panel
    readonly property bool eruptionFirst: panel.erupting && height < 760
    spacing: Theme.small ? 9 : 14

    Item {
        width: parent.width
        implicitHeight: stack.height + view.spacing + eruption.height
        Column {
            id: stack
            y: view.eruptionFirst ? eruption.height + view.spacing : 0
            width: parent.width
            spacing: view.spacing
            Line { visible: view.eruptionFirst; width: parent.width }
            VolcanoPile {
                width: parent.width
                volcano: view.panel
            }
            StackOrder {
                visible: view.panel.stack.count > 0
                width: parent.width
                stack: view.panel.stack
            }
            TextLabel {
                visible: text.length > 0 && !view.panel.erupting
                width: parent.width
                text: view.panel.explosionText
                quiet: true
                font.family: Theme.dense
                font.pixelSize: Theme.rowSize
                lineHeight: 1.15
            }
            Line { visible: !view.eruptionFirst; width: parent.width }
        }
        Column {
            id: eruption
            y: view.eruptionFirst ? 0 : stack.height + view.spacing
            width: parent.width
            spacing: view.spacing
            LavaRoll {
                width: parent.width
                volcano: view.panel
            }
            Line { visible: course.visible; width: parent.width }
            VolcanoCourse {
                id: course
                visible: view.panel.erupting && rows.count > 0
                width: parent.width
                rows: view.panel.course
            }
            Line { visible: gifts.visible; width: parent.width }
            VolcanoGifts {
                id: gifts
                visible: view.panel.gifts.count > 0
                width: parent.width
                rows: view.panel.gifts
            }
        }
    }
    // The course begins anew: its beginning is seen.
    onEruptionFirstChanged: contentY = 0
}
