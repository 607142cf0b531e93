pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// The colour (and mark) of a seat, from those that the board has.
T.ComboBox {
    id: box
    property string name
    property string seat
    required property SeatList seats
    signal picked(string colour)
    implicitWidth: 62
    implicitHeight: Theme.buttonHeight
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    model: seats.colours
    currentIndex: find(seat)
    onActivated: index => picked(textAt(index))
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()

    indicator: LineIcon {
        x: box.width - width - 7
        y: (box.height - height) / 2
        name: "down"
        size: 12
    }
    background: Rectangle {
        radius: Theme.fieldRadius
        color: box.hovered ? Theme.accentSoft : Theme.panel
        border.width: 1
        border.color: Theme.line2
        FocusRing { shown: box.visualFocus; corner: Theme.fieldRadius; anchors.margins: -4 }
    }
    contentItem: Item {
        SeatChip { x: 8; anchors.verticalCenter: parent.verticalCenter; seat: box.seat; size: 24 }
    }
    delegate: ChoiceRowItem {
        required property int index
        required property string modelData
        width: ListView.view.width
        text: box.seats.colourName(modelData)
        seat: modelData
        highlighted: box.highlightedIndex === index
        on: box.currentIndex === index
    }
    popup: DropList {
        width: 150 * Theme.fontScale
        y: box.height + 4
        items: box.delegateModel
        currentIndex: box.highlightedIndex
    }
    Accessible.role: Accessible.ComboBox
    Accessible.name: name
    Accessible.description: box.seats.colourName(seat)
    Accessible.onPressAction: popup.open()
}
