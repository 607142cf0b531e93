pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What moves over the board while an event is shown: a piece being set, the robber on its way, lava, a token that leaves.
// The board below shows the end already; with less movement a ring marks it for a while instead.
Item {
    id: events
    required property GameSession session
    property var layout
    readonly property real radius: layout.radius
    readonly property BoardModel board: session.board

    function play(event: var) {
        finish();
        switch (event.kind) {
        case "pieceSet":
            piece.show(event);
            break;
        case "robber":
            robber.show(event);
            break;
        case "lava":
            if (Theme.lava > 0)
                lava.restart();
            break;
        case "erupts":
        case "explosion":
            shaking.show(event);
            break;
        case "token":
            token.show(event);
            break;
        }
    }
    function finish() {
        piece.end();
        robber.end();
        token.end();
        shaking.shown = false;
        if (lava.running)
            lava.complete();
    }
    function mark(point: point) {
        if (Theme.resultMark > 0) {
            ring.place = point;
            ring.restart();
        }
    }

    ShapeItem {
        id: piece
        property real growth: 1
        visible: grow.running
        width: 1.8 * events.radius
        height: width
        hexRadius: events.radius * growth
        function show(event: var) {
            const edge = event.piece === "road";
            const at = edge ? events.layout.edgePoint(event.q, event.r, event.index)
                            : events.layout.cornerPoint(event.q, event.r, event.index);
            events.mark(at);
            if (Theme.place === 0)
                return;
            x = at.x - width / 2;
            y = at.y - height / 2;
            angle = edge ? events.layout.edgeAngle(event.q, event.r, event.index) : 0;
            kind = edge ? ShapeItem.Road : event.piece === "city" ? ShapeItem.City : ShapeItem.Settlement;
            seat = event.colour;
            grow.restart();
        }
        function end() { grow.complete(); }
        NumberAnimation {
            id: grow
            target: piece
            property: "growth"
            from: 1.25
            to: 1
            duration: Theme.place
            easing { type: Easing.OutBack; overshoot: 1.2 }
        }
    }

    ShapeItem {
        id: robber
        property point from
        property point to
        property real way: 1
        visible: walk.running
        width: 1.2 * events.radius
        height: width
        x: from.x + (to.x - from.x) * way - width / 2
        y: from.y + (to.y - from.y) * way - height / 2
        kind: ShapeItem.Robber
        hexRadius: events.radius
        function show(event: var) {
            to = events.layout.robberPlace(event.q, event.r);
            events.mark(to);
            if (Theme.travel === 0 || event.fromQ === undefined)
                return;
            from = events.layout.robberPlace(event.fromQ, event.fromR);
            events.board.robberHidden = true;
            walk.restart();
        }
        function end() {
            walk.complete();
            events.board.robberHidden = false;
        }
        NumberAnimation {
            id: walk
            target: robber
            property: "way"
            from: 0
            to: 1
            duration: Theme.travel
            easing.type: Easing.InOutCubic
            onFinished: events.board.robberHidden = false
        }
    }

    ShapeItem {
        id: token
        property point start
        property real way: 0
        visible: leave.running && number > 0
        width: 0.9 * events.radius
        height: width
        x: start.x - width / 2
        y: start.y - height / 2 - way * events.radius * 0.8
        opacity: 1 - way
        kind: ShapeItem.NumberDisc
        function show(event: var) {
            start = events.layout.hexCentre(event.q, event.r);
            events.mark(start);
            if (Theme.leave === 0)
                return;
            number = event.number ?? 0;
            leave.restart();
        }
        function end() { leave.complete(); }
        NumberAnimation {
            id: leave
            target: token
            property: "way"
            from: 0
            to: 1
            duration: Theme.leave
            easing.type: Easing.InCubic
        }
    }

    SequentialAnimation {
        id: lava
        NumberAnimation {
            target: events.board
            property: "progress"
            from: 0
            to: 0.82
            duration: Theme.lava
            easing.type: Easing.InOutSine
        }
        NumberAnimation {
            target: events.board
            property: "progress"
            to: 1
            duration: Theme.still ? 0 : 200
        }
    }

    ShapeItem {   // the hex where something begins
        id: shaking
        property bool shown: false
        visible: shown
        width: 2.4 * events.radius
        height: width
        kind: ShapeItem.HexFocus
        hexRadius: events.radius
        flat: events.layout.flat
        function show(event: var) {
            const at = events.layout.hexCentre(event.q, event.r);
            events.mark(at);
            x = at.x - width / 2;
            y = at.y - height / 2;
            shown = event.duration > 0;
        }
    }

    ShapeItem {
        id: ring
        property point place
        function restart() { shownFor.restart(); }
        visible: shownFor.running
        width: events.radius
        height: width
        x: place.x - width / 2
        y: place.y - height / 2
        kind: ShapeItem.SpotFocus
        hexRadius: events.radius
        Timer { id: shownFor; interval: Math.max(1, Theme.resultMark) }
    }
}
