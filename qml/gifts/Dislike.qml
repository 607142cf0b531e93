import QtQuick
import Inselwerk.Play

// A card that the robber does not wish for, struck out above its name; `flat`: beside it.
Item {
    id: dislike
    required property string key
    required property string name
    required property string title
    property bool flat: false
    implicitHeight: flat ? card.height : card.height + label.implicitHeight + 9
    Accessible.role: Accessible.ListItem
    Accessible.name: title

    DashedFrame { visible: !dislike.flat; anchors.fill: parent; radius: 7; colour: Theme.line2 }
    ShapeItem {
        id: card
        x: dislike.flat ? 2 : (dislike.width - width) / 2
        y: dislike.flat ? 0 : 4
        kind: ShapeItem.ResourceCard
        name: dislike.key
        width: dislike.flat ? 14 : Theme.small ? 20 : 24
        height: dislike.flat ? 19 : Theme.small ? 28 : 33
        opacity: 0.55
        Rectangle {
            anchors.centerIn: parent
            width: parent.height + 3
            height: dislike.flat ? 2 : 3
            radius: height / 2
            rotation: -54
            color: Theme.bad
            antialiasing: true
        }
    }
    TextLabel {
        id: label
        x: dislike.flat ? card.x + card.width + 4 : 2
        y: dislike.flat ? (card.height - height) / 2 : card.y + card.height + 1
        width: dislike.width - x - 1
        horizontalAlignment: dislike.flat ? Text.AlignLeft : Text.AlignHCenter
        text: dislike.name
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.family: Theme.condensed
        font.pixelSize: Theme.hintSize
        Accessible.ignored: true
    }
}
