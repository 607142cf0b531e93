import QtQuick
import QtQuick.Templates as T

// The window of the player program.
T.ApplicationWindow {
    id: window
    width: 1600
    height: 1000
    minimumWidth: 1024
    minimumHeight: 600
    visible: true
    title: "Inselwerk"
    color: Theme.window
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }
}
