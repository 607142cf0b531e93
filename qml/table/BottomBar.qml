pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Below the board: hand, development cards, what to build, trade and the end of the turn.
Rectangle {
    id: bar
    required property GameSession session
    property bool tradeShown: false
    readonly property bool over: session.outcome.over
    readonly property bool covered: session.coveredFor >= 0
    readonly property string seat: session.viewer >= 0 ? (session.players as RowModel).get(session.viewer, "colour") ?? "red" : "red"
    readonly property real padX: Theme.small ? 9 : 14
    readonly property real padY: Theme.small ? 6 : 9

    readonly property real turnWidth: Theme.small ? 154 : Theme.middling ? 186 : 206
    readonly property bool offers: (session.build as RowModel).count > 4   // modules add buttons: a third column
    readonly property real cardsWidth: offers ? Theme.small ? 152 : Theme.middling ? 190 : Math.min(560, width * 0.19)
                                     : Theme.small ? 180 : Theme.middling ? 224 : Math.min(560, 352 + Math.max(0, width - 1576) * 0.4)
    readonly property real buildWidth: offers ? Theme.small ? 394 : Theme.middling ? 470 : Math.min(720, width * 0.36)
                                     : Theme.small ? 338 : Math.min(640, Math.max(Theme.middling ? 396 : 412, width - turnWidth - cardsWidth - 520))
    readonly property real handWidth: width - turnWidth - cardsWidth - buildWidth
    signal tradeWanted
    signal galleryWanted
    signal pointed(string hint)
    signal buildPressed(string key)

    function focusButton() {
        if (over)
            end.focusButton();
        else if (covered)
            cover.focusButton();
    }
    function focusHand() { hand.focusFirst(); }

    color: Theme.panel
    radius: Theme.small ? 8 : Theme.panelRadius
    border.width: 1
    border.color: Theme.line

    HandPanel {
        id: hand
        visible: !bar.over && !bar.covered && bar.session.hand.shown
        anchors { left: parent.left; leftMargin: bar.padX; top: parent.top; topMargin: bar.padY; bottom: parent.bottom; bottomMargin: bar.padY }
        width: bar.handWidth - 2 * bar.padX
        hand: bar.session.hand
        trade: bar.session.trade
        onGive: (resource, by) => {
            bar.session.trade.give(resource, by);
            if (by > 0)
                bar.tradeWanted();
        }
    }
    TextLabel {
        visible: !bar.over && !bar.covered && !bar.session.hand.shown
        anchors { left: parent.left; leftMargin: bar.padX; top: parent.top; topMargin: bar.padY }
        width: bar.handWidth + bar.cardsWidth - 2 * bar.padX
        text: qsTr("Only bots play at this table: their hands stay hidden.")
        quiet: true
    }
    DevelopmentCards {
        visible: !bar.over && !bar.covered && bar.session.hand.shown
        x: bar.handWidth + bar.padX
        anchors { top: parent.top; topMargin: bar.padY; bottom: parent.bottom; bottomMargin: bar.padY }
        width: bar.cardsWidth - 2 * bar.padX
        model: bar.session.cards
        onPlay: key => bar.session.cards.play(key)
        onPointed: hint => bar.pointed(hint)
    }
    HandCover {
        id: cover
        visible: bar.covered && !bar.over
        anchors { left: parent.left; leftMargin: bar.padX; top: parent.top; topMargin: bar.padY; bottom: parent.bottom; bottomMargin: bar.padY }
        width: bar.handWidth + bar.cardsWidth - 2 * bar.padX
        session: bar.session
    }
    BuildButtons {
        visible: !bar.over
        x: bar.handWidth + bar.cardsWidth + bar.padX
        anchors { top: parent.top; topMargin: bar.padY + (Theme.small ? 0 : 3); bottom: parent.bottom; bottomMargin: bar.padY }
        width: bar.buildWidth - 2 * bar.padX
        enabled: bar.session.viewer >= 0
        model: bar.session.build
        seat: bar.seat
        onChoose: key => bar.buildPressed(key)
        onPointed: hint => bar.pointed(hint)
    }
    TurnButtons {
        visible: !bar.over
        anchors { right: parent.right; rightMargin: bar.padX; top: parent.top; bottom: parent.bottom }
        width: bar.turnWidth - 2 * bar.padX
        enabled: bar.session.viewer >= 0
        session: bar.session
        tradeShown: bar.tradeShown
        onTradeWanted: bar.tradeWanted()
        onPointed: hint => bar.pointed(hint)
    }
    Repeater {
        model: bar.over ? [] : bar.covered || !bar.session.hand.shown ? [bar.handWidth + bar.cardsWidth, bar.width - bar.turnWidth]
             : [bar.handWidth, bar.handWidth + bar.cardsWidth, bar.width - bar.turnWidth]
        Line {
            required property real modelData
            x: modelData
            y: 1
            width: 1
            height: bar.height - 2
        }
    }
    EndPanel {
        id: end
        visible: bar.over
        anchors { fill: parent; leftMargin: bar.padX; rightMargin: bar.padX; topMargin: bar.padY; bottomMargin: bar.padY }
        session: bar.session
        onGalleryWanted: bar.galleryWanted()
    }
}
