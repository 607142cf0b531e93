pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// Cards of all scenarios that are shown. Arrows move between them, Enter plays.
GridView {
    id: grid
    // As many as fit, but few scenarios share the whole width.
    readonly property int fitting: Math.max(1, Math.floor(width / (Theme.small ? 330 : 376)))
    readonly property int columns: Math.max(Math.min(fitting, Math.max(2, count)), Math.ceil(width / 900))
    readonly property real cardHeight: Math.round((cellWidth - 20) * (Theme.small ? 0.5 : 0.65)) + 156 * Theme.fontScale

    model: Desk.shelf
    cellWidth: Math.floor(width / columns)
    cellHeight: cardHeight + 20
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    activeFocusOnTab: true
    cacheBuffer: 200
    topMargin: 2
    bottomMargin: 4
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Scenarios")

    Keys.onReturnPressed: play()
    Keys.onEnterPressed: play()
    Keys.onSpacePressed: play()
    function play() {
        const card = currentItem as ScenarioCard;
        if (card)
            card.play();
    }

    delegate: ScenarioCard {
        required property int index
        width: grid.cellWidth
        height: grid.cellHeight
        current: GridView.isCurrentItem
        focused: current && grid.activeFocus
        onPicked: grid.currentIndex = index
    }
    TextLabel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40, 460)
        visible: grid.count === 0
        horizontalAlignment: Text.AlignHCenter
        quiet: true
        text: Desk.shelf.filter === ScenarioShelf.Own
              ? qsTr("You have no scenarios of your own yet. Make one in the editor, or put a file into the folder of scenarios.")
              : qsTr("No scenarios were found. Is the program installed completely?")
    }
    T.ScrollBar.vertical: SlimScrollBar {}
}
