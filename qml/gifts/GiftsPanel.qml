import QtQuick
import Inselwerk.Play

// Gifts for the robber: his wish list with its boxes, whom it rewards now, the gift track and the Greatest Giver. All of
// it is seen at once: in a lower panel first the track lies in lines, then the wishes beside each other, then smaller.
ScrollArea {
    id: view
    required property GiftsModel panel
    readonly property bool tall: height >= 745 * Theme.fontScale
    readonly property bool beside: height < 610 * Theme.fontScale
    readonly property bool lean: height < 520 * Theme.fontScale      // the Greatest Giver in a line
    readonly property bool tight: height < 440 * Theme.fontScale || (beside && width < 240)
    spacing: tight ? 5 : beside || Theme.small ? 8 : 11

    WishList {
        width: parent.width
        gifts: view.panel
        beside: view.beside
        tight: view.tight
    }
    RobberReward {
        visible: text.length > 0 && !view.tight
        width: parent.width
        text: view.panel.rewardText
    }
    Line { visible: !view.tight; width: parent.width }
    GiftTrack {
        on: view.tall
        width: parent.width
        rows: view.panel.track
    }
    GiftLines {
        on: !view.tall
        width: parent.width
        gifts: view.panel
        headed: !view.tight
        tight: view.tight
    }
    GreatestGiver {
        visible: !view.lean
        width: parent.width
        gifts: view.panel
    }
    GiverLine {
        visible: view.lean
        width: parent.width
        gifts: view.panel
    }
    RobberReward {
        visible: text.length > 0 && view.tight
        width: parent.width
        text: view.panel.rewardText
    }
}
