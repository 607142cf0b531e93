pragma ComponentBehavior: Bound
import QtQuick

// The development cards of the hand, one place a kind; many kinds in a narrow place stand in two rows.
FocusScope {
    id: cards
    required property var model      // CardsModel
    signal play(string key)
    signal pointed(string hint)

    readonly property int kinds: repeater.count
    readonly property real spacing: Theme.small ? 5 : 8
    readonly property int rows: kinds > 3 && width < kinds * 64 ? 2 : 1
    readonly property int columns: Math.max(1, Math.ceil(kinds / rows))
    readonly property real cardWidth: Math.min(Theme.small ? 50 : Theme.middling ? 72 : 102,
                                               (width - (columns - 1) * spacing) / columns)
    readonly property real room: Theme.small ? 62 : 110

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    TextLabel {
        id: title
        width: parent.width
        text: qsTr("Development cards")
        bold: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    TextLabel {
        visible: cards.kinds === 0
        anchors { left: parent.left; right: parent.right; top: title.bottom; topMargin: 6 }
        text: qsTr("You have none.")
        quiet: true
        font.family: Theme.dense
        font.pixelSize: Theme.hintSize
    }
    Grid {
        anchors { bottom: parent.bottom; bottomMargin: 2 }
        columns: cards.columns
        spacing: cards.spacing
        Repeater {
            id: repeater
            model: cards.model
            DevelopmentCardItem {
                required property string key
                required property bool active
                required name
                required property var model
                reason: model.reason
                width: cards.cardWidth
                height: (cards.room - (cards.rows - 1) * cards.spacing) / cards.rows
                large: height > 80
                chosen: active
                onTriggered: cards.play(key)
                onPointedAtChanged: cards.pointed(pointedAt ? (reason.length > 0 ? name + ": " + reason : name + ": " + text) : "")
            }
        }
    }
}
