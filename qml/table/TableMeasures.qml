import QtQuick

// How large the parts of the table page are, from its size and the number of seats (look.md §9).
QtObject {
    property real width: 1600
    property real height: 1000
    property int seats: 4
    property int strips: 0              // of modules, on the cards of players

    readonly property bool small: width < 1200
    readonly property bool medium: !small && width < 1400
    // Players in rows of 44 px, dice beside their sentence, the curve of rolls only in its tab.
    readonly property bool dense: small || height < 720 || ((seats > 4 || strips > 0) && height < 960)

    readonly property real gap: small ? 8 : 12
    readonly property real status: small ? 50 : 64
    readonly property real bottom: small ? 108 : 156
    // Very wide windows: panels grow a little, the rest goes to the board.
    readonly property real extra: Math.max(0, Math.min(80, (width - 1920) * 0.25))
    readonly property real left: small ? 0 : medium ? 264 : Math.min(380, 300 + extra)
    readonly property real right: small ? 210 : medium ? 272 : Math.min(380, 320 + extra)
    readonly property real playerRow: (!dense ? 61 : seats > 4 && small ? 36 : 44)
                                      + (seats > 4 && dense ? 0 : strips * (small ? 17 : dense ? 21 : 27))
}
