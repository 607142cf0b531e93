pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The volcano: its stack with the live number, the order of the stack, and while it erupts the lava die, the gifts and
// the course of the roll.
ScrollArea {
    id: view
    required property VolcanoModel panel
    spacing: Theme.small ? 9 : 14

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
    Line { width: parent.width }
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
