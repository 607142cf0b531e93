import QtQuick

// A separator; upright when it is higher than wide.
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
