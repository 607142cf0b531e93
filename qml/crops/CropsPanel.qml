import QtQuick
import Inselwerk.Play

// Crop Trust on the table: the harvest that goes on, the endings, storage records, vault, crops and fields.
ScrollArea {
    id: view
    required property CropsModel panel
    spacing: Theme.small ? 9 : 12

    HarvestOrder {
        visible: view.panel.harvestText.length > 0
        width: parent.width
        crops: view.panel
    }
    CropEndings {
        width: parent.width
        rows: view.panel.endings
    }
    StorageRecords {
        width: parent.width
        rows: view.panel.records
        rewards: view.panel.rewards
    }
    Column {
        width: parent.width
        spacing: 2
        TextLabel {
            width: parent.width
            text: view.panel.depositText
            quiet: true
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
        }
        TextLabel {
            visible: text.length > 0
            width: parent.width
            text: view.panel.depositReason.length > 0 ? qsTr("Not now: %1.").arg(view.panel.depositReason) : ""
            color: Theme.warn
            font.family: Theme.dense
            font.pixelSize: Theme.rowSize
        }
    }
    SeedVault {
        width: parent.width
        rows: view.panel.vault
    }
    Line { width: parent.width }
    CropTable {
        width: parent.width
        rows: view.panel.kinds
    }
    CropFields {
        width: parent.width
        rows: view.panel.fields
    }
}
