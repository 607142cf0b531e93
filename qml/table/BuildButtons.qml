pragma ComponentBehavior: Bound
import QtQuick

// Everything that can be built or else be done in the turn, two in a row; three where that is more than four.
FocusScope {
    id: builds
    required property var model      // BuildModel
    property string seat: "red"
    signal choose(string key)
    signal pointed(string hint)

    readonly property real spacing: Theme.small ? 5 : 8
    readonly property int columns: repeater.count > 4 ? 3 : 2
    readonly property int rows: Math.max(1, Math.ceil(repeater.count / columns))

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Build")

    Grid {
        anchors.fill: parent
        columns: builds.columns
        spacing: builds.spacing
        Repeater {
            id: repeater
            model: builds.model
            BuildButton {
                required name
                required property var model
                reason: model.reason
                required property bool active
                required property string costText
                chosen: active
                shortcut: ({ road: "B R", settlement: "B S", city: "B C", card: "B D", deposit: "B V", gift: "B G" })[key] ?? ""
                hint: costText
                seat: builds.seat
                width: (builds.width - (builds.columns - 1) * builds.spacing) / builds.columns
                height: Math.min(62, (builds.height - (builds.rows - 1) * builds.spacing) / builds.rows)
                Accessible.name: leftText.length > 0 ? name + ", " + leftText : name
                onTriggered: builds.choose(key)
                onPointedAtChanged: builds.pointed(pointedAt && reason.length > 0 ? name + ": " + reason : "")
            }
        }
    }
}
