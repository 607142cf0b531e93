#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Picks up what lies on a hex, for the brushes.
class PipetteTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Pipette; }
    QKeySequence shortcut() const override { return Qt::Key_I; }
    QString status() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    void press(const Spot&) override;
    void release(const Spot&) override;

signals:
    /// Something was picked up: the brush that was in use may go on.
    void picked();

private:
    bool m_picking = false;
};

}  // namespace inselwerk
