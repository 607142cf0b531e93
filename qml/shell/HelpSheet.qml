import QtQuick

// How the program is used; every key.
Sheet {
    id: sheet
    title: qsTr("Controls")
    iconName: "info"

    RulesText {
        width: parent.width
        paragraphs: [
            qsTr("# Playing"),
            qsTr("The line at the top says who must do what now, and below it why something is not possible. Places that may be chosen light up on the board; pointing at one tells what it yields. A click chooses, a second click on the same place or Enter builds."),
            qsTr("Everything can be done with the keyboard alone: Tab goes from part to part, arrows move within a part, Enter or Space presses."),
            qsTr("# Saving"),
            qsTr("The game is saved after every action. “Go on playing” in the gallery continues it, even after the computer was switched off.")
        ]
    }
    TextLabel {
        width: parent.width
        text: qsTr("Keys")
        font { family: Theme.serif; bold: true; pixelSize: 16 * Theme.fontScale }
        Accessible.role: Accessible.Heading
    }
    Column {
        width: parent.width
        spacing: 2
        KeyRow { key: "F1"; text: qsTr("Rules of the scenario") }
        KeyRow { key: qsTr("Tab"); text: qsTr("To the next part of the window") }
        KeyRow { key: "← ↑ → ↓"; text: qsTr("Between places on the board, cards and choices") }
        KeyRow { key: qsTr("Enter"); text: qsTr("Choose, build, press") }
        KeyRow { key: qsTr("Esc"); text: qsTr("Cancel, close, back to the gallery") }
        KeyRow { key: "R"; text: qsTr("Roll the dice") }
        KeyRow { key: "B"; text: qsTr("Build, with another key: R road, S settlement, C city, D development card, V deposit seeds in the vault, G gift") }
        KeyRow { key: "1 … 9"; text: qsTr("The first, second … card or answer") }
        KeyRow { key: "N"; text: qsTr("Let the next bot move, when bots move step by step") }
        KeyRow { key: "T"; text: qsTr("Trade") }
        KeyRow { key: "E"; text: qsTr("End the turn") }
        KeyRow { key: qsTr("Ctrl+Z"); text: qsTr("Undo, as long as nothing hidden came to light") }
        KeyRow { key: qsTr("Ctrl+O"); text: qsTr("Open a game or scenario") }
        KeyRow { key: qsTr("Ctrl+S"); text: qsTr("Save the game as a file") }
        KeyRow { key: qsTr("Ctrl+,"); text: qsTr("Settings") }
        KeyRow { key: "F10"; text: qsTr("Menu") }
        KeyRow { key: "F11"; text: qsTr("Full screen") }
        KeyRow { key: qsTr("Ctrl+Q"); text: qsTr("Quit") }
    }
}
