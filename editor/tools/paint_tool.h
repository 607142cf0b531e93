#pragma once

#include "editor/tools/stroke_tool.h"

namespace inselwerk {

/// Lays the ground of the brush by click and drag; with Shift a straight row from the last place. Alt picks up.
class PaintTool : public StrokeTool
{
    Q_OBJECT

public:
    using StrokeTool::StrokeTool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Brush; }
    QKeySequence shortcut() const override { return Qt::Key_B; }
    QString status() const override;
    bool uses(Option option) const override
    {
        return option == Option::Terrain || option == Option::Size || StrokeTool::uses(option);
    }
    bool key(QKeyEvent&, const Spot&) override;

protected:
    StepName step() const override;
    bool begin(const Spot&) override;
    void lay(Board&, const std::vector<HexCoord>&) override;
    QString finish(Board&) override;
    int reach() const override { return brush().size(); }
};

}  // namespace inselwerk
