pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The storage record of a player in small, on the player's card: the tokens of both rows, and what the next ones earn.
Item {
    id: strip
    required property CropsModel panel
    required property int seat
    readonly property real spacing: 8
    component Band: StorageRow {
        width: Math.min((strip.width - strip.spacing) / 2, largest * strip.panel.rewards.length + 5)
        largest: strip.height - 3
        rewards: visible ? strip.panel.rewards : []
    }
    Repeater {
        model: strip.panel.records
        Row {
            id: record
            required property int index
            required property var upper
            required property var lower
            required property string text
            visible: index === strip.seat
            spacing: strip.spacing
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Band { crops: record.upper }
            Band { crops: record.lower }
        }
    }
}
