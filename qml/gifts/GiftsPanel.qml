import QtQuick
import Inselwerk.Play

// Gifts for the robber: his wish list with its boxes, whom it rewards now, the gift track and the Greatest Giver.
ScrollArea {
    id: view
    required property GiftsModel panel
    spacing: Theme.small ? 8 : 11

    WishList {
        width: parent.width
        gifts: view.panel
    }
    Item {
        visible: reward.text.length > 0
        width: parent.width
        height: Math.max(robber.height, reward.implicitHeight)
        ShapeItem {
            id: robber
            kind: ShapeItem.Robber
            width: 26
            height: 30
            hexRadius: 24
        }
        TextLabel {
            id: reward
            anchors { left: robber.right; leftMargin: 6; right: parent.right; verticalCenter: parent.verticalCenter }
            text: view.panel.rewardText
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
            lineHeight: 1.1
        }
    }
    Line { width: parent.width }
    GiftTrack {
        width: parent.width
        rows: view.panel.track
    }
    GreatestGiver {
        width: parent.width
        gifts: view.panel
    }
}
