#include "editor/model/numbers.h"

#include "editor/model/painting.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace inselwerk {
namespace {

int drawnBarren(const Board& board, const std::string& pool, int slots, int& least)
{
    const auto tiles = std::find_if(
        board.terrainPools.begin(), board.terrainPools.end(), [&](const TerrainPool& p) { return p.id == pool; });
    if (tiles == board.terrainPools.end()) return 0;
    const int barren = tiles->tiles[static_cast<std::size_t>(Terrain::Desert)] +
                       tiles->tiles[static_cast<std::size_t>(Terrain::Volcano)];
    const int total = std::accumulate(tiles->tiles.begin(), tiles->tiles.end(), 0);
    least -= std::min(barren, slots);
    return std::clamp(barren - std::max(0, total - slots), 0, slots);
}

}  // namespace

NumberChoice numberOn(const HexEntry& hex) { return {hex.number, hex.numberPool, hex.stack}; }

NumberPlace judgeNumber(const Board& board, HexCoord at, const NumberChoice& choice)
{
    const HexEntry* hex = board.find(at);
    if (!hex) return NumberPlace::NoHex;
    if (choice.nothing() || !hex->terrainPool.empty()) return NumberPlace::Fits;
    if (hex->terrain == Terrain::Sea) return NumberPlace::Sea;
    if (hex->terrain == Terrain::Desert) return NumberPlace::Desert;
    if (hex->terrain == Terrain::Volcano && !choice.pool.empty()) return NumberPlace::VolcanoTakesNoPool;
    return NumberPlace::Fits;
}

void layNumber(Board& board, const std::vector<HexCoord>& hexes, const NumberChoice& choice)
{
    for (const HexCoord at : hexes) {
        if (judgeNumber(board, at, choice) != NumberPlace::Fits) continue;
        HexEntry& hex = *findHex(board, at);
        hex.number = choice.token, hex.numberPool = choice.pool, hex.stack = choice.stack;
    }
}

std::array<NumberCount, 13> countNumbers(const Board& board)
{
    std::array<NumberCount, 13> counts{};
    const auto of = [&](int number) -> NumberCount& {
        return counts[number >= 0 && number <= 12 ? static_cast<std::size_t>(number) : 0];
    };
    for (const HexEntry& hex : board.hexes) ++of(hex.number).onHexes;
    for (const NumberPool& pool : board.numberPools)
        for (const int token : pool.tokens) ++of(token).inPools;
    return counts;
}

int landWithoutNumber(const Board& board)
{
    return static_cast<int>(std::count_if(board.hexes.begin(), board.hexes.end(), [](const HexEntry& hex) {
        const bool drawn = !hex.terrainPool.empty();  // then it may be desert
        return !drawn && hex.terrain != Terrain::Sea && hex.terrain != Terrain::Desert && numberOn(hex).nothing();
    }));
}

PoolNeed needOf(const Board& board, const NumberPool& pool)
{
    PoolNeed need;
    std::map<std::string, int> drawn;
    for (const HexEntry& hex : board.hexes) {
        if (hex.numberPool != pool.id) continue;
        if (!hex.terrainPool.empty())
            ++drawn[hex.terrainPool];
        else if (!takesNumber(hex.terrain))
            continue;
        ++need.least, ++need.most;
    }
    for (const auto& [tiles, slots] : drawn) need.most -= drawnBarren(board, tiles, slots, need.least);
    return need;
}

NumberTyping::Answer NumberTyping::type(int digit)
{
    const bool ten = std::exchange(m_ten, false);
    if (ten && digit <= 2) return {Kind::Number, 10 + digit};
    if (digit == 0) return {Kind::None, 0};
    if (digit == 1) {
        m_ten = true;
        return {Kind::Waits, 0};
    }
    if (pips(digit) == 0) return {Kind::Refused, digit};
    return {Kind::Number, digit};
}

}  // namespace inselwerk
