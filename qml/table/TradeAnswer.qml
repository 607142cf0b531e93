import QtQuick

// What a player answers to the offer on the table. A counter-offer can be looked at, then taken.
Column {
    id: answer
    required property int seat
    required property string name
    required property string colour
    required property string state_
    required property string answerText
    required property bool canTake
    required property string reason
    required property var give
    required property var get
    property bool looking: false
    readonly property bool narrow: width < 250
    readonly property bool counter: state_ === "counter"
    signal take(int seat)

    Accessible.role: Accessible.ListItem
    Accessible.name: name + ": " + answerText

    Item {
        width: parent.width
        height: Math.max(44, words.implicitHeight + 12)
        SeatChip {
            id: chip
            seat: answer.colour
            size: 20
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            anchors { left: chip.right; leftMargin: 8; right: actions.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            TextLabel {
                width: parent.width
                text: answer.name
                bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.pixelSize: Theme.rowSize
                Accessible.ignored: true
            }
            TextLabel {
                width: parent.width
                text: answer.answerText
                color: answer.state_ === "agrees" ? Theme.ok : answer.counter ? Theme.warn : Theme.ink2
                font.pixelSize: Theme.rowSize
                font.family: Theme.dense
                Accessible.ignored: true
            }
        }
        Item {
            id: actions
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: take.visible ? take.width : look.visible ? look.width : sign.width
            height: parent.height
            PushButton {
                id: take
                visible: answer.state_ === "agrees"
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: 30
                leftPadding: answer.narrow ? 9 : 14
                iconName: answer.narrow ? "" : "check"
                text: qsTr("Take", "an answer to an offer")
                reason: answer.canTake ? "" : answer.reason
                onTriggered: answer.take(answer.seat)
                Accessible.description: answer.name
            }
            PushButton {
                id: look
                visible: answer.counter
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: 30
                leftPadding: answer.narrow ? 9 : 14
                text: qsTr("Look", "at a counter-offer")
                chosen: answer.looking
                onTriggered: answer.looking = !answer.looking
                Accessible.description: answer.name
            }
            LineIcon {
                id: sign
                visible: !take.visible && !look.visible
                anchors.verticalCenter: parent.verticalCenter
                name: answer.state_ === "waiting" ? "wait" : "cross"
                size: 16
                ink: Theme.ink2
            }
        }
    }
    Column {
        visible: answer.counter && answer.looking
        width: parent.width
        spacing: 6
        bottomPadding: 8
        Exchange { title: qsTr("You give"); cards: answer.give }
        Exchange { title: qsTr("You get"); cards: answer.get }
        PushButton {
            width: Math.min(implicitWidth, parent.width)
            implicitHeight: 32
            main: true
            iconName: "check"
            text: qsTr("Take this counter-offer")
            reason: answer.canTake ? "" : answer.reason
            onTriggered: answer.take(answer.seat)
        }
        TextLabel {
            visible: !answer.canTake
            width: parent.width
            text: answer.reason
            color: Theme.warn
            font.pixelSize: Theme.rowSize
        }
    }
    Line { width: parent.width }
}
