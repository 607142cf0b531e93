pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// A rate of the bank or a harbour. A press shows what can be had for it.
Column {
    id: entry
    required property string key        // resource given
    required property string name
    required property int rate
    required property int held
    required property string source     // "3:1 harbour"
    required property bool possible
    required property bool best
    required property string reason
    property bool open: false
    property bool asked: true           // trade is possible now
    property var offers: []             // resources that the bank would give
    required property BankModel bank
    signal pressed
    signal trade(string get)

    Pressable {
        id: line
        width: parent.width
        implicitHeight: Math.max(30, how.implicitHeight + 8)
        corner: 6
        name: entry.name
        reason: entry.reason
        hint: entry.source
        Accessible.name: Languages.fill(qsTr("%1 to 1, %2", "rate of the bank; %2: resource"), [entry.rate, entry.name])
        onTriggered: entry.pressed()
        Item {
            anchors.fill: parent
            Rectangle {
                anchors.fill: parent
                radius: 6
                color: (entry.best && entry.asked) || entry.open || (line.hovered && entry.possible) ? Theme.accentSoft : "transparent"
                border.width: entry.open ? 2 : 0
                border.color: Theme.accent
            }
            Row {
                id: pictures
                x: 8
                anchors.verticalCenter: parent.verticalCenter
                spacing: 4
                TextLabel { text: entry.rate; bold: true; font.pixelSize: Theme.rowSize; anchors.verticalCenter: parent.verticalCenter }
                ShapeItem { kind: ShapeItem.Resource; name: entry.key; width: 21; height: 21; anchors.verticalCenter: parent.verticalCenter }
                LineIcon { name: "right"; size: 12; lineWidth: 2.4; anchors.verticalCenter: parent.verticalCenter }
                TextLabel { text: "1"; bold: true; leftPadding: 6; font.pixelSize: Theme.rowSize; anchors.verticalCenter: parent.verticalCenter }
                Rectangle {
                    width: 20
                    height: 20
                    radius: 5
                    anchors.verticalCenter: parent.verticalCenter
                    color: "#F7ECD0"
                    border.width: 1
                    border.color: Theme.line2
                    Text {
                        anchors.centerIn: parent
                        text: "?"
                        color: Theme.printInk
                        font { family: Theme.serif; bold: true; pixelSize: 13 }
                        Accessible.ignored: true
                    }
                }
            }
            TextLabel {
                id: how
                anchors { left: pictures.right; leftMargin: 8; right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
                text: entry.asked && entry.reason.length > 0 ? entry.reason
                    : entry.asked && entry.best ? qsTr("%1 · best rate", "%1: 3:1 harbour").arg(entry.source) : entry.source
                quiet: true
                horizontalAlignment: Text.AlignRight
                font.family: Theme.dense
                font.pixelSize: Theme.hintSize
                Accessible.ignored: true
            }
        }
    }
    Row {
        visible: entry.open
        topPadding: 8
        bottomPadding: 8
        leftPadding: 8
        spacing: 8
        Repeater {
            model: entry.open ? entry.offers : []
            TradeCard {
                required property string modelData
                key: modelData
                name: (entry.bank as RowModel).at(modelData, "name") ?? ""
                cardWidth: 36
                hint: qsTr("Get this card from the bank.")
                Accessible.name: qsTr("Get 1 %1 from the bank", "%1: resource").arg(name)
                onTriggered: entry.trade(key)
            }
        }
    }
}
