pragma Singleton
import QtQuick
import Inselwerk.Play

// Colours, type, spacing and durations: the only place where windows take them from.
QtObject {
    id: theme

    // Size of the window's content; Main.qml keeps it. Layouts follow the flags below.
    property real windowWidth: 1600
    property real windowHeight: 1000
    property bool menuOpen: false                             // hints stay away then
    readonly property bool small: windowWidth < 1200          // one column, condensed type
    readonly property bool middling: !small && windowWidth < 1400
    readonly property bool low: windowHeight < 720            // players in rows of one line
    readonly property bool huge: windowWidth >= 2200

    readonly property bool dark: WindowLook.dark
    readonly property bool wantDark: WindowLook.darkForced || Settings.theme === Settings.Dark
                                     || (Settings.theme === Settings.System && WindowLook.systemDark)
    onWantDarkChanged: WindowLook.dark = wantDark
    Component.onCompleted: WindowLook.dark = wantDark

    readonly property color window: WindowLook.window          // behind the panels
    readonly property color panel: WindowLook.panel            // panels, cards of players, buttons
    readonly property color panel2: WindowLook.panel2          // panel heads, sentence boxes, bars
    readonly property color line: WindowLook.line              // edges of panels, separators
    readonly property color line2: WindowLook.line2            // edges of things one can press
    readonly property color ink: WindowLook.ink                // text
    readonly property color ink2: WindowLook.ink2              // secondary text, quiet icons
    readonly property color accent: WindowLook.accent          // main button, selection edge, focus
    readonly property color accentInk: WindowLook.accentInk    // text on the main button
    readonly property color accentSoft: WindowLook.accentSoft  // selected row, whose turn
    readonly property color highlight: WindowLook.highlight    // leading row, special tile
    readonly property color warn: WindowLook.warn              // what is missing, warnings
    readonly property color bad: WindowLook.bad                // errors, red numbers in panels
    readonly property color ok: WindowLook.ok                  // agrees, done
    readonly property color award: WindowLook.award            // holder of an award
    readonly property color printInk: WindowLook.printInk      // text on printed things, in both themes
    readonly property color printCream: WindowLook.printCream  // face of printed things, in both themes
    readonly property color printEdge: WindowLook.printEdge

    readonly property string sans: "DejaVu Sans"
    readonly property string condensed: "DejaVu Sans Condensed"
    readonly property string serif: "DejaVu Serif"
    // Dense rows: condensed in the small window.
    readonly property string dense: small ? condensed : sans

    // Sizes of type in pixels; they follow the system's font size. What is near to 13 px counts as 13.
    readonly property real systemScale: WindowLook.fontSize / 13
    property real fontScale: Math.abs(systemScale - 1) < 0.25 ? 1 : Math.max(0.8, Math.min(2, systemScale))
    readonly property real titleSize: 27 * fontScale     // program name
    readonly property real statusSize: (small ? 15 : 19) * fontScale
    readonly property real headingSize: 18 * fontScale   // scenario names
    readonly property real bodySize: 13.5 * fontScale
    readonly property real buttonSize: 13 * fontScale
    readonly property real rowSize: 12 * fontScale       // log, answers, table rows
    readonly property real hintSize: 11 * fontScale
    readonly property real captionSize: 10 * fontScale   // only what repeats a picture
    readonly property real headingLine: 1.25
    readonly property real textLine: 1.35

    readonly property real gap: small ? 8 : 12           // between panels
    readonly property real padding: small ? 8 : 12       // inside panels
    readonly property real panelRadius: 10
    readonly property real buttonRadius: 8
    readonly property real fieldRadius: 5
    readonly property real buttonHeight: (small ? 34 : 36) * fontScale
    readonly property real mainButtonHeight: 46 * fontScale
    readonly property real smallestTarget: 28

    // Durations in milliseconds; nothing moves with less movement, only what appears fades.
    readonly property bool still: Settings.lessMovement
    readonly property int fade: 120
    readonly property int hover: still ? 0 : 120
    readonly property int slide: still ? 0 : 180
    readonly property int place: still ? 0 : 220
    readonly property int travel: still ? 0 : 350
    readonly property int roll: still ? 0 : 600
    readonly property int turnOver: still ? 0 : 420
    readonly property int lava: still ? 0 : 900
    readonly property int leave: still ? 0 : 300
    readonly property int resultMark: still ? 1500 : 0
    readonly property int reading: 5000                        // a sentence that goes by itself
}
