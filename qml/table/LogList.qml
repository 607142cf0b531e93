pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What happened, in sentences; it stays at the newest one unless somebody reads further up.
ListView {
    id: list
    required property LogModel log
    property bool dense: false
    property bool following: true

    clip: true
    model: log
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    Accessible.description: log.latest

    onCountChanged: follow.restart()
    onHeightChanged: follow.restart()
    onContentHeightChanged: follow.restart()
    Timer {
        id: follow
        interval: 0
        onTriggered: if (list.following) list.positionViewAtEnd()
    }
    onMovementEnded: following = atYEnd
    Keys.onUpPressed: { contentY = Math.max(originY, contentY - 40); following = atYEnd; }
    Keys.onDownPressed: { contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + 40)); following = atYEnd; }
    WheelHandler {
        onWheel: event => {
            const bottom = Math.max(list.originY, list.originY + list.contentHeight - list.height);
            list.contentY = Math.max(list.originY, Math.min(bottom, list.contentY - event.angleDelta.y / 2));
            list.following = list.contentY >= bottom - 1;
        }
    }

    delegate: Item {
        id: entry
        required property string colour
        required property string text
        required property bool turnStart
        width: ListView.view.width
        height: Math.max(sign.height, sentence.implicitHeight) + 8
        Accessible.role: Accessible.ListItem
        Accessible.name: text

        SeatChip {
            id: sign
            visible: entry.colour.length > 0
            seat: entry.colour
            size: 16
            y: 5
        }
        LineIcon {
            visible: entry.colour.length === 0
            name: "dice"
            size: 16
            y: 5
            ink: Theme.ink2
        }
        TextLabel {
            id: sentence
            anchors { left: sign.right; leftMargin: 7; right: parent.right; verticalCenter: parent.verticalCenter }
            text: entry.text
            bold: entry.turnStart
            font.family: list.dense ? Theme.condensed : Theme.sans
            font.pixelSize: Theme.rowSize
            lineHeight: 1.1
            Accessible.ignored: true
        }
        Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
    }
    FocusRing { shown: list.activeFocus; anchors.margins: 0; corner: 4 }
}
