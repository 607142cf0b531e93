pragma ComponentBehavior: Bound
import QtQuick
import Inselwerk.Play

// Each kind of crop: how many tokens lie on fields, in vaults and in the supply; what is extinct is struck through.
Column {
    id: table
    required property RowModel rows
    readonly property real column: Math.min(52, width * 0.19)
    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Crops")

    component Cell: TextLabel {
        width: table.column
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        font.family: Theme.condensed
        font.pixelSize: Theme.rowSize
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        Accessible.ignored: true
    }
    Row {
        Cell { width: table.width - 3 * table.column; text: qsTr("Crop"); horizontalAlignment: Text.AlignLeft; bold: true; quiet: true }
        Cell { text: qsTr("Fields", "crop tokens there"); bold: true; quiet: true }
        Cell { text: qsTr("Vaults", "crop tokens there"); bold: true; quiet: true }
        Cell { text: qsTr("Supply", "crop tokens there"); bold: true; quiet: true }
    }
    Repeater {
        model: table.rows
        Row {
            id: kind
            required property var model
            required property string name
            required property int onFields
            required property int inVaults
            required property int supply
            required property bool extinct
            required property string text
            height: 24
            opacity: extinct ? 0.8 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            ShapeItem {
                id: token
                anchors.verticalCenter: parent.verticalCenter
                width: 23
                height: 23
                kind: ShapeItem.Token
                name: kind.model.key
            }
            Cell {
                width: table.width - 3 * table.column - token.width
                leftPadding: 5
                text: kind.name
                horizontalAlignment: Text.AlignLeft
                bold: !kind.extinct
                font.strikeout: kind.extinct
            }
            Cell { visible: !kind.extinct; text: kind.onFields }
            Cell { visible: !kind.extinct; text: kind.inVaults }
            Cell { visible: !kind.extinct; text: kind.supply }
            Cell { visible: kind.extinct; width: 3 * table.column; text: qsTr("extinct", "a crop"); color: Theme.bad; bold: true }
        }
    }
}
