import QtQuick
import Inselwerk.Play

// What a person wants to have otherwise: language, look, pace, cover.
Sheet {
    id: sheet
    title: qsTr("Settings")
    iconName: "settings"

    SettingRow {
        width: parent.width
        text: qsTr("Language")
        explanation: qsTr("Takes effect at once, also in the middle of a game.")
        LanguageSwitch {}
    }
    Line { width: parent.width }
    SettingRow {
        width: parent.width
        text: qsTr("Look")
        Segments {
            name: qsTr("Look")
            currentIndex: Settings.theme
            onChosen: index => Settings.theme = index
            Segment { index: Settings.System; text: qsTr("As the system") }
            Segment { index: Settings.Light; text: qsTr("Light") }
            Segment { index: Settings.Dark; text: qsTr("Dark") }
        }
    }
    Line { width: parent.width }
    SettingRow {
        width: parent.width
        text: qsTr("Pace of the bots")
        explanation: Settings.botSpeed === Settings.Step ? qsTr("A key or button lets the next bot move.")
                   : Settings.botSpeed === Settings.Slow ? qsTr("Every move can be followed.")
                   : Settings.botSpeed === Settings.Fast ? qsTr("Moves are shown briefly.")
                   : qsTr("What the bots do is only told in the log.")
        Segments {
            name: qsTr("Pace of the bots")
            currentIndex: Settings.botSpeed
            onChosen: index => Settings.botSpeed = index
            Segment { index: Settings.Step; text: qsTr("Step by step") }
            Segment { index: Settings.Slow; text: qsTr("Slow") }
            Segment { index: Settings.Fast; text: qsTr("Fast") }
            Segment { index: Settings.AtOnce; text: qsTr("At once") }
        }
    }
    Line { width: parent.width }
    CheckRow {
        width: parent.width
        text: qsTr("Less movement")
        explanation: qsTr("Nothing slides or flies; what has changed is marked for a moment.")
        checked: Settings.lessMovement
        onToggled: Settings.lessMovement = checked
    }
    CheckRow {
        width: parent.width
        text: qsTr("Cover hands between persons")
        explanation: qsTr("When several persons share this computer, cards stay covered until the next one says they are there.")
        checked: Settings.handCover
        onToggled: Settings.handCover = checked
    }
}
