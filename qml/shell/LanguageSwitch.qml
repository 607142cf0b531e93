pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Inselwerk.Play

// All languages side by side; the one in use is filled. Left and Right switch at once.
Rectangle {
    id: control
    implicitWidth: row.implicitWidth
    implicitHeight: Theme.buttonHeight
    radius: Theme.buttonRadius
    color: Theme.panel
    border.width: 1
    border.color: Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Language")

    function move(by: int) {
        for (let i = 0; i < languages.count; ++i) {
            if (Languages.available[i] !== Languages.current || !Languages.available[i + by])
                continue;
            Languages.current = Languages.available[i + by];
            (languages.itemAt(i + by) as Item).forceActiveFocus(Qt.TabFocusReason);
            return;
        }
    }
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)

    Row {
        id: row
        height: parent.height
        Repeater {
            id: languages
            model: Languages.available
            T.AbstractButton {
                id: language
                required property int index
                required property string modelData
                readonly property bool first: index === 0
                readonly property bool last: index === languages.count - 1
                readonly property color fill: on ? Theme.accent : hovered ? Theme.accentSoft : "transparent"
                readonly property bool on: Languages.current === modelData
                text: Languages.nativeName(modelData)
                height: row.height
                implicitWidth: implicitContentWidth + 28
                focusPolicy: Qt.StrongFocus
                activeFocusOnTab: on
                hoverEnabled: true
                onClicked: Languages.current = modelData
                Keys.onReturnPressed: clicked()
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.buttonRadius
                        color: language.fill
                    }
                    Rectangle {   // square where the next language begins
                        visible: !language.first
                        width: Theme.buttonRadius
                        height: parent.height
                        color: language.fill
                    }
                    Rectangle {
                        visible: !language.last
                        x: parent.width - width
                        width: Theme.buttonRadius
                        height: parent.height
                        color: language.fill
                    }
                    FocusRing { shown: language.visualFocus }
                }
                contentItem: ButtonContent {
                    text: language.text
                    iconName: language.on ? "globe" : ""
                    bold: language.on
                    ink: language.on ? Theme.accentInk : Theme.ink
                }
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: clicked()
            }
        }
    }
}
