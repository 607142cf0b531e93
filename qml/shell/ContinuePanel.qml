pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// The game that was being played, and those that were saved.
Panel {
    id: panel
    title: qsTr("Go on playing")
    icon: "play"
    contentMargin: Theme.small ? 10 : 14
    implicitHeight: headHeight + column.implicitHeight + 2 * contentMargin

    Column {
        id: column
        width: parent.width
        spacing: 0
        Column {
            visible: Desk.saves.hasLast
            width: parent.width
            Rectangle {
                visible: !Theme.low
                width: parent.width
                height: Math.round(width * 0.585)
                radius: 9
                color: "transparent"
                border.width: 1
                border.color: Theme.line
                BoardItem {
                    anchors.fill: parent
                    anchors.margins: 1
                    picture: Desk.saves.lastPicture
                    dark: Theme.dark
                    radius: 8
                    asynchronous: true
                    Accessible.ignored: true
                }
            }
            Item { width: 1; height: 10 }
            Item {
                width: parent.width
                height: Math.max(name.height, when.height)
                TextLabel {
                    id: name
                    width: parent.width - when.width - 8
                    text: Desk.saves.lastName
                    font { family: Theme.serif; bold: true; pixelSize: 16 * Theme.fontScale }
                }
                TextLabel {
                    id: when
                    anchors { right: parent.right; baseline: name.baseline }
                    text: Desk.saves.lastWhen
                    quiet: true
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.hintSize
                }
            }
            Item { width: 1; height: 6 }
            Item {
                width: parent.width
                height: Theme.small ? points.height + 4 + round.height : Math.max(points.height, round.height)
                Flow {
                    id: points
                    width: parent.width - (Theme.small ? 0 : round.width + 8)
                    spacing: Theme.small ? 6 : 10
                    Repeater {
                        model: Desk.saves.lastColours
                        Row {
                            id: seat
                            required property int index
                            required property string modelData
                            spacing: 4
                            SeatChip { seat: seat.modelData; size: 20 }
                            TextLabel {
                                text: Desk.saves.lastPoints[seat.index] ?? ""
                                font { family: Theme.serif; bold: true; pixelSize: Theme.rowSize }
                                anchors.verticalCenter: parent.verticalCenter
                            }
                        }
                    }
                }
                TextLabel {
                    id: round
                    x: Theme.small ? 0 : parent.width - width
                    y: Theme.small ? points.height + 4 : 0
                    height: 20
                    text: qsTr("Round %1").arg(Desk.saves.lastRound)
                    quiet: true
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.rowSize
                    verticalAlignment: Text.AlignVCenter
                }
            }
            Item { width: 1; height: 12 }
            PushButton {
                width: parent.width
                height: 42 * Theme.fontScale
                main: true
                text: qsTr("Continue last game")
                onTriggered: Desk.resume()
            }
            Item { width: 1; height: Desk.saves.count > 0 ? 16 : 0 }
        }
        TextLabel {
            visible: Desk.saves.count > 0
            width: parent.width
            bottomPadding: 6
            text: qsTr("Saved games")
            bold: true
            font.pixelSize: Theme.rowSize
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: Desk.saves
            SavedGameRow { width: column.width }
        }
    }
}
