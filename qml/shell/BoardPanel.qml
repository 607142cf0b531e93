pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The board that is played on: which one, how the seed draws it.
Panel {
    id: panel
    required property NewGame game
    title: qsTr("Board")
    icon: "hex"
    implicitHeight: 400

    Flow {
        id: boards
        width: parent.width
        spacing: 8
        visible: panel.game.boards.count > 1
        Repeater {
            model: panel.game.boards
            PushButton {
                required property int index
                required property string name
                required property string note
                chosen: panel.game.board === index
                quietText: !chosen
                text: name
                description: note
                onTriggered: panel.game.board = index
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: chosen
            }
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; top: boards.visible ? boards.bottom : parent.top; topMargin: boards.visible ? 12 : 0; bottom: seed.top; bottomMargin: 12 }
        radius: 9
        color: "transparent"
        border.width: 1
        border.color: Theme.line
        BoardItem {
            anchors.fill: parent
            anchors.margins: 1
            picture: panel.game.picture
            dark: Theme.dark
            radius: 8
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Picture of the board")
        }
    }
    SeedRow {
        id: seed
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        game: panel.game
    }
}
