#include "editor/tools/token_tool.h"

#include "app/common/text/messages.h"
#include "engine/rules/registry.h"

#include <algorithm>

namespace inselwerk {

TokenTool::TokenTool(const Workbench& bench, QObject* parent)
    : StrokeTool(bench, parent), m_modules(descriptionsOf(moduleTypes()))
{}

QString TokenTool::name() const { return tr("Tokens"); }

QString TokenTool::help() const
{
    return tr(
        "Lays tokens of the rule modules on hexes, such as crops on fields. Click or drag to lay one more of the "
        "chosen kind, with Ctrl to take one away. The keys 1 to 9 choose the kind.");
}

QString TokenTool::status() const
{
    const auto chosen = kind();
    if (!chosen) return tr("No rule module of this scenario has tokens for hexes. The panel “Rules” adds modules.");
    const QString word = translateWord(chosen->name);
    const QString terrain = translateWord(nameOf(chosen->terrain));
    //: %1: a kind of token, such as "maize"; %2: the terrain where it may lie
    return fill(
        tr("Tokens: click or drag lays %1 (only on: %2), Ctrl takes one away, 1 to 9 choose the kind."),
        {word, terrain});
}

std::vector<HexTokenKind> TokenTool::kinds() const { return hexTokenKinds(focus().scenario(), m_modules); }

std::optional<HexTokenKind> TokenTool::kind() const
{
    const auto all = kinds();
    if (all.empty()) return std::nullopt;
    const auto at =
        std::find_if(all.begin(), all.end(), [this](const HexTokenKind& k) { return k.name == brush().token(); });
    return at == all.end() ? all.front() : *at;
}

//: Step of history
StepName TokenTool::step() const
{
    return [away = m_away] { return away ? tr("Take tokens away") : tr("Lay tokens"); };
}

bool TokenTool::begin(const Spot& spot)
{
    const auto chosen = kind();
    m_done.clear();
    m_written = false;
    m_begun = false;
    m_away = spot.modifiers.testFlag(Qt::ControlModifier);
    if (!chosen) return false;
    if (mayBear(*board(), spot.hex, *chosen)) return true;
    //: %1: a kind of token, such as "maize"; %2: the terrain where it may lie
    emit said(fill(
        tr("This token may not lie here: %1. It belongs only on: %2."),
        {translateWord(chosen->name), translateWord(nameOf(chosen->terrain))}));
    return false;
}

void TokenTool::lay(Board& board, const std::vector<HexCoord>& hexes)
{
    const auto chosen = kind();
    if (!chosen) return;
    for (const HexCoord at : hexes) {
        if (!mayBear(board, at, *chosen) || !m_done.insert(at).second) continue;
        // Once a stroke: when it takes the last token away, the board is to stay without any.
        if (!m_begun) m_written = writeOutHexTokens(focus().scenario(), board, m_modules);
        m_begun = true;
        if (m_away)
            removeHexToken(board, at, *chosen);
        else
            addHexToken(board, at, *chosen);
    }
}

QString TokenTool::finish(Board&)
{
    if (!m_written) return {};
    return tr("The tokens that this board got by number lie on its hexes now; new numbers change them no more.");
}

void TokenTool::deactivate()
{
    m_done.clear();
    StrokeTool::deactivate();
}

bool TokenTool::key(QKeyEvent& event, const Spot& spot)
{
    const int digit = event.key() - Qt::Key_1;
    const auto all = kinds();
    if (digit >= 0 && digit < static_cast<int>(all.size())) {
        brush().setToken(all[static_cast<std::size_t>(digit)].name);
        emit lookChanged();
        return true;
    }
    if (!claims(event.key())) return false;
    Spot away = spot;
    away.modifiers = Qt::ControlModifier;
    press(away);
    release(away);
    return true;
}

}  // namespace inselwerk
