import QtQuick
import QtQuick.Templates as T

// What can be pressed and is no button with a text: a card, a row. Its children are its picture. It can be reached by the
// keyboard even when pressing it does nothing now, so that `reason` can be heard. `hint`: what else is to be known.
T.AbstractButton {
    id: pressable
    property string name
    property string reason
    property string hint
    property real corner: Theme.buttonRadius
    readonly property bool possible: enabled && reason.length === 0
    readonly property bool pointedAt: hovered || visualFocus
    signal triggered                   // clicked, and possible

    padding: 0
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    hoverEnabled: true
    onClicked: if (possible) pressable.triggered()
    Keys.onReturnPressed: pressable.clicked()
    Keys.onEnterPressed: pressable.clicked()

    FocusRing { shown: pressable.visualFocus; corner: pressable.corner; anchors.margins: -4 }

    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: reason.length > 0 ? reason : hint
    Accessible.onPressAction: pressable.clicked()
}
