import QtQuick

// One of Segments.
PushButton {
    id: segment
    required property int index
    readonly property Segments segments: parent ? parent.parent as Segments : null
    chosen: segments !== null && segments.currentIndex === index
    quietText: !chosen
    activeFocusOnTab: chosen || activeFocus   // one stop for all; arrows move. What has the focus keeps it
    onTriggered: if (segments) segments.chosen(index)
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen
}
