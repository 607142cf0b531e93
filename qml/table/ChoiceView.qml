pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What is to be chosen and is no place on the board: resources, players, options, actions of modules. It needs to know
// nothing of the module that asks.
ScrollArea {
    id: view
    required property ChoicesModel choices
    readonly property RowModel options: choices as RowModel
    readonly property bool asked: options.count > 0
    spacing: Theme.small ? 8 : 12

    function focusFirst() {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as ChoiceRow;
            if (row) {
                row.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }
    // A digit chooses a row.
    function chooseRow(row: int): bool {
        if (row < 0 || row >= options.count)
            return false;
        return choices.choose(options.get(row, "key"));
    }

    TextLabel {
        visible: text.length > 0 && !Theme.small   // there the status line must do
        width: parent.width
        text: view.choices.prompt
        bold: true
        lineHeight: 1.1
        Accessible.role: Accessible.AlertMessage
    }
    TextLabel {
        visible: view.choices.left > 1
        width: parent.width
        text: qsTr("%n more card(s) to choose", "", view.choices.left)
        quiet: true
        font.pixelSize: Theme.rowSize
    }
    Grid {
        width: parent.width
        columns: 1
        rowSpacing: Theme.small ? 4 : 6
        Repeater {
            id: rows
            model: view.choices
            ChoiceRow {
                required property int index
                width: parent ? parent.width : 0
                digit: index < 9 ? index + 1 : 0
                onTriggered: view.choices.choose(key)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    PushButton {
        visible: view.choices.canCancel
        text: qsTr("Back")
        key: qsTr("Esc", "key")
        onTriggered: view.choices.cancel()
    }
}
