#pragma once

#include "editor/model/hex_tokens.h"
#include "editor/tools/stroke_tool.h"

#include <set>

namespace inselwerk {

/// Lays tokens of rule modules on hexes, such as crops on fields: whatever the modules of the scenario have. A stroke
/// lays one on each hex, or with Ctrl takes one away.
class TokenTool : public StrokeTool
{
    Q_OBJECT

public:
    explicit TokenTool(const Workbench&, QObject* parent = nullptr);

    QString name() const override;
    QString help() const override;
    Icon icon() const override { return Icon::Leaf; }
    QKeySequence shortcut() const override { return Qt::Key_T; }
    QString status() const override;
    bool uses(Option option) const override { return option == Option::Token || StrokeTool::uses(option); }

    void deactivate() override;
    bool key(QKeyEvent&, const Spot&) override;
    bool claims(int key) const override { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }

    /// The kinds that the scenario has, in the order of the keys 1 to 9.
    std::vector<HexTokenKind> kinds() const;
    /// The kind of the brush, else the first one.
    std::optional<HexTokenKind> kind() const;

protected:
    StepName step() const override;
    bool begin(const Spot&) override;
    void lay(Board&, const std::vector<HexCoord>&) override;
    QString finish(Board&) override;

private:
    ModuleDescriptions m_modules;
    std::set<HexCoord> m_done;  ///< hexes of this stroke
    bool m_away = false;        ///< it takes tokens away
    bool m_begun = false;       ///< it laid or took something
    bool m_written = false;     ///< it wrote out those that came by number
};

}  // namespace inselwerk
