pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// An event token turns over where it lay, then goes to its sentence in a free corner of the board; what it is about is
// ringed for as long as that is read. Of several at once all sentences are there, and the last token is the one that
// moves. Nothing waits for it and nothing is kept from being clicked; `close` ends it.
Item {
    id: show
    required property var layout          // BoardLayout; the item lies on the board
    property var events: []               // that are shown, display events of the session
    readonly property var event: events.length > 0 ? events[events.length - 1] : null
    readonly property var hexes: events.reduce((all, event) => all.concat(event.hexes), [])
    readonly property bool open: event !== null
    readonly property real radius: layout.radius
    property point origin                 // middle of the token, before it turns
    property real turn: 0                 // 0: face down … 1: open
    property real way: 0                  // 0: at its origin … 1: beside its sentence

    // `from`: where the last token lay.
    function play(shown: var, from: point) {
        moving.stop();
        events = shown;
        origin = from;
        way = Theme.still ? 1 : 0;
        turn = way;
        if (!Theme.still)
            moving.start();
        reading.restart();
    }
    function close() {
        moving.stop();
        reading.stop();
        events = [];
    }

    SequentialAnimation {
        id: moving
        NumberAnimation { target: show; property: "turn"; from: 0; to: 1; duration: Theme.turnOver; easing.type: Easing.InOutSine }
        PauseAnimation { duration: Theme.turnOver / 2 }
        NumberAnimation { target: show; property: "way"; from: 0; to: 1; duration: Theme.travel; easing.type: Easing.InOutCubic }
    }
    Timer {
        id: reading
        interval: Theme.reading
        onTriggered: show.close()
    }

    Repeater {
        model: show.hexes
        ShapeItem {
            required property var modelData
            readonly property point centre: show.layout.hexCentre(modelData.q, modelData.r)
            x: centre.x - width / 2
            y: centre.y - height / 2
            width: 2.4 * show.radius
            height: width
            kind: ShapeItem.HexFocus
            hexRadius: 1.1 * show.radius   // around the tokens on it
            flat: show.layout.flat
        }
    }
    Rectangle {
        id: plaque
        readonly property point corner: show.layout.freeCorner(width, height, 8)
        visible: opacity > 0
        opacity: show.open && show.turn >= 0.5 ? 1 : 0
        x: corner.x
        y: corner.y
        width: Math.max(168, Math.min(320, show.width * 0.235))
        height: words.implicitHeight + 16
        radius: Theme.panelRadius
        color: Theme.panel
        border.width: 2
        border.color: Theme.accent
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Column {
            id: words
            x: 8
            y: 8
            width: plaque.width - 16
            spacing: 8
            Repeater {
                id: sentences
                model: show.events
                EventSentence {
                    required property var modelData
                    required property int index
                    event: modelData
                    moving: index === show.events.length - 1
                    width: words.width
                }
            }
        }
    }
    Item {
        id: token
        readonly property real lying: 1.15 * show.radius
        readonly property real size: Theme.small || Theme.middling ? 48 : 64          // beside its sentence
        // The last sentence is the lowest; the plaque keeps its corner only once all of them are there.
        readonly property real lineTop: words.height - (sentences.itemAt(show.events.length - 1)?.height ?? 0)
        readonly property point end: Qt.point(plaque.x + 8 + size / 2, plaque.y + 8 + lineTop + size / 2)
        visible: show.open
        width: lying + (size - lying) * show.way
        height: width
        x: show.origin.x + (end.x - show.origin.x) * show.way - width / 2
        y: show.origin.y + (end.y - show.origin.y) * show.way - height / 2
        transform: Scale {
            origin.x: token.width / 2
            xScale: Math.abs(Math.cos(Math.PI * show.turn))
        }
        ShapeItem {
            anchors.fill: parent
            visible: show.turn < 0.5
            kind: ShapeItem.Token
            name: "seed"
        }
        ShapeItem {
            anchors.fill: parent
            visible: show.turn >= 0.5
            kind: ShapeItem.EventToken
            name: show.event?.category ?? ""
            label: show.event?.crop ?? ""
            count: show.event?.amount ?? 1
            numbers: show.event?.numbers ?? []
        }
    }
}
