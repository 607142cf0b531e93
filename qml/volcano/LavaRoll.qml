pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The lava die and the volcano with its corners: where the lava runs, and who lives there.
Column {
    id: lava
    required property VolcanoModel volcano
    readonly property real hexRadius: Theme.small ? 40 : 50
    property var numbers: [1, 2, 3, 4, 5, 6]
    property int lit: -1
    spacing: Theme.small ? 5 : 8

    function read() {
        const found = [0, 0, 0, 0, 0, 0];
        let struck = -1;
        for (let i = 0; i < volcano.corners.count; ++i) {
            const index = volcano.corners.get(i, "index");
            found[index] = volcano.corners.get(i, "die");
            if (volcano.corners.get(i, "struck"))
                struck = index;
        }
        numbers = found;
        lit = struck;
    }
    Component.onCompleted: read()
    Connections {
        target: lava.volcano
        function onChanged() { lava.read(); }
    }

    TextLabel {
        text: lava.volcano.lavaDie > 0 ? qsTr("Lava roll") : qsTr("Corners of the volcano")
        bold: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    Item {
        width: parent.width
        height: 2.55 * lava.hexRadius
        Row {
            id: rolled
            visible: lava.volcano.lavaDie > 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.small ? 6 : 12
            ShapeItem {
                kind: ShapeItem.Die
                dieColour: ShapeItem.LavaDie
                number: Math.max(1, lava.volcano.lavaDie)
                width: Theme.small ? 42 : 64
                height: width
                Accessible.role: Accessible.StaticText
                Accessible.name: lava.volcano.lavaDie
            }
            LineIcon {
                anchors.verticalCenter: parent.verticalCenter
                name: "right"
                size: Theme.small ? 14 : 18
                lineWidth: 2.4
            }
        }
        Item {
            id: diagram
            x: rolled.visible ? rolled.width + (lava.width - rolled.width) / 2 : lava.width / 2
            y: parent.height / 2
            ShapeItem {
                anchors.centerIn: parent
                kind: ShapeItem.VolcanoDiagram
                cornerNumbers: lava.numbers
                count: lava.lit
                flat: lava.volcano.flat
                width: 2 * lava.hexRadius / 0.98
                height: width
            }
            Repeater {
                model: lava.volcano.corners
                ShapeItem {
                    required property var model
                    required property string piece
                    required property string colour
                    required property string text
                    readonly property int corner: model.index
                    readonly property real turn: (corner * 60 - (lava.volcano.flat ? 60 : 90)) * Math.PI / 180
                    visible: piece.length > 0
                    kind: piece === "city" ? ShapeItem.City : ShapeItem.Settlement
                    seat: colour
                    hexRadius: lava.hexRadius
                    width: 1.2 * lava.hexRadius
                    height: width
                    x: 1.05 * lava.hexRadius * Math.cos(turn) - width / 2
                    y: 1.05 * lava.hexRadius * Math.sin(turn) - height / 2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
    TextLabel {
        visible: text.length > 0
        width: parent.width
        text: lava.volcano.lavaText
        font.family: Theme.dense
        font.pixelSize: Theme.small ? Theme.rowSize : Theme.bodySize
        lineHeight: 1.15
    }
}
