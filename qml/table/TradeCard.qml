import QtQuick
import Inselwerk.Play

// A resource on a side of an offer: a press adds one, a right click, Backspace or the minus takes one back.
Pressable {
    id: card
    required property string key
    property int number: 0
    property bool more: true          // one more may be added
    property real cardWidth: 46
    signal change(int by)

    implicitWidth: cardWidth
    implicitHeight: Math.round(cardWidth * 62 / 46)
    corner: 6
    Accessible.name: qsTr("%1: %n card(s)", "on a side of an offer; %1: resource", number).arg(name)
    onTriggered: if (more) change(1)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Backspace && event.key !== Qt.Key_Delete && event.key !== Qt.Key_Minus)
            return;
        card.change(-1);
        event.accepted = true;
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: card.change(-1)
    }
    Item {
        anchors.fill: parent
        ShapeItem {
            anchors.fill: parent
            kind: ShapeItem.ResourceCard
            name: card.key
            opacity: card.more || card.number > 0 ? 1 : 0.4
        }
        Rectangle {
            visible: card.hovered && card.more
            anchors { fill: parent; margins: -1 }
            color: "transparent"
            radius: 6
            border.width: 2
            border.color: Theme.accent
        }
    }
    CountBadge {
        visible: card.number > 0
        count: card.number
        size: 21
        anchors { right: parent.right; rightMargin: -7; top: parent.top; topMargin: -7 }
    }
    MinusBadge {
        visible: card.number > 0
        anchors { left: parent.left; leftMargin: -6; bottom: parent.bottom; bottomMargin: -6 }
        onTapped: card.change(-1)
    }
}
