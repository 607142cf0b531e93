#include "editor/model/properties.h"

#include "editor/model/ground.h"
#include "editor/model/left_to_chance.h"
#include "engine/rules/crops/crops.h"

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

bool isSetupHex(const Board& board, HexCoord at)
{
    return std::find(board.setupHexes.begin(), board.setupHexes.end(), at) != board.setupHexes.end();
}

}  // namespace

HexValues valuesOf(const Scenario& scenario, const Board& board, const std::set<HexCoord>& hexes)
{
    HexValues values;
    Common<Ground> ground;
    Common<NumberChoice> number;
    Common<bool> setup;
    std::map<std::string, Common<int>> tokens;
    const std::vector<std::string> names = tokenNames(scenario);
    // Once through the board: a selection may be as large as it.
    const std::set<HexCoord> setupHexes(board.setupHexes.begin(), board.setupHexes.end());
    for (const HexCoord at : hexes) setup.add(setupHexes.contains(at));
    for (const HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at)) continue;
        ++values.hexes;
        ground.add(groundOf(hex));
        number.add(numberOn(hex));
        for (const std::string& name : names) tokens[name].add(countOfToken(hex, name));
    }
    if (values.hexes < static_cast<int>(hexes.size())) ground.add({Ground::Kind::Nothing, {}, {}});
    values.ground = ground.value();
    values.number = number.value();
    values.setup = setup.value();
    for (const auto& [name, common] : tokens) values.tokens[name] = common.value();
    values.robber =
        hexes.size() == 1 && board.robber.kind == RobberStart::Kind::Hex && board.robber.hex == *hexes.begin();
    return values;
}

std::vector<std::string> tokenNames(const Scenario& scenario)
{
    std::set<std::string> names;
    for (const Board& board : scenario.boards)
        for (const HexEntry& hex : board.hexes)
            for (const auto& [name, count] : hex.tokens) names.insert(name);
    const Schema& schema = *crops::type().schema;
    if (const Section* section = scenario.findModule(schema.key))
        for (const std::string& kind : section->choices(schema, "kinds")) names.insert(kind);
    return {names.begin(), names.end()};
}

Loss setGround(Board& board, const std::set<HexCoord>& hexes, const Ground& ground)
{
    if (ground.kind != Ground::Kind::Drawn) {
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
    if (choice.pool.empty())
        layNumber(board, {hexes.begin(), hexes.end()}, choice);
    else
        for (const HexCoord at : hexes) drawNumber(board, at, choice.pool);
}

void setTokens(Board& board, const std::set<HexCoord>& hexes, const std::string& name, int count)
{
    for (HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at)) continue;
        if (count > 0 && hex.terrainPool.empty() && isLand(hex.terrain))
            hex.tokens[name] = std::min(count, mostTokensOnHex);
        else
            hex.tokens.erase(name);
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
