import QtQuick
import Inselwerk.Play

// Which scenarios are shown.
Item {
    id: bar
    implicitHeight: filters.implicitHeight
    TextLabel {
        anchors { left: parent.left; right: filters.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: qsTr("Scenarios")
        bold: true
        font.pixelSize: 15 * Theme.fontScale
        Accessible.role: Accessible.Heading
    }
    Segments {
        id: filters
        anchors.right: parent.right
        name: qsTr("Which scenarios are shown")
        currentIndex: Desk.shelf.filter
        onChosen: index => Desk.shelf.filter = index
        Segment { index: ScenarioShelf.All; text: qsTr("All %1", "%1: how many scenarios").arg(Desk.shelf.all) }
        Segment { index: ScenarioShelf.Included; text: qsTr("Included %1", "%1: how many scenarios").arg(Desk.shelf.included) }
        Segment { index: ScenarioShelf.Own; text: qsTr("Own %1", "%1: how many scenarios").arg(Desk.shelf.own) }
    }
}
