pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Beside the board: what is asked now, the panel in use (trade, those of modules), and what lies in the bank.
Item {
    id: column
    required property GameSession session
    property string current               // key of the panel in use
    readonly property var pages: {
        const all = [];
        for (let i = 0; i < session.panels.count; ++i)
            all.push({ key: session.panels.get(i, "key"), title: session.panels.get(i, "title"), icon: session.panels.get(i, "icon") });
        all.push({ key: "trade", title: qsTr("Trade"), icon: "trade" });
        return all;
    }
    readonly property alias choice: choiceView
    signal picked(string key)

    Panel {
        id: asked
        visible: choiceView.asked
        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Your choice")
        icon: "info"
        border.width: 2
        border.color: Theme.accent
        height: visible ? Math.min(headHeight + choiceView.contentHeight + 2 * contentMargin, column.height * 0.62) : 0
        ChoiceView {
            id: choiceView
            width: parent.width
            height: asked.height - asked.headHeight - 2 * asked.contentMargin
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
            anchors.fill: parent
            visible: used.current === "trade"
            session: column.session
            withBank: !bank.visible
        }
        Repeater {
            model: column.session.panels
            ModulePanel {
                anchors.fill: parent
                wanted: used.current === key
            }
        }
    }
    BankPanel {
        id: bank
        visible: column.height > 600
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: implicitHeight
        bank: column.session.bank
    }
}
