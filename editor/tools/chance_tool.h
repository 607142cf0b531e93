#pragma once

#include "editor/model/left_to_chance.h"
#include "editor/tools/tool.h"

namespace inselwerk {

/// Leaves terrain, numbers or harbours to chance: what lay there goes into the pool, and comes out of it again.
class ChanceTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Chance; }
    QKeySequence shortcut() const override { return Qt::Key_Z; }
    QString status() const override;
    Target target() const override;
    bool uses(Option option) const override { return option == Option::Chance || option == Option::Symmetry; }

    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    void paint(QPainter&, const BoardGeometry&) const override;

private:
    /// Why the stroke cannot begin at a spot; empty: it can, and `m_draw` says which way it goes.
    QString begin(const Spot&);
    void mark(Board&, const Spot&);
    void markHex(Board&, HexCoord) const;
    void markEdge(Board&, EdgeName) const;
    bool forHarbours() const { return brush().chance() == Brush::Chance::Harbour; }

    bool m_draw = true;
    HexCoord m_last;  ///< where the stroke was last
};

}  // namespace inselwerk
