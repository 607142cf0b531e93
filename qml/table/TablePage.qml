pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The table: status above, panels at the left, the board in the middle, players at the right, the hand below.
FocusScope {
    id: page
    required property GameSession session
    // What the window does: other pages, files, the end of the program.
    signal menuWanted
    signal galleryWanted
    signal saveWanted
    signal rulesWanted
    signal settingsWanted
    readonly property Item menuButton: status.menuButton

    property string hint                          // of what is pointed at
    property string demanded                      // what was to be done when it was looked last
    property string refusal                       // why the last action was not possible
    property string wantedPanel                   // chosen by a person; empty: the one that the game needs
    property string sideTab: "log"
    property var lastBuilding: null               // event of the settlement or city that was set last
    readonly property RowModel panels: session.panels as RowModel
    readonly property RowModel choices: session.choices as RowModel
    readonly property string firstModule: panels.count > 0 ? panels.get(0, "key") : ""
    readonly property bool trading: session.trade.stage === "incoming" || session.trade.stage === "counter"
    readonly property string leftPanel: trading ? "trade" : wantedPanel.length > 0 ? wantedPanel
                                      : firstModule.length > 0 ? firstModule : "trade"
    readonly property bool tradeShown: measures.small ? rightTab === "trade" : leftPanel === "trade" && firstModule.length > 0
    readonly property string rightTab: measures.small && trading ? "trade" : sideTab

    function toggleTrade() {
        if (measures.small)
            sideTab = sideTab === "trade" ? "log" : "trade";
        else
            wantedPanel = leftPanel === "trade" && firstModule.length > 0 ? firstModule : "trade";
    }
    function showTrade() {
        if (measures.small)
            sideTab = "trade";
        else
            wantedPanel = "trade";
    }
    function build(key: string, byKeyboard: bool) {
        if (session.build.press(key) && (session.spots as RowModel).count > 0)
            board.focusFirst(byKeyboard);
    }
    // What is to be done next, in a word; the keyboard goes there when it changes.
    function demand(): string {
        if (session.coveredFor >= 0)
            return "cover " + session.coveredFor;
        if (session.outcome.over)
            return "over";
        if (choices.count > 0)
            return "choice";
        if (session.hand.owed > 0)
            return "discard";
        if (session.trade.stage === "incoming")
            return "offer";
        if ((session.spots as RowModel).count > 0)
            return "spots";
        return session.table.canRoll ? "roll" : session.waitsForStep ? "step" : "";
    }
    function settleFocus() {
        switch (demanded) {
        case "choice": (measures.small ? right.choice : left.choice).focusFirst(); break;
        case "discard": bottom.focusHand(); break;
        case "offer": (measures.small ? right.trade : left.trade).focusButton(); break;
        case "spots": board.settleFocus(); break;
        case "roll":
        case "step": right.dice.focusButton(); break;
        case "": board.forceActiveFocus(Qt.TabFocusReason); break;
        default: bottom.focusButton();
        }
    }
    // While something moves, what follows is not known yet.
    function lookWhatIsNext() {
        const last = demanded;
        if (session.busy)
            return;
        demanded = demand();
        if (last.startsWith("cover"))
            board.keyboardUsed = true;   // whoever has just come sees where the keyboard is
        if (demanded !== last)
            settleFocus();
    }
    // A module shows what it does in its panel.
    function showModule(key: string) {
        if (measures.small)
            sideTab = key;
        else
            wantedPanel = key;
    }
    // Ends what moves and the token that is shown; one that turns over only now is seen all the same.
    function skip(): bool {
        const shown = token.open;
        const moved = session.busy;
        if (moved)
            session.skip();
        if (shown)
            token.close();
        return moved || shown;
    }
    // Where an event token lay: under the piece that was set last, or in the panel.
    function tokenOrigin(place: string): point {
        const at = lastBuilding;
        if (place === "settlement" || place === "city")
            return at ? board.layout.cornerPoint(at.q, at.r, at.index) : Qt.point(board.width / 2, board.height / 2);
        const panel = (measures.small ? right : left).modulePanel("events") as EventsPanel;
        const item = panel?.tokenPlace(place) ?? null;
        return item ? token.mapFromItem(item, item.width - 20, item.height / 2) : Qt.point(0, 0);
    }
    // Escape: ends what moves, then takes back what is being chosen.
    function leave(): bool {
        return skip() || (session.choices.canCancel && session.choices.cancel()) || session.table.cancel();
    }
    function digit(number: int, other: bool): bool {
        const resource = (session.hand as RowModel).get(number - 1, "key");
        if (session.hand.owed > 0)
            return resource !== undefined && session.hand.mark(resource);
        if (choices.count > 0)
            return number <= choices.count && session.choices.choose(choices.get(number - 1, "key"));
        const stage = session.trade.stage;
        if (resource === undefined || (stage !== "edit" && stage !== "counter"))
            return false;
        if (other)
            session.trade.get(resource);
        else
            session.trade.give(resource);
        showTrade();
        return true;
    }

    focus: true
    Component.onCompleted: {
        demanded = "nothing yet";
        look.restart();
    }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")
    Keys.onEscapePressed: event => event.accepted = leave()
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            event.accepted = digit(event.key - Qt.Key_0, event.modifiers & Qt.AltModifier);
    }

    TableMeasures {
        id: measures
        width: page.width
        height: page.height
        seats: (page.session.players as RowModel).count
        strips: page.session.panels.strips
    }
    Rectangle { anchors.fill: parent; color: Theme.window }

    StatusBar {
        id: status
        width: parent.width
        height: measures.status
        session: page.session
        hint: page.hint
        refusal: page.refusal
        confirmation: board.confirmation
        onMenuWanted: page.menuWanted()
        onRulesWanted: page.rulesWanted()
        onSettingsWanted: page.settingsWanted()
    }
    LeftColumn {
        id: left
        visible: !measures.small
        x: measures.gap
        y: board.y
        width: measures.left
        height: board.height
        session: page.session
        current: page.leftPanel
        onPicked: key => { if (key !== page.leftPanel) page.wantedPanel = key; }
    }
    BoardView {
        id: board
        x: measures.small ? measures.gap : measures.left + 2 * measures.gap
        y: measures.status + measures.gap
        width: right.x - measures.gap - x
        height: bottom.y - measures.gap - y
        session: page.session
        onSkipped: page.skip()
    }
    RightColumn {
        id: right
        anchors { right: parent.right; rightMargin: measures.gap }
        y: board.y
        width: measures.right
        height: board.height
        session: page.session
        measures: measures
        current: page.rightTab
        onPicked: key => { if (key !== page.rightTab) page.sideTab = key; }
    }
    BottomBar {
        id: bottom
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: measures.gap }
        height: measures.bottom
        session: page.session
        tradeShown: page.tradeShown
        onTradeWanted: page.toggleTrade()
        onGalleryWanted: page.galleryWanted()
        onPointed: hint => page.hint = hint
        onBuildPressed: key => page.build(key, false)
    }

    EventShow {
        id: token
        x: board.x
        y: board.y
        width: board.width
        height: board.height
        layout: board.layout
    }
    Timer {   // once the panel that a token comes from has its place
        id: turning
        property var events: []            // without movement several turn over at once
        interval: 30
        onTriggered: {
            token.play(events, page.tokenOrigin(events[events.length - 1].place));
            events = [];
        }
    }

    TableKeys {
        session: page.session
        on: page.visible && page.enabled
        onTradeWanted: page.toggleTrade()
        onSaveWanted: page.saveWanted()
        onGalleryWanted: page.galleryWanted()
        onBuildPressed: key => page.build(key, true)
    }
    Timer {   // handlers of QML hear of a change before the models do
        id: look
        interval: 0
        onTriggered: page.lookWhatIsNext()
    }
    Connections {
        target: page.session
        property int lastRevision: 0
        function onEventStarted(event: var) {
            if (event.kind === "event") {
                turning.events.push(event);
                turning.restart();
            } else if (event.kind === "pieceSet" && event.piece !== "road") {
                page.lastBuilding = event;
            }
            if (event.kind === "dice")
                right.dice.showRoll(event.first, event.second);
            else if (event.kind === "cards")
                right.showCards(event);
            else if (event.module)
                page.showModule(event.module);
        }
        function onEventEnded() { right.dice.finishRoll(); }
        function onRefused(reason: string) { page.refusal = reason; }
        function onChanged() {
            if (lastRevision !== page.session.revision)
                page.refusal = "";
            lastRevision = page.session.revision;
            look.restart();
        }
        function onBusyChanged() { look.restart(); }
    }
}
