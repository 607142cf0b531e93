#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Lays the ground of the brush by click and drag; with Shift a straight row from the last place.
class PaintTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Hex; }
    QKeySequence shortcut() const override { return Qt::Key_B; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    void paint(QPainter&, const BoardGeometry&) const override;

private:
    void lay(HexCoord from, HexCoord to);

    std::optional<HexCoord> m_last;
};

}  // namespace inselwerk
