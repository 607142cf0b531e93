import QtQuick

// A label with its explanation at the left, the control for it at the right or, where that is too narrow, below.
Item {
    id: row
    property string text
    property string explanation
    default property alias control: holder.data
    readonly property bool stacked: width < holder.childrenRect.width + 220
    implicitHeight: stacked ? words.implicitHeight + 6 + holder.childrenRect.height
                            : Math.max(words.implicitHeight, holder.childrenRect.height)

    Column {
        id: words
        width: row.stacked ? row.width : row.width - holder.childrenRect.width - 16
        y: row.stacked ? 0 : (row.height - height) / 2
        TextLabel { width: parent.width; text: row.text }
        TextLabel {
            width: parent.width
            visible: text.length > 0
            text: row.explanation
            quiet: true
            font.pixelSize: Theme.hintSize
        }
    }
    Item {
        id: holder
        x: row.stacked ? 0 : Math.floor(row.width - childrenRect.width)
        y: row.stacked ? words.height + 6 : Math.round((row.height - childrenRect.height) / 2)
        width: childrenRect.width
        height: childrenRect.height
    }
}
