import QtQuick

// Text that becomes condensed where it would not fit on one line; only then it wraps.
TextLabel {
    id: label
    property bool condensed: false       // condensed in any case
    readonly property bool tight: condensed || metrics.advanceWidth > width + 0.5
    font.family: tight ? Theme.condensed : Theme.sans
    TextMetrics {
        id: metrics
        text: label.text
        font { family: Theme.sans; pixelSize: label.font.pixelSize; bold: label.bold }
    }
}
