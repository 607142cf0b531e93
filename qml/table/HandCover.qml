pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// In place of the hand until the next person at this computer is there: as many card backs as cards are held, at most
// eight, with the mark of the seat; a pale one for an empty hand.
FocusScope {
    id: cover
    required property GameSession session
    readonly property int cards: session.table.coveredCards

    Accessible.role: Accessible.Grouping
    Accessible.name: sentence.text

    function focusButton() { here.forceActiveFocus(Qt.TabFocusReason); }

    Row {
        id: backs
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.small ? 4 : 12
        spacing: (Theme.small ? -18 : -24) - Math.max(0, cover.cards - 5) * (Theme.small ? 5 : 7)
        Repeater {
            model: Math.max(1, Math.min(cover.cards, 8))
            ShapeItem {
                required property int index
                kind: ShapeItem.ResourceBack
                seat: cover.session.coveredForColour
                width: Theme.small ? 48 : 66
                height: Theme.small ? 66 : 92
                z: index
                opacity: cover.cards === 0 ? 0.4 : 1
            }
        }
    }
    Column {
        anchors { left: backs.right; leftMargin: Theme.small ? 14 : 24; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.small ? 6 : 12
        TextLabel {
            id: sentence
            width: parent.width
            text: qsTr("The hand of %1 is covered. Pass the screen on, then say that you are there.")
                    .arg(cover.session.coveredForName)
            font.family: Theme.dense
        }
        PushButton {
            id: here
            focus: true
            main: true
            height: Theme.small ? 40 : 46
            iconName: "eye"
            text: qsTr("I am here")
            Accessible.description: cover.session.coveredForName
            onTriggered: cover.session.reveal()
        }
    }
}
