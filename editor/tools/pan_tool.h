#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Moves the board in the canvas; the canvas does the work.
class PanTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Pan; }
    QKeySequence shortcut() const override { return Qt::Key_H; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }
    bool pans() const override { return true; }

    void press(const Spot&) override {}
};

}  // namespace inselwerk
