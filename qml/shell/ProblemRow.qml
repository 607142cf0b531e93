import QtQuick

// A problem: sign by severity, where, what.
Item {
    id: row
    required property string sentence
    required property string place
    required property string path
    required property bool isError
    implicitHeight: words.implicitHeight + 16
    Accessible.role: Accessible.ListItem
    Accessible.name: sentence
    Accessible.description: place

    LineIcon {
        y: 9
        name: row.isError ? "error" : "warning"
        size: 18
        ink: row.isError ? Theme.bad : Theme.warn
    }
    Column {
        id: words
        x: 30
        y: 8
        width: parent.width - x
        spacing: 2
        TextLabel { width: parent.width; text: row.sentence; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; Accessible.ignored: true }
        Flow {
            width: parent.width
            spacing: 12
            TextLabel { visible: text.length > 0; text: row.place; quiet: true; font.pixelSize: Theme.hintSize; Accessible.ignored: true }
            TextLabel { visible: text.length > 0; text: row.path; quiet: true; font.pixelSize: Theme.hintSize; Accessible.ignored: true }
        }
    }
    Line { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } }
}
