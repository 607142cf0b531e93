import QtQuick
import Inselwerk.Play

// A place on the board that may be chosen now: a sign of what may stand there, the ghost of the own piece while it is
// pointed at, a double ring while it has the keyboard focus. With the pointer a first click marks it, a second one chooses
// it. The sign of a hex keeps clear of what stands at its corners and sides.
Item {
    id: spot
    required property string key
    required property string kind        // corner, edge, hex
    required property int q
    required property int r
    required property int index          // corner or side of the hex
    required property string piece
    required property string colour
    required property string name
    required property string yields
    property var layout                  // BoardLayout of the board
    property bool ringed: false          // show the focus
    property bool marked: false          // clicked once
    readonly property bool seen: activeFocus && (ringed || marked)
    // The robber stands inside its ring; others go around what lies on the hex.
    readonly property real signRadius: kind !== "hex" ? radius : (piece === "robber" ? 0.78 : 0.94) * radius
    readonly property bool hovered: mouse.containsMouse
    readonly property real radius: layout.radius
    readonly property point place: kind === "corner" ? layout.cornerPoint(q, r, index)
                                 : kind === "edge" ? layout.edgePoint(q, r, index) : layout.hexCentre(q, r)
    readonly property real reach: kind === "hex" ? 0.8 * radius : 0.28 * radius
    signal chosen
    signal clickedOnce
    signal pointed(bool on)

    x: place.x
    y: place.y
    width: 0
    height: 0
    z: hovered || activeFocus ? 2 : kind === "corner" ? 1 : 0

    onHoveredChanged: pointed(hovered || seen)
    onSeenChanged: pointed(seen || hovered)
    Component.onDestruction: if (hovered || seen) pointed(false)
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: yields
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: chosen()

    ShapeItem {
        anchors.centerIn: parent
        width: spot.kind === "hex" ? 2.1 * spot.radius : 1.9 * spot.radius
        height: width
        kind: spot.kind === "hex" ? ShapeItem.HexSpot : spot.kind === "edge" ? ShapeItem.EdgeSpot
            : spot.piece === "city" ? ShapeItem.CitySpot : ShapeItem.CornerSpot
        seat: spot.colour
        spot: spot.hovered || spot.seen ? ShapeItem.Hover : ShapeItem.Legal
        hexRadius: spot.signRadius
        angle: spot.kind === "edge" ? spot.layout.edgeAngle(spot.q, spot.r, spot.index) : 0
        flat: spot.layout.flat
    }
    ShapeItem {   // where the robber would stand
        readonly property point stand: spot.kind === "hex" ? spot.layout.robberPlace(spot.q, spot.r) : Qt.point(0, 0)
        visible: spot.piece === "robber" && (spot.hovered || spot.seen)
        x: stand.x - spot.place.x - width / 2
        y: stand.y - spot.place.y - height / 2
        width: 1.2 * spot.radius
        height: width
        kind: ShapeItem.Robber
        hexRadius: spot.radius
        strength: 0.6
    }
    ShapeItem {
        visible: spot.seen
        anchors.centerIn: parent
        width: spot.kind === "hex" ? 2.2 * spot.radius : spot.radius
        height: width
        kind: spot.kind === "hex" ? ShapeItem.HexFocus : ShapeItem.SpotFocus
        hexRadius: spot.signRadius
        flat: spot.layout.flat
    }
    MouseArea {
        id: mouse
        x: -spot.reach
        y: -spot.reach
        width: 2 * spot.reach
        height: 2 * spot.reach
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: spot.marked ? spot.chosen() : spot.clickedOnce()
    }
}
