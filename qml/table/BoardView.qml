pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The board in the middle with the places that may be chosen. Arrows move between them, Enter or Space chooses, Escape
// leaves the choice; with the pointer a first click marks a place, a second one on it chooses it.
FocusScope {
    id: view
    required property GameSession session
    property bool keyboardUsed: false     // the ring is seen once a key was used
    property string marked                // key of the spot that was clicked once
    property point lastPlace: Qt.point(0, 0)
    property bool hadFocus: false
    readonly property real radius: board.layout.radius
    readonly property alias layout: board.layout
    signal skipped                        // a click ended what was shown
    property string focusedKey            // of the spot with the focus
    // What makes the chosen place final: it is said in the status line.
    readonly property string confirmation: marked.length > 0 ? qsTr("Click there again or press Enter to confirm.")
                                         : focusedKey.length > 0 && keyboardUsed ? qsTr("Enter confirms.") : ""

    function spotAt(row: int): BoardSpot { return spots.itemAt(row) as BoardSpot; }
    function points(): list<point> {
        const places = [];
        for (let i = 0; i < spots.count; ++i)
            places.push(spotAt(i).place);
        return places;
    }
    function focusedRow(): int {
        for (let i = 0; i < spots.count; ++i) {
            if (spotAt(i).activeFocus)
                return i;
        }
        return -1;
    }
    // Gives the focus to the first spot.
    function focusFirst(byKeyboard: bool): bool {
        if (byKeyboard)
            keyboardUsed = true;
        return focusRow(finder.first(points()));
    }
    function focusRow(row: int): bool {
        if (row < 0)
            return false;
        spotAt(row).forceActiveFocus();
        lastPlace = spotAt(row).place;
        return true;
    }
    function move(dx: real, dy: real) {
        const from = focusedRow();
        // The first arrow after the pointer was used only shows where one is.
        const unseen = from >= 0 && !keyboardUsed && marked.length === 0;
        keyboardUsed = true;
        marked = "";
        if (unseen)
            return;
        if (from < 0)
            focusFirst(true);
        else
            focusRow(finder.next(points(), from, dx, dy));
    }
    // To the spot that had the focus or the one nearest to it, at first to the first one.
    function settleFocus() {
        keepFocus();
        if (focusedRow() < 0)
            focusFirst(true);
    }
    // The spots changed under the focus: the nearest one gets it.
    function keepFocus() {
        if (!hadFocus || focusedRow() >= 0 || spots.count === 0)
            return;
        let best = -1;
        let bestDistance = Infinity;
        for (let i = 0; i < spots.count; ++i) {
            const place = spotAt(i).place;
            const distance = Math.hypot(place.x - lastPlace.x, place.y - lastPlace.y);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = i;
            }
        }
        focusRow(best);
    }

    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (activeFocus)
            hadFocus = true;
        if (activeFocus && focusedRow() < 0)
            settle.restart();
    }
    Keys.onLeftPressed: move(-1, 0)
    Keys.onRightPressed: move(1, 0)
    Keys.onUpPressed: move(0, -1)
    Keys.onDownPressed: move(0, 1)
    Keys.onTabPressed: event => { hadFocus = false; event.accepted = false; }
    Keys.onBacktabPressed: event => { hadFocus = false; event.accepted = false; }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Board")
    Accessible.description: session.board.description

    SpotFinder { id: finder }
    Timer {   // once all spots of a change are there
        id: settle
        interval: 0
        onTriggered: {
            if (view.activeFocus && view.focusedRow() < 0 && !view.hadFocus)
                view.focusFirst(false);
            else
                view.keepFocus();
        }
    }

    BoardItem {
        id: board
        anchors.fill: parent
        picture: view.session.board.picture
        dark: Theme.dark
    }
    Rectangle {   // rounds the corners
        anchors { fill: parent; margins: -6 }
        color: "transparent"
        radius: 18
        border.width: 7
        border.color: Theme.window
    }
    Rectangle {
        readonly property bool focused: view.activeFocus && spots.count === 0 && view.keyboardUsed
        anchors.fill: parent
        color: "transparent"
        radius: 12
        border.width: focused ? 3 : 1
        border.color: focused ? Theme.accent : Theme.line2
    }
    MouseArea {   // a click ends what moves
        anchors.fill: parent
        onPressed: {
            view.keyboardUsed = false;
            view.marked = "";
            view.skipped();
        }
    }
    Repeater {
        id: spots
        model: view.session.spots
        onItemRemoved: (index, item) => {
            if ((item as BoardSpot).key === view.marked)
                view.marked = "";
            settle.restart();
        }
        onItemAdded: settle.restart()
        BoardSpot {
            layout: board.layout
            ringed: view.keyboardUsed
            marked: view.marked === key
            onChosen: {
                view.marked = "";
                view.session.spots.choose(key);
            }
            onClickedOnce: {
                view.skipped();
                view.marked = key;
                view.lastPlace = place;
                forceActiveFocus(Qt.MouseFocusReason);
            }
            onActiveFocusChanged: {
                if (activeFocus)
                    view.focusedKey = key;
                else if (view.focusedKey === key)
                    view.focusedKey = "";
            }
            Component.onDestruction: if (view.focusedKey === key) view.focusedKey = ""
            onPointed: on => view.session.spots.point(on ? key : "")
        }
    }
    BoardEvents {
        id: events
        anchors.fill: parent
        session: view.session
        layout: board.layout
    }
    Connections {
        target: view.session
        function onEventStarted(event: var) { events.play(event); }
        function onEventEnded() { events.finish(); }
    }
}
