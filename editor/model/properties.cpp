#include "editor/model/properties.h"

#include "editor/model/left_to_chance.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// The value that all have; none: they differ, or there is none.
template <class T>
class Common
{
public:
    void add(const T& value)
    {
        if (m_first) m_value = value;
        if (!m_first && m_value && !(*m_value == value)) m_value.reset();
        m_first = false;
    }
    const std::optional<T>& value() const { return m_value; }

private:
    bool m_first = true;
    std::optional<T> m_value;
};

int countOfToken(const HexEntry& hex, const std::string& name)
{
    const auto found = hex.tokens.find(name);
    return found == hex.tokens.end() ? 0 : found->second;
}

/// The tokens of all kinds that the hexes have or may have.
std::map<std::string, std::optional<int>> tokensOn(
    const Scenario& scenario, Board board, const std::set<HexCoord>& hexes, const ModuleDescriptions& modules)
{
    writeOutHexTokens(scenario, board, modules);
    const std::vector<HexTokenKind> kinds = hexTokenKinds(scenario, modules);
    std::set<std::string> names;
    for (const HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at)) continue;
        for (const auto& [name, count] : hex.tokens) names.insert(name);
        for (const HexTokenKind& kind : kinds)
            if (mayBear(board, hex.at, kind)) names.insert(kind.name);
    }
    std::map<std::string, std::optional<int>> tokens;
    for (const std::string& name : names) {
        Common<int> common;
        for (const HexEntry& hex : board.hexes)
            if (hexes.contains(hex.at)) common.add(countOfToken(hex, name));
        tokens[name] = common.value();
    }
    return tokens;
}

bool isSetupHex(const Board& board, HexCoord at)
{
    return std::find(board.setupHexes.begin(), board.setupHexes.end(), at) != board.setupHexes.end();
}

}  // namespace

HexValues valuesOf(
    const Scenario& scenario, const Board& board, const std::set<HexCoord>& hexes, const ModuleDescriptions& modules)
{
    HexValues values;
    Common<Ground> ground;
    Common<NumberChoice> number;
    Common<bool> setup;
    // Once through the board: a selection may be as large as it.
    const std::set<HexCoord> setupHexes(board.setupHexes.begin(), board.setupHexes.end());
    for (const HexCoord at : hexes) setup.add(setupHexes.contains(at));
    for (const HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at)) continue;
        ++values.hexes;
        ground.add(groundOf(hex));
        number.add(numberOn(hex));
    }
    if (values.hexes < static_cast<int>(hexes.size())) ground.add({Ground::Kind::Nothing, {}, {}});
    values.ground = ground.value();
    values.number = number.value();
    values.setup = setup.value();
    values.tokens = tokensOn(scenario, board, hexes, modules);
    values.robber =
        hexes.size() == 1 && board.robber.kind == RobberStart::Kind::Hex && board.robber.hex == *hexes.begin();
    return values;
}

Loss setGround(Board& board, const std::set<HexCoord>& hexes, const Ground& ground)
{
    if (ground.kind != Ground::Kind::Drawn) {
        for (const HexCoord at : hexes) fixTerrain(board, at);
        layGround(board, {hexes.begin(), hexes.end()}, ground);
        return tidy(board);
    }
    for (const HexCoord at : hexes)
        if (canDrawTerrain(board, at))
            drawTerrain(board, at, ground.pool);
        else
            layGround(board, {at}, ground);
    return tidy(board);
}

void setNumber(Board& board, const std::set<HexCoord>& hexes, const NumberChoice& choice)
{
    if (!choice.pool.empty()) {
        for (const HexCoord at : hexes) drawNumber(board, at, choice.pool);
        return;
    }
    for (const HexCoord at : hexes) fixNumber(board, at);
    layNumber(board, {hexes.begin(), hexes.end()}, choice);
}

void setTokens(
    const Scenario& scenario, Board& board, const std::set<HexCoord>& hexes, const TokenCount& tokens,
    const ModuleDescriptions& modules)
{
    writeOutHexTokens(scenario, board, modules);
    const std::vector<HexTokenKind> kinds = hexTokenKinds(scenario, modules);
    const auto kind = std::ranges::find(kinds, tokens.name, &HexTokenKind::name);
    for (HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at)) continue;
        const bool bears = kind != kinds.end() && mayBear(board, hex.at, *kind);
        if (tokens.count == 0)
            hex.tokens.erase(tokens.name);
        else if (bears || hex.tokens.contains(tokens.name))
            hex.tokens[tokens.name] = std::min(tokens.count, mostTokensOnHex);
    }
}

void setSetupHexes(Board& board, const std::set<HexCoord>& hexes, bool on)
{
    for (const HexCoord at : hexes) {
        if (on && isLandAt(board, at) && !isSetupHex(board, at)) board.setupHexes.push_back(at);
        if (!on) std::erase(board.setupHexes, at);
    }
}

void setHarbourAt(Board& board, EdgeName edge, const std::optional<HarbourChoice>& choice)
{
    if (!choice || choice->pool.empty()) fixHarbour(board, edge);
    if (!choice) {
        removeHarbour(board, edge);
        return;
    }
    if (choice->pool.empty()) {
        setHarbour(board, edge, *choice);
        return;
    }
    // A new harbour is a 3:1 one first, which then goes into the pool.
    if (!harbourAt(board, edge)) setHarbour(board, edge, {});
    drawHarbour(board, edge, choice->pool);
}

}  // namespace inselwerk
