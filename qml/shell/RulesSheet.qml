import QtQuick
import Inselwerk.Play

// The rules page of the scenario.
Sheet {
    id: sheet
    title: qsTr("Rules")
    iconName: "rules"

    TextLabel {
        width: parent.width
        text: Desk.page === Desk.Table && Desk.session ? Desk.session.scenarioName : Desk.newGame.name
        font { family: Theme.serif; bold: true; pixelSize: 21 * Theme.fontScale }
        Accessible.role: Accessible.Heading
    }
    RulesText {
        width: parent.width
        text: Desk.page === Desk.Table && Desk.session ? Desk.session.rulesPage : Desk.newGame.rulesPage
    }
    PushButton {
        iconName: "info"
        text: qsTr("Controls of the program")
        onTriggered: sheet.sheetWanted("HelpSheet.qml")
    }
}
