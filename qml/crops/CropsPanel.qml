import QtQuick
import Inselwerk.Play

// Crop Trust on the table: the harvest that goes on, the endings, storage records, vault, crops and fields.
ScrollArea {
    id: view
    required property CropsModel panel
    spacing: Theme.small ? 9 : Theme.middling ? 8 : 12

    HarvestOrder {
        visible: view.panel.harvestText.length > 0
        width: parent.width
        crops: view.panel
    }
    CropEndings {
        width: parent.width
        rows: view.panel.endings
    }
    StorageRecords {   // elsewhere they stand on the cards of the players
        visible: Theme.small || view.panel.records.count > 4
        width: parent.width
        rows: view.panel.records
        rewards: view.panel.rewards
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
