pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Log and rolls; in the small window also trade and the panels of modules, and in their place what is asked now.
TabbedPanel {
    id: panel
    required property GameSession session
    property bool small: false            // everything that is else in the left column is here
    property bool curveBelow: false       // room for the curve of rolls below the log
    readonly property bool asked: small && choiceView.asked
    readonly property alias choice: choiceView
    readonly property alias trade: tradeView

    // The panel of a module that is there now, or null.
    function modulePanel(key: string): Item {
        for (let i = 0; i < modules.count; ++i) {
            const loader = modules.itemAt(i) as ModulePanel;
            if (loader.key === key)
                return loader.item as Item;
        }
        return null;
    }

    contentMargin: Theme.small ? 8 : 12
    pages: {
        const all = [{ key: "log", title: qsTr("Log"), icon: "log" }];
        if (small)
            all.push({ key: "trade", title: qsTr("Trade"), icon: "trade" }, ...session.panels.pages);
        all.push({ key: "rolls", title: qsTr("Rolls"), icon: "chart" });
        return all;
    }

    LogList {
        visible: !panel.asked && panel.current === "log"
        anchors { fill: parent; bottomMargin: curve.visible ? curve.height : 0; topMargin: -6 }
        log: panel.session.log
        dense: panel.small
    }
    Rectangle {
        id: curve
        visible: panel.current === "log" && panel.curveBelow
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: -panel.contentMargin + 1 }
        height: visible ? 106 : 0
        color: Theme.panel2
        radius: panel.radius - 1
        Rectangle { width: parent.width; height: parent.radius; color: parent.color }
        Line { width: parent.width }
        RollsView {
            anchors { fill: parent; leftMargin: 14; rightMargin: 14; topMargin: 7; bottomMargin: 6 }
            rolls: panel.session.rolls
        }
    }
    RollsView {
        visible: !panel.asked && panel.current === "rolls"
        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: Math.min(parent.height, 220)
        rolls: panel.session.rolls
    }
    TradeView {
        id: tradeView
        visible: panel.small && !panel.asked && panel.current === "trade"
        anchors.fill: parent
        session: panel.session
        withBank: true
    }
    Repeater {
        id: modules
        model: panel.small ? panel.session.panels : null
        ModulePanel {
            anchors.fill: parent
            wanted: !panel.asked && panel.current === key
        }
    }
    ChoiceView {
        id: choiceView
        visible: panel.asked
        anchors.fill: parent
        choices: panel.session.choices
    }
}
