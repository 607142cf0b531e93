#include "editor/tools/token_tool.h"

#include "app/common/painting/spots.h"
#include "app/common/text/messages.h"
#include "engine/rules/registry.h"

#include <algorithm>

namespace inselwerk {

TokenTool::TokenTool(const Workbench& bench, QObject* parent)
    : Tool(bench, parent), m_modules(descriptionsOf(moduleTypes()))
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

void TokenTool::press(const Spot& spot)
{
    const auto chosen = kind();
    if (!board() || !chosen) return;
    m_away = spot.modifiers.testFlag(Qt::ControlModifier);
    m_written = false;
    //: Step of history
    document().beginGesture(m_away ? tr("Take tokens away") : tr("Lay tokens"));
    lay(spot.hex, m_away);
}

void TokenTool::drag(const Spot& spot)
{
    if (m_last && *m_last != spot.hex) lay(spot.hex, m_away);
}

void TokenTool::lay(HexCoord at, bool away)
{
    m_last = at;
    const auto chosen = kind();
    if (!chosen || !board() || !mayBear(*board(), at, *chosen)) return;
    document().extend([&](Scenario& scenario) {
        const std::size_t index = focus().boardIndex();
        m_written |= writeOutHexTokens(scenario, index, m_modules);
        if (away)
            removeHexToken(scenario.boards[index], at, *chosen);
        else
            addHexToken(scenario.boards[index], at, *chosen);
    });
}

void TokenTool::release(const Spot&)
{
    m_last.reset();
    if (!document().inGesture()) return;
    const bool changed = document().commitGesture();
    if (changed && m_written)
        emit said(
            tr("The tokens that this board got by number lie on its hexes now; new numbers change them no more."));
}

void TokenTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void TokenTool::leave()
{
    Tool::leave();
    emit lookChanged();
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
    if (event.key() != Qt::Key_Delete && event.key() != Qt::Key_Backspace) return false;
    //: Step of history
    document().beginGesture(tr("Take tokens away"));
    m_written = false;
    lay(spot.hex, true);
    release(spot);
    return true;
}

void TokenTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    const auto chosen = kind();
    if (!hovered() || !chosen || !board() || !mayBear(*board(), hovered()->hex, *chosen)) return;
    paintHexFocus(painter, geometry.hexCentre(hovered()->hex), geometry.radius(), geometry.orientation());
}

}  // namespace inselwerk
