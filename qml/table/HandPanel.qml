pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The hand of the person at the table: a stack of cards for each resource. While cards are owed, a click marks one to be
// given away and a right click takes it back; else a click offers it for trade.
FocusScope {
    id: panel
    required property HandModel hand
    property TradeModel trade: null       // what lies in the edited offer is shown on the stacks
    signal give(string resource, int by)

    readonly property bool discarding: hand.owed > 0
    readonly property real cardWidth: Theme.small ? 48 : 66
    readonly property real slot: Math.min((width + 8) / 5, cardWidth + (Theme.small ? 17 : 36))
    readonly property real offset: Math.max(2, Math.min(Theme.small ? 3.5 : 8, (slot - cardWidth - 7) / 3))

    readonly property string terms: trade && (trade.stage === "edit" || trade.stage === "counter") ? trade.terms : ""

    // How many cards of a resource the edited offer gives; it changes with its terms.
    function inOffer(resource: string, terms: string): int {
        return terms.length > 0 ? trade.edited.at(resource, "give") ?? 0 : 0;
    }
    function focusFirst() { stacks.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason); }
    function press(resource: string, by: int) {
        if (discarding)
            hand.mark(resource, by);
        else
            give(resource, by);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your hand")
    Accessible.description: hand.summary

    TextLabel {
        id: title
        text: qsTr("Your hand")
        bold: true
        wrapMode: Text.NoWrap
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    FitLabel {
        anchors {
            left: title.right; leftMargin: 8
            right: confirm.visible ? confirm.left : parent.right; rightMargin: confirm.visible ? 8 : 0
            baseline: title.baseline
        }
        text: panel.discarding ? panel.hand.discardText : panel.hand.summary
        quiet: true
        bold: panel.discarding
        color: panel.discarding ? Theme.warn : Theme.ink2
        condensed: Theme.small
        font.pixelSize: Theme.hintSize
        maximumLineCount: 2
        lineHeight: 0.95
    }
    PushButton {
        id: confirm
        visible: panel.discarding
        anchors { right: parent.right; top: parent.top; topMargin: -4 }
        implicitHeight: 28
        main: true
        text: qsTr("Discard")
        reason: panel.hand.canDiscard ? "" : panel.hand.discardText
        onTriggered: panel.hand.discard()
    }

    Row {
        id: row
        anchors.bottom: parent.bottom
        Repeater {
            id: stacks
            model: panel.hand
            CardStack {
                id: stack
                required property int index
                required property int chosen
                required name
                width: panel.slot
                cardWidth: panel.cardWidth
                cardHeight: Theme.small ? 62 : 92
                offset: panel.offset
                picked: panel.discarding ? chosen : panel.inOffer(key, panel.terms)
                hint: panel.discarding ? qsTr("Press to give one away, Backspace takes it back.") : ""
                Accessible.name: qsTr("%1: %n card(s)", "a stack of the hand; %1: resource", count).arg(name)
                onClicked: panel.press(key, 1)
                Keys.onDeletePressed: panel.press(key, -1)
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_Backspace || event.key === Qt.Key_Minus)
                        panel.press(stack.key, -1);
                    else if (event.key === Qt.Key_Left && stack.index > 0)
                        stacks.itemAt(stack.index - 1).forceActiveFocus(Qt.BacktabFocusReason);
                    else if (event.key === Qt.Key_Right && stack.index < stacks.count - 1)
                        stacks.itemAt(stack.index + 1).forceActiveFocus(Qt.TabFocusReason);
                    else
                        return;
                    event.accepted = true;
                }
                MouseArea {
                    anchors.fill: parent
                    acceptedButtons: Qt.RightButton
                    onClicked: panel.press(stack.key, -1)
                }
            }
        }
    }
}
