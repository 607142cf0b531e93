import QtQuick

// A button that shows its icon only; its text is its name and its hint.
PushButton {
    id: button
    property bool hintOnFocus: true
    textShown: false
    implicitWidth: implicitHeight
    HintBubble { text: button.text; shown: button.reason.length === 0 && (button.hovered || (button.visualFocus && button.hintOnFocus)) }
}
