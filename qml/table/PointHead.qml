import QtQuick

// Head of a column of the table of points.
TextLabel {
    quiet: true
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    font.family: Theme.condensed
    font.pixelSize: Theme.hintSize
    wrapMode: Text.WordWrap
    fontSizeMode: Text.Fit
    minimumPixelSize: 8
    lineHeight: 0.9
}
