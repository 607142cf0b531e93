import QtQuick
import Inselwerk.Play

// All rolls of the game against what may be expected.
Item {
    id: view
    required property RollsModel rolls
    implicitHeight: head.height + 78

    Item {
        id: head
        width: parent.width
        height: Math.max(count.height, expected.height) + 2
        TextLabel {
            id: count
            text: view.rolls.text
            bold: true
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.hintSize
        }
        TextLabel {
            id: expected
            anchors.right: parent.right
            text: qsTr("expected", "how often each number is to be rolled")
            color: Theme.warn
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.hintSize
        }
        Row {
            anchors { right: expected.left; rightMargin: 4; verticalCenter: expected.verticalCenter }
            spacing: 3
            Repeater {
                model: 3
                Rectangle { width: 5; height: 2; color: Theme.warn }
            }
        }
    }
    RollHistogram {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        rolls: view.rolls
    }
}
