#pragma once

#include "editor/tools/stroke_tool.h"

namespace inselwerk {

/// Marks the hexes beside which the set-up phase takes place.
class RegionTool : public StrokeTool
{
    Q_OBJECT

public:
    using StrokeTool::StrokeTool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Flag; }
    QKeySequence shortcut() const override { return Qt::Key_U; }
    QString status() const override;
    bool uses(Option option) const override { return option == Option::Size || StrokeTool::uses(option); }
    void paint(QPainter&, const BoardGeometry&) const override;

protected:
    StepName step() const override;
    bool begin(const Spot&) override;
    void lay(Board&, const std::vector<HexCoord>&) override;
    int reach() const override { return brush().size(); }

private:
    bool m_mark = true;
};

}  // namespace inselwerk
