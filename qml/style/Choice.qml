pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// One of a list, chosen from a list that opens. The model comes from C++, so that a switch of the language keeps the
// choice.
T.ComboBox {
    id: box
    property string name
    property string explanationRole      // a second line in the list
    implicitWidth: 150 * Theme.fontScale
    implicitHeight: Theme.buttonHeight
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()

    indicator: LineIcon {
        x: box.width - width - 9
        y: (box.height - height) / 2
        name: "down"
        size: 14
    }
    background: Rectangle {
        radius: Theme.fieldRadius
        color: box.hovered ? Theme.accentSoft : Theme.panel
        border.width: 1
        border.color: Theme.line2
        FocusRing { shown: box.visualFocus; corner: Theme.fieldRadius; anchors.margins: -4 }
    }
    contentItem: TextLabel {
        leftPadding: 10
        rightPadding: 26
        text: box.displayText
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    delegate: ChoiceRowItem {
        required property int index
        required property var model
        width: ListView.view.width
        text: model[box.textRole] ?? ""
        explanation: box.explanationRole.length > 0 ? model[box.explanationRole] ?? "" : ""
        highlighted: box.highlightedIndex === index
        on: box.currentIndex === index
    }
    popup: DropList {
        width: Math.max(box.width, 220 * Theme.fontScale)
        y: box.height + 4
        items: box.delegateModel
        currentIndex: box.highlightedIndex
    }
    Accessible.role: Accessible.ComboBox
    Accessible.name: name
    Accessible.description: displayText
    Accessible.onPressAction: popup.open()
}
