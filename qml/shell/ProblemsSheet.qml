pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// What is wrong with a scenario file, line by line.
Sheet {
    id: sheet
    title: qsTr("Problems of the file")
    iconName: "warning"

    TextLabel {
        width: parent.width
        text: Desk.problemFile
        quiet: true
        wrapMode: Text.WrapAnywhere
        font.pixelSize: Theme.rowSize
    }
    TextLabel {
        width: parent.width
        text: Desk.problems.errors > 0
              ? qsTr("%n error(s) must be put right before this scenario can be played.", "", Desk.problems.errors)
              : qsTr("%n hint(s). The scenario can be played all the same.", "", Desk.problems.warnings)
        bold: true
        Accessible.role: Accessible.Heading
    }
    Column {
        width: parent.width
        Repeater {
            model: Desk.problems
            ProblemRow { width: parent ? parent.width : 0 }
        }
    }
    PushButton {
        visible: Desk.problemFilePlayable
        main: true
        iconName: "play"
        text: qsTr("Play all the same")
        onTriggered: Desk.open(Desk.problemFile)
    }
}
