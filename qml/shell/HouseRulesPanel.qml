import QtQuick
import Inselwerk.Play

// What a table may play otherwise than the scenario says.
Panel {
    id: panel
    required property NewGame game
    readonly property HouseRules rules: game.rules
    title: qsTr("House rules")
    icon: "rules"
    implicitHeight: headHeight + column.implicitHeight + 2 * contentMargin

    Column {
        id: column
        width: parent.width
        spacing: Theme.small ? 6 : 10
        SettingRow {
            width: parent.width
            text: qsTr("Victory points")
            explanation: qsTr("So many points win the game.")
            Stepper {
                name: qsTr("Victory points")
                from: panel.rules.leastPoints
                to: panel.rules.mostPoints
                value: panel.rules.victoryPoints
                onValueModified: panel.rules.victoryPoints = value
            }
        }
        SettingRow {
            width: parent.width
            text: qsTr("Discard limit")
            explanation: qsTr("Whoever has more cards than this discards half of them on a seven.")
            Stepper {
                name: qsTr("Discard limit")
                from: panel.rules.leastDiscardLimit
                to: panel.rules.mostDiscardLimit
                value: panel.rules.discardLimit
                onValueModified: panel.rules.discardLimit = value
            }
        }
        CheckRow {
            width: parent.width
            text: qsTr("Friendly robber")
            explanation: qsTr("Players with no more than two points are spared.")
            checked: panel.rules.friendlyRobber
            onToggled: panel.rules.friendlyRobber = checked
        }
        CheckRow {
            width: parent.width
            visible: !panel.game.fixedStart
            text: qsTr("Start with a city")
            explanation: qsTr("The second building that is founded is a city.")
            checked: panel.rules.startWithCity
            onToggled: panel.rules.startWithCity = checked
        }
        TextLabel {
            width: parent.width
            visible: panel.game.fixedStart
            text: qsTr("On this board the first pieces lie already.")
            quiet: true
            font.pixelSize: Theme.hintSize
        }
        PushButton {
            visible: panel.rules.different
            iconName: "undo"
            text: qsTr("As the scenario says")
            onTriggered: panel.rules.reset()
        }
    }
}
