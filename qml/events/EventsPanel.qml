pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Event tokens: the last one, where others lie face down, and what has been used.
ScrollArea {
    id: view
    required property EventsModel panel
    spacing: Theme.small ? 9 : 12

    // Where the face-down tokens of an award lie, or the stack.
    function tokenPlace(place: string): Item {
        return place === "stack" ? stack : places.awardAt(place === "longestRoad" ? "card 0" : "card 1");
    }

    EventFace {
        visible: view.panel.revealed
        width: parent.width
        events: view.panel
    }
    TextLabel {
        visible: !view.panel.revealed
        width: parent.width
        text: qsTr("No event has been turned over yet.")
        quiet: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }
    Line { width: parent.width }
    EventPlaces {
        id: places
        visible: view.panel.places.count > 0
        width: parent.width
        rows: view.panel.places
    }
    Flow {
        width: parent.width
        spacing: 6
        Chip { id: stack; text: view.panel.stackText; Accessible.role: Accessible.StaticText; Accessible.name: text }
        Chip { text: view.panel.discardText; Accessible.role: Accessible.StaticText; Accessible.name: text }
    }
    Column {
        visible: view.panel.discard.count > 0
        width: parent.width
        spacing: 3
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discarded event tokens")
        Repeater {
            model: view.panel.discard
            TextLabel {
                required property string name
                required property string effect
                required property int count
                width: parent ? parent.width : 0
                //: Event tokens of a kind that were used: %1 is its name, %2 what it did; %n is how often
                text: Languages.fill(qsTr("%1, used %n time(s): %2", "", count), [name, effect])
                quiet: true
                font.family: Theme.dense
                font.pixelSize: Theme.hintSize
                Accessible.role: Accessible.ListItem
            }
        }
    }
}
