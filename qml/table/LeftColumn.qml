pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Beside the board: what is asked now, the panel in use (trade, those of modules), and what lies in the bank.
Item {
    id: column
    required property GameSession session
    property string current               // key of the panel in use
    readonly property var pages: [...session.panels.pages, { key: "trade", title: qsTr("Trade"), icon: "trade" }]
    readonly property alias choice: choiceView
    readonly property alias trade: tradeView
    signal picked(string key)

    // The panel of a module that is there now, or null.
    function modulePanel(key: string): Item {
        for (let i = 0; i < modules.count; ++i) {
            const loader = modules.itemAt(i) as ModulePanel;
            if (loader.key === key)
                return loader.item as Item;
        }
        return null;
    }

    Rectangle {
        id: asked
        visible: choiceView.asked
        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: visible ? Math.min(head.height + choiceView.contentHeight + 10, column.height * 0.62) : 0
        color: Theme.panel
        radius: Theme.panelRadius
        border.width: 2
        border.color: Theme.accent
        PanelHead {
            id: head
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
            text: qsTr("Your choice")
            icon: "info"
        }
        ChoiceView {
            id: choiceView
            x: Theme.padding - bleed
            y: head.height + 5
            width: asked.width - 2 * x
            height: asked.height - y - 3
            choices: column.session.choices
        }
    }
    TabbedPanel {
        id: used
        anchors {
            left: parent.left; right: parent.right
            top: asked.bottom; topMargin: asked.visible ? Theme.gap : 0
            bottom: bank.visible ? bank.top : parent.bottom; bottomMargin: bank.visible ? Theme.gap : 0
        }
        pages: column.pages
        current: column.current
        onPicked: key => column.picked(key)
        TradeView {
            id: tradeView
            anchors.fill: parent
            visible: used.current === "trade"
            session: column.session
            withBank: !bank.visible
        }
        Repeater {
            id: modules
            model: column.visible ? column.session.panels : null
            ModulePanel {
                anchors.fill: parent
                wanted: used.current === key
            }
        }
    }
    BankPanel {
        id: bank
        visible: column.height > 600 && !asked.visible
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: implicitHeight
        bank: column.session.bank
    }
}
