import QtQuick

// What follows in the panel.
TextLabel {
    bold: true
    font.family: Theme.dense
    font.pixelSize: Theme.rowSize
    Accessible.role: Accessible.Heading
}
