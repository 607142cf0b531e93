#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Lays the ground of the brush on all hexes of the same ground that lie side by side.
class FillTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Fill; }
    QKeySequence shortcut() const override { return Qt::Key_G; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    bool uses(Option option) const override { return option == Option::Terrain || option == Option::Symmetry; }

    void press(const Spot&) override;
};

}  // namespace inselwerk
