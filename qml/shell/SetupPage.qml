import QtQuick
import Inselwerk.Play

// A game that is about to begin: board, seats, house rules, seed.
FocusScope {
    id: page
    readonly property NewGame game: Desk.newGame
    readonly property Item menuButton: head.menuButton
    readonly property real margin: Theme.small ? 12 : 20
    signal menuWanted
    signal rulesWanted
    signal settingsWanted
    signal openWanted

    Accessible.role: Accessible.Pane
    Accessible.name: game.name

    SetupHead {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top }
        game: page.game
        onMenuWanted: page.menuWanted()
        onRulesWanted: page.rulesWanted()
    }
    MessageBar {
        id: message
        anchors { left: parent.left; right: parent.right; top: head.bottom; leftMargin: page.margin; rightMargin: page.margin; topMargin: visible ? Theme.gap : 0 }
    }
    BoardPanel {
        anchors { left: parent.left; leftMargin: page.margin; right: side.left; rightMargin: page.margin - side.bleed; top: message.bottom; topMargin: page.margin; bottom: parent.bottom; bottomMargin: page.margin }
        game: page.game
    }
    ScrollArea {
        id: side
        anchors { right: parent.right; rightMargin: page.margin - bleed; top: message.bottom; topMargin: page.margin - bleed; bottom: foot.top; bottomMargin: Theme.small ? 4 : 8 }
        width: Math.max(Math.min(560, parent.width * 0.34), 500) * (Theme.small ? 1 : Theme.fontScale) + 2 * bleed
        spacing: Theme.gap
        SeatsPanel { width: parent.width; game: page.game }
        HouseRulesPanel { width: parent.width; game: page.game }
    }
    Item {
        id: foot
        anchors { right: parent.right; rightMargin: page.margin; bottom: parent.bottom; bottomMargin: page.margin }
        width: side.width - 2 * side.bleed
        height: Math.max(start.height, reason.height)
        TextLabel {
            id: reason
            visible: text.length > 0
            anchors { left: parent.left; right: start.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
            text: page.game.problem
            color: Theme.warn
        }
        PushButton {
            id: start
            focus: true
            anchors.right: parent.right
            width: Math.max(implicitWidth, reason.visible ? 0 : parent.width)
            height: Theme.mainButtonHeight
            main: true
            iconName: "play"
            key: qsTr("Ctrl+↵")
            text: qsTr("Start the game")
            reason: page.game.problem
            onTriggered: Desk.start()
        }
    }
    Shortcut { sequences: ["Ctrl+Return", "Ctrl+Enter"]; onActivated: if (page.game.problem.length === 0) Desk.start() }
    Keys.onEscapePressed: Desk.toGallery()
}
