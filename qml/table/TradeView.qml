pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Trade: the offer being put together, the answers of all players, the rates of bank and harbours.
ScrollArea {
    id: view
    required property GameSession session
    readonly property TradeModel trade: session.trade
    // While something moves the panel stays as it was.
    property string stage: "none"
    Timer {
        id: settle
        interval: 0
        onTriggered: if (!view.session.busy) view.stage = view.trade.stage
    }
    Connections {
        target: view.trade
        function onChanged() { settle.restart(); }
    }
    Connections {
        target: view.session
        function onBusyChanged() { settle.restart(); }
    }
    Component.onCompleted: stage = trade.stage

    // To the answer buttons of an offer; false when none waits for an answer here.
    function focusButton(): bool {
        if (!visible || trade.stage !== "incoming")
            return false;
        stage = trade.stage;
        incoming.focusButton();
        return true;
    }

    readonly property bool editing: stage === "edit" || stage === "counter"
    property bool withBank: false        // there is no bank panel beside it
    property string openRate             // resource whose bank trade is being chosen

    spacing: Theme.small ? 9 : 13
    onStageChanged: openRate = ""

    TextLabel {
        visible: view.stage === "none" && !view.session.busy && text.length > 0
        width: parent.width
        text: view.trade.reason
        quiet: true
        font.pixelSize: Theme.rowSize
    }
    TextLabel {
        visible: view.stage === "counter"
        width: parent.width
        text: view.trade.incoming
        font.pixelSize: Theme.rowSize
    }
    IncomingOffer {
        id: incoming
        visible: view.stage === "incoming"
        width: parent.width
        session: view.session
    }

    TradeSide {
        visible: view.editing && !view.trade.bankOnly
        width: parent.width
        model: view.trade.edited
        title: qsTr("You give")
        help: qsTr("click to add, right-click to take back")
        onChange: (resource, by) => view.trade.give(resource, by)
    }
    TradeSide {
        visible: view.editing && !view.trade.bankOnly
        width: parent.width
        model: view.trade.edited
        title: qsTr("You get")
        giving: false
        onChange: (resource, by) => view.trade.get(resource, by)
    }
    Flow {
        visible: view.stage === "edit" && partners.count > 1 && !view.trade.bankOnly
        width: parent.width
        spacing: 6
        Repeater {
            id: partners
            model: view.trade.partners
            PartnerChip {
                required property int seat
                required name
                required chosen
                onTriggered: view.trade.togglePartner(seat)
            }
        }
    }
    Flow {
        visible: view.editing && !view.trade.bankOnly
        width: parent.width
        spacing: 8
        PushButton {
            id: offerButton
            width: Math.max(implicitWidth, Math.min(parent.width, parent.width - clearButton.implicitWidth - 8))
            main: true
            text: view.stage === "counter" ? qsTr("Offer this instead")
                : view.trade.toAll ? qsTr("Offer to all") : qsTr("Offer to those chosen")
            reason: view.trade.canOffer ? "" : view.trade.offerHint.length > 0 ? view.trade.offerHint
                  : qsTr("Choose what you give and what you get.")
            onTriggered: view.stage === "counter" ? view.trade.counter() : view.trade.offer()
        }
        PushButton {
            id: clearButton
            text: view.stage === "counter" ? qsTr("Back") : qsTr("Clear", "the offer")
            onTriggered: view.stage === "counter" ? view.trade.cancelCounter() : view.trade.clear()
        }
    }
    TextLabel {
        visible: view.editing && text.length > 0
        width: parent.width
        text: view.trade.offerHint
        color: view.trade.canOffer ? Theme.ink2 : Theme.warn
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
    }

    Column {
        visible: view.stage === "offered"
        width: parent.width
        spacing: 6
        TextLabel {
            width: parent.width
            text: qsTr("You offer %1.", "%1: 2 wool for 1 brick").arg(view.trade.terms)
            bold: true
        }
        PushButton {
            visible: view.trade.canWithdraw
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Take the offer back")
            onTriggered: view.trade.withdraw()
        }
    }
    Column {
        visible: answers.count > 0 && (view.stage === "offered" || view.stage === "incoming")
        width: parent.width
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Answers")
        TextLabel { text: qsTr("Answers"); bold: true; font.pixelSize: Theme.rowSize }
        Repeater {
            id: answers
            model: view.trade.answers
            TradeAnswer {
                required property var model
                width: parent ? parent.width : 0
                state_: model.state
                answerText: model.text
                onTake: seat => view.trade.take(seat)
            }
        }
    }

    Column {
        visible: rates.count > 0 && !view.session.over && (view.stage === "none" || view.stage === "edit")
        width: parent.width
        spacing: 2
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        TextLabel {
            id: heading
            text: qsTr("Bank and harbours")
            bold: true
            bottomPadding: 4
            font.pixelSize: Theme.rowSize
        }
        Repeater {
            id: rates
            model: view.trade.rates
            BankRate {
                visible: held > 0
                width: parent ? parent.width : 0
                asked: view.stage !== "none"
                open: view.openRate === key
                offers: open ? view.trade.bankOffers(key) : []
                bank: view.session.bank
                onPressed: view.openRate = open ? "" : key
                onTrade: get => {
                    view.openRate = "";
                    view.trade.bankTrade(key, get);
                }
            }
        }
        TextLabel {
            readonly property list<string> missing: {
                const names = [];
                for (let i = 0; i < rates.count; ++i) {
                    const rate = rates.itemAt(i) as BankRate;
                    if (rate && rate.held === 0)
                        names.push(rate.name);
                }
                return names;
            }
            visible: text.length > 0
            width: parent.width
            leftPadding: 8
            topPadding: 4
            text: missing.length === 0 ? "" : qsTr("None to trade: %1.", "%1: resources").arg(Languages.joined(missing))
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.hintSize
        }
    }

    Column {
        visible: view.withBank
        width: parent.width
        spacing: 6
        TextLabel { text: qsTr("In the bank"); bold: true; font.pixelSize: Theme.rowSize }
        BankCards {
            width: parent.width
            slot: Math.min(40, (width - 24) / 5)
            bank: view.session.bank
        }
        TextLabel {
            width: parent.width
            text: view.session.bank.deckText
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.hintSize
        }
    }
}
