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
    readonly property bool asCards: choices.onlyResources
    spacing: Theme.small ? 8 : 12

    // To the first of what can be chosen; false when there is nothing.
    function focusFirst(): bool {
        const first = asCards ? cardRow.itemAt(0) : rows.itemAt(0);
        if (!visible || !first)
            return false;
        first.forceActiveFocus(Qt.TabFocusReason);
        return true;
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
    Row {   // all are resources: cards beside each other
        id: cards
        visible: view.asCards
        spacing: (width - 5 * slot) / 4
        readonly property real slot: Math.min(54, (view.width - 2 * view.bleed - 4 * 4) / 5)
        width: Math.min(view.width - 2 * view.bleed, 5 * slot + 4 * 12)
        Repeater {
            id: cardRow
            model: view.asCards ? view.choices : null
            ResourceChoice {
                required property int index
                width: cards.slot
                digit: index + 1
                onTriggered: view.choices.choose(key)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    Flow {
        id: list
        visible: !view.asCards
        width: parent.width
        spacing: Theme.small ? 4 : 6
        Repeater {
            id: rows
            model: view.asCards ? null : view.choices
            ChoiceRow {
                required property int index
                // Where a picture tells most, two fit beside each other.
                width: picture.length > 0 ? Math.floor((list.width - list.spacing) / 2) : list.width
                digit: index < 9 ? index + 1 : 0
                onTriggered: view.choices.choose(key)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
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
