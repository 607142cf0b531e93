#pragma once

#include "editor/docks/choices.h"
#include "editor/docks/studio.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace inselwerk {

/// What is on the selected hexes, and at the sides of a single one.
class HexProperties : public QWidget
{
    Q_OBJECT

public:
    explicit HexProperties(const Studio&);

    void refresh();
    void retranslate();
    /// The field for what a place on the selected hex tells of.
    QWidget* fieldFor(const Place&) const;

signals:
    void said(const QString& sentence);

private:
    using HarbourBox = ChoiceBox<std::optional<HarbourChoice>>;
    struct TokenRow
    {
        std::string name;
        QLabel* label;
        QSpinBox* count;
    };
    struct SideRow
    {
        int side;
        QLabel* label;
        HarbourBox* box;
    };

    Focus& focus() const { return m_studio.focus(); }
    const std::set<HexCoord>& selection() const { return focus().selection(); }
    QLabel* addRow(QWidget* field);
    void refreshTokens();
    void refreshHarbours();
    std::vector<int> sidesForHarbours(HexCoord) const;
    void refreshChecks();
    void setTokenCount(const std::string& name, int count);

    Studio m_studio;
    ModuleDescriptions m_modules;
    QFormLayout* m_form;
    QLabel *m_groundLabel, *m_numberLabel;
    ChoiceBox<Ground>* m_ground;
    ChoiceBox<NumberChoice>* m_number;
    QFormLayout* m_tokenForm;
    std::vector<TokenRow> m_tokens;
    QLabel* m_harboursLabel;
    QFormLayout* m_harbourForm;
    std::vector<SideRow> m_sides;
    HexCoord m_sidesOf;
    QCheckBox* m_setup;
    QCheckBox* m_robber;
};

}  // namespace inselwerk
