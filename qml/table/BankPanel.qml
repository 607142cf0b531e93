import QtQuick
import Inselwerk.Play

// What lies in the bank.
Panel {
    id: panel
    required property BankModel bank
    title: qsTr("In the bank")
    icon: "card"
    headExtra: TextLabel {
        text: panel.bank.deckText
        quiet: true
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.hintSize
        font.family: panel.width < 290 ? Theme.condensed : Theme.sans
    }
    implicitHeight: headHeight + cards.implicitHeight + 22
    contentMargin: 11

    BankCards {
        id: cards
        width: parent.width
        slot: 40
        bank: panel.bank
    }
}
