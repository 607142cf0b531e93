pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Plain paragraphs; "# " begins a heading. Nothing else means anything (see rules_page.h).
Column {
    id: page
    property string text
    property var paragraphs: Languages.paragraphsOf(text)
    spacing: 10
    TextLabel {
        width: parent.width
        visible: page.paragraphs.length === 0
        text: qsTr("This scenario has no rules page.")
        quiet: true
    }
    Repeater {
        model: page.paragraphs
        TextLabel {
            required property string modelData
            readonly property bool heading: modelData.startsWith("# ")
            width: page.width
            topPadding: heading ? 8 : 0
            text: heading ? modelData.slice(2) : modelData
            bold: heading
            lineHeight: heading ? 1.1 : 1.2
            font.family: heading ? Theme.serif : Theme.sans
            font.pixelSize: heading ? 16 * Theme.fontScale : 14 * Theme.fontScale
            Accessible.role: heading ? Accessible.Heading : Accessible.Paragraph
        }
    }
}
