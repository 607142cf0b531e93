pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// A whole number with a button on each side; Up and Down change it, and it can be typed.
T.SpinBox {
    id: box
    property string name
    implicitWidth: 128 * Theme.fontScale
    implicitHeight: Theme.buttonHeight
    leftPadding: 36
    rightPadding: 36
    editable: true
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    validator: IntValidator { bottom: box.from; top: box.to }
    textFromValue: value => String(value)
    valueFromText: text => Number(text)

    component Step: Rectangle {
        property string sign
        property bool pressable
        property bool pointed
        width: 34
        height: box.height
        radius: Theme.buttonRadius
        color: pointed && pressable ? Theme.accentSoft : "transparent"
        LineIcon {
            anchors.centerIn: parent
            name: parent.sign
            size: 14
            lineWidth: 2.6
            opacity: parent.pressable ? 1 : 0.35
        }
    }
    down.indicator: Step { sign: "minus"; pressable: box.value > box.from; pointed: box.down.hovered }
    up.indicator: Step { x: box.width - width; sign: "plus"; pressable: box.value < box.to; pointed: box.up.hovered }
    background: Rectangle {
        radius: Theme.buttonRadius
        color: Theme.panel
        border.width: 1
        border.color: Theme.line2
        FocusRing { shown: box.activeFocus }
    }
    contentItem: TextInput {
        text: box.displayText
        color: Theme.ink
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: 16 * Theme.fontScale
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        validator: box.validator
        selectByMouse: true
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        inputMethodHints: Qt.ImhDigitsOnly
        Accessible.name: box.name
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.onIncreaseAction: { increase(); valueModified(); }
    Accessible.onDecreaseAction: { decrease(); valueModified(); }
}
