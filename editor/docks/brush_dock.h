#pragma once

#include "editor/docks/dock.h"

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace inselwerk {

class SymmetryOverlay;

/// What the tool in use can be told besides terrain and number: size, kinds of harbours, pieces, what is left to
/// chance; and the symmetry that brushes keep.
class BrushDock : public Dock
{
    Q_OBJECT

public:
    explicit BrushDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::LeftDockWidgetArea; }
    void retranslate() override;
    bool serves(const Tool&) const override;

private:
    /// The choices of one option, in a box that is shown for tools that use it.
    struct Group
    {
        Tool::Option option;
        QWidget* box;
        QLabel* title;
        QGridLayout* grid;
    };
    Group& addGroup(Tool::Option);
    QToolButton* addChoice(Group&, QIcon, int perRow, std::function<void(Brush&)> choose);
    void addSizes();
    void addHarbours();
    void addPieces();
    void addChance();
    void addSymmetry();
    void addKeys();
    void rebuildPools();
    void showGroups();
    void check();
    void updateSupply();
    QString harbourName(const HarbourChoice&) const;

    SymmetryOverlay* m_overlay;
    QVBoxLayout* m_column;
    std::vector<std::unique_ptr<Group>> m_groups;
    QLabel* m_none = nullptr;
    std::vector<QToolButton*> m_sizes;
    std::vector<std::pair<HarbourChoice, QToolButton*>> m_harbours;
    std::vector<std::pair<PieceKind, QToolButton*>> m_pieces;
    std::vector<std::pair<Colour, QToolButton*>> m_colours;
    std::vector<std::pair<Brush::Chance, QToolButton*>> m_chances;
    QLabel* m_supply;
    QComboBox* m_fold;
    QToolButton* m_upright;
    QToolButton* m_level;
    QLabel* m_centreHint;
};

}  // namespace inselwerk
