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
    /// Something was picked up, which tools that use one of `kinds` lay down; the first kind is what was meant.
    void picked(const std::vector<Tool::Option>& kinds);

private:
    std::vector<Option> m_kinds;  ///< of what the press picked up
};

}  // namespace inselwerk
