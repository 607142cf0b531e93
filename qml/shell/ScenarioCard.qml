pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A scenario in the gallery: its board, what it is about, how many play and how long.
Item {
    id: card
    required property string file
    required property string name
    required property string summary
    required property string note
    required property int minPlayers
    required property int maxPlayers
    required property int minutes
    required property bool own
    required property bool starter
    required property bool playable
    required property int errors
    required property int warnings
    required property var picture
    property bool current: false
    property bool focused: false        // the grid has the keyboard focus and this card is the current one
    signal picked

    function play() {
        if (playable)
            Desk.open(file);
        else
            Desk.showProblems(file);
    }

    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: summary
    Accessible.selected: current
    Accessible.onPressAction: play()

    Rectangle {
        id: frame
        anchors { fill: parent; leftMargin: 8; rightMargin: 12; topMargin: 8; bottomMargin: 12 }
        radius: 12
        color: Theme.panel
        border.width: 1
        border.color: Theme.line

        BoardItem {
            id: board
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 1 }
            height: parent.height - words.height - 1
            picture: card.picture
            dark: Theme.dark
            asynchronous: true
            radius: 11
            roundBottom: false
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Picture of the board")
        }
        Line { anchors { left: parent.left; right: parent.right; top: board.bottom } }
        MouseArea {
            anchors.fill: parent
            onClicked: card.picked()
            onDoubleClicked: card.play()
        }
        Item {
            id: words
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 154 * Theme.fontScale
            TextLabel {
                id: title
                anchors { left: parent.left; leftMargin: 16; top: parent.top; topMargin: 12; right: chips.left; rightMargin: 8 }
                text: card.name
                maximumLineCount: 1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                font { family: Theme.serif; bold: true; pixelSize: Theme.headingSize }
                Accessible.ignored: true
                HoverHandler { id: overTitle }
                HintBubble { text: card.name; shown: title.truncated && overTitle.hovered }
            }
            Row {
                id: chips
                anchors { right: parent.right; rightMargin: 16; verticalCenter: title.verticalCenter }
                spacing: 6
                Chip { visible: card.starter; text: qsTr("Start here", "the scenario for beginners") }
                Chip { visible: card.own; text: qsTr("Own", "a scenario of one's own") }
            }
            TextLabel {
                id: text
                anchors { left: parent.left; right: parent.right; leftMargin: 16; rightMargin: 16; top: title.bottom; topMargin: 5; bottom: foot.top; bottomMargin: 4 }
                text: card.summary.length > 0 ? card.summary : card.note
                quiet: true
                elide: Text.ElideRight
                font.pixelSize: Theme.bodySize
                lineHeight: 1.1
                Accessible.ignored: true
                HoverHandler { id: overText }
                HintBubble { text: text.text; shown: text.truncated && overText.hovered }
            }
            Item {
                id: foot
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 16; rightMargin: 16; bottomMargin: 16 }
                height: playButton.height
                Row {
                    visible: card.playable
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 16
                    Row {
                        spacing: 5
                        LineIcon { name: "people"; size: 17; anchors.verticalCenter: parent.verticalCenter }
                        TextLabel {
                            text: card.minPlayers === card.maxPlayers
                                  ? qsTr("%n player(s)", "", card.maxPlayers)
                                  : Languages.fill(qsTr("%1–%2 players"), [card.minPlayers, card.maxPlayers])
                            wrapMode: Text.NoWrap
                            font.pixelSize: Theme.rowSize
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                    Row {
                        spacing: 5
                        visible: card.minutes > 0
                        LineIcon { name: "clock"; size: 17; anchors.verticalCenter: parent.verticalCenter }
                        TextLabel {
                            text: qsTr("%1 min").arg(card.minutes)
                            wrapMode: Text.NoWrap
                            font.pixelSize: Theme.rowSize
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }
                Row {
                    visible: !card.playable
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 6
                    LineIcon { name: "error"; size: 17; ink: Theme.bad; anchors.verticalCenter: parent.verticalCenter }
                    TextLabel {
                        text: qsTr("%n error(s): cannot be played", "", card.errors)
                        width: Math.min(implicitWidth, foot.width - playButton.width - 30)
                        color: Theme.bad
                        font.pixelSize: Theme.rowSize
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                PushButton {
                    id: hints
                    visible: card.playable && card.warnings > 0
                    anchors { right: playButton.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    implicitHeight: 34 * Theme.fontScale
                    activeFocusOnTab: card.current || activeFocus
                    textShown: false
                    iconName: "warning"
                    text: qsTr("%n hint(s)", "", card.warnings)
                    onTriggered: Desk.showProblems(card.file)
                    HintBubble { text: hints.text; shown: hints.hovered || hints.visualFocus }
                }
                PushButton {
                    id: playButton
                    anchors.right: parent.right
                    implicitHeight: 34 * Theme.fontScale
                    activeFocusOnTab: card.current || activeFocus
                    main: card.current
                    iconName: card.current && card.playable ? "play" : ""
                    text: card.playable ? qsTr("Play") : qsTr("Show errors")
                    description: card.name
                    onTriggered: { card.picked(); card.play(); }
                }
            }
        }
        // Selected: a thick edge over the picture; with the keyboard focus also the ring.
        Rectangle {
            anchors.fill: parent
            anchors.margins: -2
            visible: card.current
            color: "transparent"
            radius: 14
            border.width: 3
            border.color: Theme.accent
        }
        FocusRing { shown: card.focused; corner: 12; anchors.margins: -7; radius: 19 }
    }
}
