pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The dice of this turn, drawn and written; before the roll the button that rolls them, and what bots wait for.
Rectangle {
    id: panel
    required property GameSession session
    property bool dense: false
    readonly property TableModel table: session.table
    readonly property int dieSize: dense ? 28 : Theme.middling ? 42 : 50
    // While they roll, other faces are seen.
    property int shownFirst: table.firstDie
    property int shownSecond: table.secondDie
    readonly property bool rolling: rollTimer.running

    // Gives the focus to the button; false when it is not there.
    function focusButton(): bool {
        const button = rollButton.visible ? rollButton : stepButton.visible ? stepButton : null;
        button?.forceActiveFocus(Qt.TabFocusReason);
        return button !== null;
    }
    function showRoll(first: int, second: int) {
        if (Theme.roll === 0)
            return;
        rollTimer.stepsLeft = Math.round(Theme.roll / 80);
        rollTimer.restart();
    }
    function finishRoll() {
        rollTimer.stop();
        shownFirst = Qt.binding(() => panel.table.firstDie);
        shownSecond = Qt.binding(() => panel.table.secondDie);
    }

    color: Theme.panel
    radius: dense ? 8 : Theme.panelRadius
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: table.diceText

    Timer {
        id: rollTimer
        property int stepsLeft: 0
        interval: 80
        repeat: true
        onTriggered: {
            if (--stepsLeft <= 0) {
                panel.finishRoll();
                return;
            }
            panel.shownFirst = 1 + (panel.shownFirst + 2 * stepsLeft) % 6;
            panel.shownSecond = 1 + (panel.shownSecond + 3 * stepsLeft) % 6;
        }
    }

    PushButton {
        id: rollButton
        visible: panel.table.canRoll
        anchors.centerIn: parent
        width: parent.width - (panel.dense ? 8 : 24)
        height: panel.dense ? Math.min(34, panel.height - 6) : 52
        main: true
        iconName: "dice"
        text: qsTr("Roll the dice")
        key: "R"
        onTriggered: panel.table.roll()
    }
    PushButton {
        id: stepButton
        visible: !rollButton.visible && panel.session.waitsForStep
        anchors.centerIn: parent
        width: parent.width - (panel.dense ? 8 : 24)
        height: rollButton.height
        iconName: "play"
        text: qsTr("Next move")
        key: "N"
        onTriggered: panel.session.step()
    }
    Row {
        id: dice
        visible: !rollButton.visible && !panel.session.waitsForStep && panel.table.firstDie > 0
        anchors { left: parent.left; leftMargin: panel.dense ? 8 : 14; verticalCenter: parent.verticalCenter }
        spacing: panel.dense ? 6 : 10
        ShapeItem {
            kind: ShapeItem.Die
            number: Math.max(1, panel.shownFirst)
            width: panel.dieSize
            height: panel.dieSize
        }
        ShapeItem {
            kind: ShapeItem.Die
            dieColour: ShapeItem.RedDie
            number: Math.max(1, panel.shownSecond)
            width: panel.dieSize
            height: panel.dieSize
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: panel.rolling ? "" : panel.table.sum
            width: Math.max(implicitWidth, panel.dense ? 20 : 26)
            textFormat: Text.PlainText
            color: panel.table.sum === 6 || panel.table.sum === 8 ? Theme.bad : Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: (panel.dense ? 18 : 30) * Theme.fontScale
            Accessible.ignored: true
        }
    }
    TextLabel {
        visible: !rollButton.visible && !panel.session.waitsForStep
        anchors {
            left: dice.visible ? dice.right : parent.left; leftMargin: panel.dense ? 6 : 12
            right: parent.right; rightMargin: panel.dense ? 6 : 12
            verticalCenter: parent.verticalCenter
        }
        text: panel.rolling ? "" : panel.table.diceText.length > 0 ? panel.table.diceText : panel.table.turnText
        quiet: true
        font.family: panel.dense ? Theme.condensed : Theme.sans
        font.pixelSize: panel.dense ? Theme.hintSize : Theme.rowSize
        maximumLineCount: panel.dense ? 2 : 4
        elide: Text.ElideRight
        lineHeight: panel.dense ? 0.95 : 1.1
    }
}
