#pragma once

#include "editor/tools/number_keys.h"
#include "editor/tools/stroke_tool.h"

namespace inselwerk {

/// Lays the number of the brush - a token, one from a pool, a stack - or the one that is typed.
class NumberTool : public StrokeTool
{
    Q_OBJECT

public:
    explicit NumberTool(const Workbench& bench, QObject* parent) : StrokeTool(bench, parent), m_keys(bench.focus) {}

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Number; }
    QKeySequence shortcut() const override { return Qt::Key_N; }
    QString status() const override;
    bool uses(Option option) const override { return option == Option::Number || StrokeTool::uses(option); }

    void hover(const Spot&) override;
    void deactivate() override;
    bool key(QKeyEvent&, const Spot&) override;
    bool claims(int key) const override { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }

protected:
    StepName step() const override;
    bool begin(const Spot&) override;
    void lay(Board&, const std::vector<HexCoord>&) override;

private:
    /// Whom typed numbers are for: the hex under the pointer or the cursor, or the selection that it belongs to.
    std::vector<HexCoord> hexesFor(const Spot&) const;

    NumberKeys m_keys;
    bool m_remove = false;  ///< the stroke began on a hex that has the number already
};

}  // namespace inselwerk
