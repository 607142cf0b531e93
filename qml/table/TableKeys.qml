import QtQuick
import Inselwerk.Play

// Keys of the table that work wherever the focus is. Those of the whole window (rules, menu, files) are in Main.
Item {
    id: keys
    required property GameSession session
    property bool on: true
    signal tradeWanted
    signal saveWanted
    signal galleryWanted
    signal buildPressed(string key)

    Shortcut { sequences: ["R"]; enabled: keys.on; onActivated: keys.session.table.roll() }
    Shortcut { sequences: ["N"]; enabled: keys.on && keys.session.waitsForStep; onActivated: keys.session.step() }
    Shortcut { sequences: ["T"]; enabled: keys.on; onActivated: keys.tradeWanted() }
    Shortcut { sequences: ["E"]; enabled: keys.on; onActivated: keys.session.table.endTurn() }
    Shortcut { sequences: ["B, R"]; enabled: keys.on; onActivated: keys.buildPressed("road") }
    Shortcut { sequences: ["B, S"]; enabled: keys.on; onActivated: keys.buildPressed("settlement") }
    Shortcut { sequences: ["B, C"]; enabled: keys.on; onActivated: keys.buildPressed("city") }
    Shortcut { sequences: ["B, D"]; enabled: keys.on; onActivated: keys.buildPressed("card") }
    Shortcut { sequences: ["B, V"]; enabled: keys.on; onActivated: keys.buildPressed("deposit") }
    Shortcut { sequences: ["B, G"]; enabled: keys.on; onActivated: keys.buildPressed("gift") }
    Shortcut { sequences: [StandardKey.Undo]; enabled: keys.on; onActivated: keys.session.undo() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.New]; enabled: keys.on; onActivated: keys.galleryWanted() } // qmllint disable unqualified
    Shortcut { sequences: [StandardKey.SaveAs]; enabled: keys.on; onActivated: keys.saveWanted() } // qmllint disable unqualified
}
