#pragma once

#include "app/play/crops/harvest.h"
#include "app/play/table/panels/panel_model.h"
#include "app/play/table/row_model.h"

#include "engine/rules/crops/crops.h"

namespace inselwerk {

/// The crops of the game as they lie on the table: fields, vault, storage records, supply; a harvest that goes on; how
/// near the endings by collapse are.
class CropsModel : public inselwerk::PanelModel  // qualified, or the registration of QML types does not find it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// "Harvest: fields 9" and "Round 1 of 2"; empty when nobody harvests.
    Q_PROPERTY(QString harvestText READ harvestText NOTIFY changed)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// Who chooses, and who follows in this round. Rows: key, name, colour, now, text.
    Q_PROPERTY(inselwerk::RowModel* order READ order CONSTANT)
    /// Rows: key, hex (its number), crops (words, one a token), free (places left), count ("4 of 7"), empty, text.
    Q_PROPERTY(inselwerk::RowModel* fields READ fields CONSTANT)
    /// One row a seat: key, name, colour, first and second (words, one a token), text.
    Q_PROPERTY(inselwerk::RowModel* vault READ vault CONSTANT)
    /// One row a seat: key, name, colour, upper and lower (words), total, text.
    Q_PROPERTY(inselwerk::RowModel* records READ records CONSTANT)
    /// What each place of a row earns: `none`, `card`, `point`.
    Q_PROPERTY(QStringList rewards READ rewards NOTIFY changed)
    /// Rows: key (`wheat`), name, onFields, inVaults, supply, extinct, text.
    Q_PROPERTY(inselwerk::RowModel* kinds READ kinds CONSTANT)
    /// The endings by collapse. Rows: key, text ("Empty fields 1 of 3"), near (one more ends the game).
    Q_PROPERTY(inselwerk::RowModel* endings READ endings CONSTANT)

public:
    explicit CropsModel(GameSession& session);
    ~CropsModel() override;

    QString harvestText() const;
    QString roundText() const;
    RowModel* order() { return &m_order; }
    RowModel* fields() { return &m_fields; }
    RowModel* vault() { return &m_vault; }
    RowModel* records() { return &m_records; }
    QStringList rewards() const;
    RowModel* kinds() { return &m_kinds; }
    RowModel* endings() { return &m_endings; }

private:
    void refresh() override;
    void refreshOrder();
    void refreshFields();
    void refreshVault();
    void refreshRecords();
    void refreshKinds();
    void refreshEndings();
    QString nextReward(Seat, int row) const;
    const crops::Parameters& parameters() const;

    RowModel m_order;
    RowModel m_fields;
    RowModel m_vault;
    RowModel m_records;
    RowModel m_kinds;
    RowModel m_endings;
    Harvest m_harvest;
    crops::Tokens m_tokens;
};

}  // namespace inselwerk
