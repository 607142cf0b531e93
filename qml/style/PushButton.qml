import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// A button as wide as its text. `main`: the one to press. What is not possible says why: `reason` is shown instead of
// `hint`, and the button can still be reached by the keyboard so that its reason can be heard.
T.AbstractButton {
    id: button
    property bool main: false
    property bool chosen: false        // of several, this one is on
    property bool quietText: false     // not bold
    property bool leftAligned: false
    property string iconName
    property string key                // shortcut, shown only
    property string reason             // why not; empty: possible
    property string description
    readonly property bool possible: enabled && reason.length === 0
    property bool textShown: true
    signal triggered                   // clicked, and possible

    implicitHeight: Math.max(Theme.buttonHeight, implicitContentHeight + 12)
    implicitWidth: Math.ceil(Math.max(implicitContentWidth + leftPadding + rightPadding, implicitHeight))
    leftPadding: textShown ? 14 : 8
    rightPadding: leftPadding
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    hoverEnabled: true
    onClicked: if (possible) triggered()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    readonly property color inkColour: !possible ? Theme.ink2 : main ? Theme.accentInk : Theme.ink

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: button.possible
            radius: Theme.buttonRadius
            color: button.main ? Theme.accent : button.chosen || button.down || button.hovered ? Theme.accentSoft : Theme.panel
            border.width: button.chosen ? 2 : 1
            border.color: button.main || button.chosen ? Theme.accent : Theme.line2
            Behavior on color { ColorAnimation { duration: Theme.hover } }
        }
        Rectangle {   // the main button answers the pointer by a lighter edge inside
            anchors { fill: parent; margins: 2 }
            visible: button.possible && button.main && (button.hovered || button.down)
            radius: Theme.buttonRadius - 2
            color: "transparent"
            border.width: 1
            border.color: Theme.accentInk
        }
        DashedFrame { anchors.fill: parent; visible: !button.possible; radius: Theme.buttonRadius; colour: Theme.line2 }
        FocusRing { shown: button.visualFocus }
    }
    contentItem: ButtonContent {
        text: button.textShown ? button.text : ""
        iconName: button.iconName
        key: button.key
        ink: button.inkColour
        bold: button.possible && !button.quietText
        leftAligned: button.leftAligned
    }

    HintBubble { text: button.reason; shown: button.reason.length > 0 && (button.hovered || button.visualFocus) }

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: reason.length > 0 ? reason : description
    Accessible.onPressAction: clicked()
}
