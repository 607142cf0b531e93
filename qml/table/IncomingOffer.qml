import QtQuick
import Inselwerk.Play

// An offer to the person whose hand is shown.
Column {
    id: offer
    required property GameSession session
    readonly property TradeModel trade: session.trade
    spacing: 10

    TextLabel {
        width: parent.width
        text: offer.trade.incoming
        bold: true
    }
    Exchange { title: qsTr("You get"); cards: offer.trade.incomingGet; cardWidth: Theme.small ? 26 : 36 }
    Exchange { title: qsTr("You give"); cards: offer.trade.incomingGive; cardWidth: Theme.small ? 26 : 36 }
    TextLabel {
        visible: !offer.trade.canAccept
        width: parent.width
        text: offer.trade.acceptReason
        color: Theme.warn
        font.pixelSize: Theme.rowSize
    }
    Flow {
        width: parent.width
        spacing: 8
        PushButton {
            main: true
            iconName: "check"
            text: qsTr("Accept", "an offer")
            reason: offer.trade.canAccept ? "" : offer.trade.acceptReason
            onTriggered: offer.trade.accept()
        }
        PushButton {
            iconName: "cross"
            text: qsTr("Decline", "an offer")
            onTriggered: offer.trade.decline()
        }
        PushButton {
            text: qsTr("Counter-offer")
            onTriggered: offer.trade.beginCounter()
        }
        PushButton {
            quietText: true
            text: qsTr("No more offers this turn")
            onTriggered: offer.trade.declineAll()
        }
    }
}
