#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Lays a straight row of the brush's ground: by dragging, or from one click to the next.
class LineTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Line; }
    QKeySequence shortcut() const override { return Qt::Key_L; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    bool uses(Option option) const override
    {
        return option == Option::Terrain || option == Option::Size || option == Option::Symmetry;
    }

    void press(const Spot&) override;
    void drag(const Spot&) override;
    void release(const Spot&) override;
    void hover(const Spot&) override;
    void leave() override;
    bool busy() const override { return m_start.has_value(); }
    void cancel() override;
    void boardChanged() override { cancel(); }
    void paint(QPainter&, const BoardGeometry&) const override;

private:
    std::vector<HexCoord> hexesTo(HexCoord) const;
    void show(HexCoord end);

    std::optional<HexCoord> m_start;
    bool m_second = false;  ///< the button is down for the end of the row
};

}  // namespace inselwerk
