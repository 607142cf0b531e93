import QtQuick
import Inselwerk.Play

// The seed: whoever types the same one gets the same board and the same dice.
Item {
    id: row
    required property NewGame game
    implicitHeight: Math.max(flow.implicitHeight, Theme.buttonHeight)

    Flow {
        id: flow
        width: parent.width
        spacing: 8
        TextLabel {
            text: qsTr("Seed")
            bold: true
            height: Theme.buttonHeight
            verticalAlignment: Text.AlignVCenter
        }
        TextBox {
            id: field
            name: qsTr("Seed")
            width: 190 * Theme.fontScale
            text: row.game.seed
            maximumLength: 20
            inputMethodHints: Qt.ImhDigitsOnly
            wrong: Number(text) > 9007199254740991 || !/^[0-9]+$/.test(text.trim())
            onTextEdited: row.game.seed = text
            Accessible.description: hint.text
            Connections {
                target: row.game
                function onChanged() { if (field.text !== row.game.seed) field.text = row.game.seed; }
            }
        }
        PushButton { text: qsTr("Copy"); onTriggered: row.game.copySeed() }
        PushButton { iconName: "dice"; text: qsTr("New seed"); onTriggered: row.game.shuffle() }
        TextLabel {
            id: hint
            width: Math.max(150, Math.min(implicitWidth, flow.width - 480 * Theme.fontScale))
            visible: !Theme.small
            text: qsTr("The same seed brings the same board and the same luck.")
            quiet: true
            font.pixelSize: Theme.hintSize
            height: Theme.buttonHeight
            verticalAlignment: Text.AlignVCenter
        }
    }
}
