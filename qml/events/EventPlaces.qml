pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Where event tokens lie face down: under the pieces of each supply and on the awards.
Column {
    id: places
    required property RowModel rows
    spacing: 2

    // The row of an award, or null.
    function awardAt(key: string): Item {
        const row = places.rows.find(key);
        return row < 0 ? null : entries.itemAt(row);
    }
    Accessible.role: Accessible.List
    Accessible.name: heading.text

    TextLabel {
        id: heading
        width: parent.width
        text: qsTr("Face-down event tokens")
        bold: true
        bottomPadding: 3
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
        Accessible.role: Accessible.Heading
    }
    component Pile: Row {
        property alias count: amount.text
        property alias piece: shape.kind
        property alias seat: shape.seat
        spacing: 1
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        ShapeItem {
            id: shape
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            height: 24
            name: "seed"
        }
        TextLabel {
            id: amount
            width: 16
            anchors.verticalCenter: parent.verticalCenter
            bold: true
            wrapMode: Text.NoWrap
            font.family: Theme.condensed
            Accessible.ignored: true
        }
    }
    Repeater {
        id: entries
        model: places.rows
        Item {
            id: place
            required property string name
            required property string colour
            required property int settlements
            required property int cities
            required property int count
            required property string text
            width: places.width
            height: 28
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            SeatChip {
                id: chip
                visible: place.colour.length > 0
                seat: place.colour
                size: 18
                anchors.verticalCenter: parent.verticalCenter
            }
            TextLabel {
                anchors {
                    left: chip.visible ? chip.right : parent.left; leftMargin: chip.visible ? 5 : 0
                    right: piles.left; rightMargin: 4; verticalCenter: parent.verticalCenter
                }
                text: place.name
                bold: chip.visible
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.family: Theme.condensed
                font.pixelSize: Theme.rowSize
                Accessible.ignored: true
            }
            Row {
                id: piles
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                height: parent.height
                spacing: 4
                Pile { visible: place.settlements >= 0; piece: ShapeItem.SettlementIcon; seat: place.colour; count: place.settlements }
                Pile { visible: place.settlements >= 0; piece: ShapeItem.CityIcon; seat: place.colour; count: place.cities }
                Pile { visible: place.settlements < 0; piece: ShapeItem.Token; count: place.count }
            }
        }
    }
}
