import QtQuick
import Inselwerk.Play

// An offer to the person whose hand is shown.
Column {
    id: offer
    required property GameSession session
    readonly property TradeModel trade: session.trade
    spacing: Theme.small ? 8 : 10

    // To the first button that does something now.
    function focusButton() { (trade.canAccept ? accept : decline).forceActiveFocus(Qt.TabFocusReason); }

    TextLabel {
        visible: !Theme.small     // there the status line must do
        width: parent.width
        text: offer.trade.incoming
        bold: true
    }
    Exchange { title: qsTr("You get"); cards: offer.trade.incomingGet; cardWidth: Theme.small ? 22 : 36 }
    Exchange { title: qsTr("You give"); cards: offer.trade.incomingGive; cardWidth: Theme.small ? 22 : 36 }
    TextLabel {
        visible: !offer.trade.canAccept
        width: parent.width
        text: offer.trade.acceptReason
        color: Theme.warn
        font.pixelSize: Theme.rowSize
    }
    Flow {
        id: buttons
        width: parent.width
        spacing: Theme.small ? 6 : 8
        readonly property real half: (width - spacing) / 2
        PushButton {
            id: accept
            width: buttons.half
            leftPadding: 8
            main: true
            iconName: Theme.small ? "" : "check"
            text: qsTr("Accept", "an offer")
            reason: offer.trade.canAccept ? "" : offer.trade.acceptReason
            onTriggered: offer.trade.accept()
        }
        PushButton {
            id: decline
            width: buttons.half
            leftPadding: 8
            iconName: Theme.small ? "" : "cross"
            text: qsTr("Decline", "an offer")
            onTriggered: offer.trade.decline()
        }
        PushButton {
            width: parent.width
            text: qsTr("Counter-offer")
            onTriggered: offer.trade.beginCounter()
        }
        PushButton {
            width: parent.width
            quietText: true
            text: qsTr("No more offers this turn")
            onTriggered: offer.trade.declineAll()
        }
    }
}
