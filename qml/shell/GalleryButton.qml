import QtQuick

// One of the wide buttons at the left of the gallery.
PushButton {
    width: parent ? parent.width : implicitWidth
    height: (Theme.small ? 38 : 44) * Theme.fontScale
    leftAligned: true
}
