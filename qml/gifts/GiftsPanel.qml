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
    TextLabel {
        visible: text.length > 0
        width: parent.width
        text: view.panel.rewardText
        quiet: true
        font.family: Theme.dense
        font.pixelSize: Theme.rowSize
        lineHeight: 1.15
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
