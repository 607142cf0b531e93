#pragma once

#include "editor/docks/dock.h"
#include "editor/model/hex_tokens.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace inselwerk {

class TokenTool;

/// The kinds of tokens that modules have for hexes, to choose the one that the token tool lays.
class TokensDock : public Dock
{
    Q_OBJECT

public:
    explicit TokensDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::LeftDockWidgetArea; }
    void retranslate() override;
    bool serves(const Tool& tool) const override { return tool.uses(Tool::Option::Token); }

private:
    struct Entry
    {
        HexTokenKind kind;
        QToolButton* button;
    };
    /// Makes the buttons anew when the scenario has other kinds.
    void rebuild();
    void showChosen();

    TokenTool* m_tool;
    QGridLayout* m_grid;
    QLabel* m_none;
    std::vector<Entry> m_entries;
};

}  // namespace inselwerk
