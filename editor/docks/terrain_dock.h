#pragma once

#include "editor/docks/dock.h"

class QGridLayout;
class QToolButton;

namespace inselwerk {

/// The grounds that a brush can lay: every terrain, every terrain pool of the board, and nothing.
class TerrainDock : public Dock
{
    Q_OBJECT

public:
    explicit TerrainDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::LeftDockWidgetArea; }
    void retranslate() override;
    bool serves(const Tool& tool) const override { return tool.uses(Tool::Option::Terrain); }

private:
    struct Entry
    {
        Ground ground;
        QToolButton* button;
    };
    /// Makes the buttons anew when the board has other pools.
    void rebuild();
    /// Gives the brush the ground; a tool that lays none makes room for the brush.
    void choose(const Ground&);
    QString nameOf(const Ground&) const;

    QGridLayout* m_grid;
    std::vector<Entry> m_entries;
};

}  // namespace inselwerk
