import QtQuick
import QtQuick.Templates as T

// A box to tick with a text beside it and, below it, what that means.
T.CheckBox {
    id: row
    property string explanation
    implicitWidth: implicitContentWidth + leftPadding
    implicitHeight: Math.max(Theme.smallestTarget, implicitContentHeight + 8)
    leftPadding: 32
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: { toggle(); toggled(); }
    Keys.onEnterPressed: { toggle(); toggled(); }
    indicator: Rectangle {
        x: 2
        y: 5
        width: 20
        height: 20
        radius: Theme.fieldRadius
        color: row.checked ? Theme.accent : row.hovered ? Theme.accentSoft : Theme.panel
        border.width: 1
        border.color: row.checked ? Theme.accent : Theme.line2
        LineIcon {
            anchors.centerIn: parent
            visible: row.checked
            name: "check"
            size: 14
            lineWidth: 3
            ink: Theme.accentInk
        }
    }
    background: FocusRing { shown: row.visualFocus; corner: Theme.fieldRadius; anchors.margins: -2 }
    contentItem: Column {
        spacing: 1
        TextLabel {
            width: parent.width
            text: row.text
            topPadding: 3
            Accessible.ignored: true
        }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: row.explanation
            quiet: true
            font.pixelSize: Theme.hintSize
            Accessible.ignored: true
        }
    }
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: explanation
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: { toggle(); toggled(); }
    Accessible.onPressAction: { toggle(); toggled(); }
}
