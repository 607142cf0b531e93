import QtQuick
import Inselwerk.Play

// The top of the table: who must do what now, and why something is not possible or what it yields.
Rectangle {
    id: bar
    required property GameSession session
    property string hint                // of what is pointed at; goes before the detail
    property string refusal             // why the last action was not possible
    property string confirmation        // how the place that is chosen so far becomes final
    readonly property TableModel table: session.table
    readonly property string second: session.problem.length > 0 ? session.problem
                                   : confirmation.length > 0 ? (session.spots.hover + " " + confirmation).trim()
                                   : session.spots.hover.length > 0 ? session.spots.hover
                                   : hint.length > 0 ? hint : refusal.length > 0 ? refusal : table.detail
    signal menuWanted
    signal rulesWanted
    signal settingsWanted
    property alias menuButton: menu

    color: Theme.panel
    Accessible.role: Accessible.StatusBar
    Accessible.name: table.status
    Accessible.description: second

    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }

    IconButton {
        id: menu
        anchors { left: parent.left; leftMargin: Theme.small ? 8 : 14; verticalCenter: parent.verticalCenter }
        iconName: "menu"
        text: qsTr("Menu")
        onTriggered: bar.menuWanted()
    }
    SeatChip {
        id: chip
        visible: seat.length > 0
        anchors { left: menu.right; leftMargin: Theme.small ? 9 : 14; verticalCenter: parent.verticalCenter }
        seat: bar.table.statusColour
        size: Theme.small ? 28 : 36
    }
    Column {
        anchors {
            left: chip.visible ? chip.right : menu.right; leftMargin: Theme.small ? 9 : 14
            right: buttons.left; rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        Text {
            id: first
            // As large as fits on one line; else smaller, on two.
            readonly property bool tight: Theme.small || wide.width > width
            width: parent.width
            text: bar.table.status
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.ink
            font.family: tight ? Theme.condensed : Theme.sans
            font.pixelSize: tight ? 15 * Theme.fontScale : Theme.statusSize
            font.bold: true
            lineHeight: tight ? 0.95 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            TextMetrics {
                id: wide
                text: first.text
                font { family: Theme.sans; pixelSize: Theme.statusSize; bold: true }
            }
        }
        FitLabel {
            id: secondLine
            width: parent.width
            visible: text.length > 0
            text: bar.second
            quiet: true
            color: bar.session.problem.length > 0 ? Theme.bad : Theme.ink2
            condensed: Theme.small
            font.pixelSize: Theme.small ? Theme.hintSize : Theme.rowSize
            maximumLineCount: first.lineCount > 1 ? 1 : 2
            elide: Text.ElideRight
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.small ? 8 : 14; verticalCenter: parent.verticalCenter }
        spacing: Theme.small ? 9 : 12
        PushButton {
            visible: bar.session.problem.length > 0
            text: qsTr("Understood")
            onTriggered: bar.session.dismissProblem()
        }
        PushButton {
            iconName: "undo"
            text: bar.session.canUndo && !Theme.small ? bar.session.undoText : qsTr("Undo")
            reason: bar.session.canUndo ? "" : bar.session.undoText
            onTriggered: bar.session.undo()
        }
        IconButton {
            visible: bar.session.canRedo
            iconName: "redo"
            text: qsTr("Do again what was undone (Ctrl+Shift+Z)")
            onTriggered: bar.session.redo()
        }
        PushButton {
            iconName: "rules"
            text: qsTr("Rules")
            key: Theme.small ? "" : "F1"
            onTriggered: bar.rulesWanted()
        }
        IconButton {
            iconName: "settings"
            text: qsTr("Settings")
            onTriggered: bar.settingsWanted()
        }
    }
}
