import QtQuick
import QtQuick.Templates as T

// One line of text to type in; `name` is what screen readers call it.
T.TextField {
    id: box
    property string name
    property bool wrong: false
    implicitWidth: 160
    implicitHeight: Theme.buttonHeight
    leftPadding: 10
    rightPadding: 10
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    placeholderTextColor: Theme.ink2
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    renderType: Text.NativeRendering
    selectByMouse: true
    activeFocusOnTab: true
    clip: false
    background: Rectangle {
        color: Theme.panel
        radius: Theme.fieldRadius
        border.width: box.wrong ? 2 : 1
        border.color: box.wrong ? Theme.bad : Theme.line2
        FocusRing { shown: box.activeFocus; corner: Theme.fieldRadius; anchors.margins: -4 }
    }
    TextLabel {
        anchors { fill: parent; leftMargin: box.leftPadding; rightMargin: box.rightPadding }
        visible: box.length === 0 && box.preeditText.length === 0
        text: box.placeholderText
        quiet: true
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Accessible.role: Accessible.EditableText
    Accessible.name: name
}
