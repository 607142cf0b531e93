#include "engine/scenario/checks/board_check.h"

#include <algorithm>
#include <numeric>

/// Checks of what is drawn: pools fit their places, constraints can be met.
namespace inselwerk {
namespace {

template <std::size_t N>
int total(const std::array<int, N>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int tilesThatTakeNoNumber(const TerrainPool& pool)
{
    return pool.tiles[static_cast<std::size_t>(Terrain::Desert)] +
           pool.tiles[static_cast<std::size_t>(Terrain::Volcano)];
}

/// The pools that hexes and harbours name exist.
class UnknownPools final : public BoardCheck
{
    static void judge(const std::string& id, bool known, const std::string& path, Findings& found)
    {
        if (!id.empty() && !known)
            found.error(
                path,
                say(INSELWERK_TEXT(
                        "Scenario", "There is no pool “%1” to draw this from. Add it under `pools` or name another."),
                    {id}));
    }

    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            judge(h.terrainPool, v.terrainPool(h.terrainPool), v.at("hexes", i, "terrain"), found);
            judge(h.numberPool, v.numberPool(h.numberPool), v.at("hexes", i, "number"), found);
        }
        for (std::size_t i = 0; i < v.board.harbours.size(); ++i) {
            const std::string& pool = v.board.harbours[i].pool;
            judge(pool, v.harbourPool(pool), v.at("harbours", i, "kind"), found);
        }
    }
};

void unused(const std::string& path, const std::string& id, Findings& found)
{
    found.warning(path, say(INSELWERK_TEXT("Scenario", "Nothing is drawn from the pool “%1”."), {id}));
}

class TerrainPools final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (const TerrainPool& pool : v.board.terrainPools) {
            const std::string path = memberPath(v.at("pools.terrain"), pool.id);
            const auto slots = std::count_if(v.board.hexes.begin(), v.board.hexes.end(), [&](const HexEntry& h) {
                return h.terrainPool == pool.id;
            });
            if (pool.tiles[static_cast<std::size_t>(Terrain::Sea)] > 0)
                found.error(
                    path,
                    say(INSELWERK_TEXT(
                        "Scenario",
                        "Sea cannot be drawn: the coast must be known before the game. Remove `sea` from the pool.")));
            if (slots == 0)
                unused(path, pool.id, found);
            else if (total(pool.tiles) != slots)
                found.error(
                    path, say(INSELWERK_TEXT(
                                  "Scenario",
                                  "Tiles in the pool: %1; hexes to be drawn from it: %2. Make the numbers equal."),
                              {total(pool.tiles), static_cast<int>(slots)}));
        }
    }
};

/// How many tokens a number pool needs: its hexes without those that are drawn as desert or volcano.
struct Demand
{
    int slots = 0;
    int least = 0;
    int most = 0;
};

Demand demandOf(const BoardView& v, const NumberPool& pool)
{
    Demand d;
    std::map<std::string, int> here;  // slots by terrain pool
    for (const HexEntry& h : v.board.hexes) {
        if (h.numberPool != pool.id) continue;
        ++d.slots;
        if (!h.terrainPool.empty())
            ++here[h.terrainPool];
        else if (takesNumber(h.terrain))
            ++d.least, ++d.most;
    }
    for (const auto& [id, count] : here) {
        const TerrainPool* tiles = v.terrainPool(id);
        const int barren = tiles ? tilesThatTakeNoNumber(*tiles) : 0;
        const int elsewhere = tiles ? std::max(0, total(tiles->tiles) - count) : 0;
        d.least += count - std::min(barren, count);
        d.most += count - std::clamp(barren - elsewhere, 0, count);
    }
    return d;
}

class NumberPools final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (const NumberPool& pool : v.board.numberPools) {
            const std::string path = memberPath(memberPath(v.at("pools.numbers"), pool.id), "tokens");
            for (std::size_t i = 0; i < pool.tokens.size(); ++i)
                if (pips(pool.tokens[i]) == 0)
                    found.error(
                        elementPath(path, i),
                        say(INSELWERK_TEXT("Scenario", "%1 is no number token. Use 2 to 6 or 8 to 12."),
                            {pool.tokens[i]}));
            judgeCount(demandOf(v, pool), static_cast<int>(pool.tokens.size()), pool.id, path, found);
            judgeStart(v, pool, found);
        }
    }

    static void judgeCount(const Demand& d, int tokens, const std::string& id, const std::string& path, Findings& found)
    {
        if (d.slots == 0)
            unused(path, id, found);
        else if (tokens < d.least || tokens > d.most)
            found.error(
                path, d.least == d.most ? say(INSELWERK_TEXT(
                                                  "Scenario",
                                                  "Tokens in the pool: %1; hexes that take one: %2 (desert and volcano "
                                                  "take none). Make the numbers equal."),
                                              {tokens, d.most})
                                        : say(INSELWERK_TEXT(
                                                  "Scenario",
                                                  "Tokens in the pool: %1; hexes that take one: from %2 to %3 (desert "
                                                  "and volcano take none). Use %3."),
                                              {tokens, d.least, d.most}));
        else if (tokens < d.most)
            found.warning(
                path,
                say(INSELWERK_TEXT(
                        "Scenario",
                        "Tokens in the pool: %1; hexes that take one: up to %2. Some hexes may stay without a number."),
                    {tokens, d.most}));
    }

    static void judgeStart(const BoardView& v, const NumberPool& pool, Findings& found)
    {
        if (!pool.start) return;
        const std::string path = memberPath(memberPath(v.at("pools.numbers"), pool.id), "start");
        if (!v.isLand(*pool.start))
            found.error(path, say(INSELWERK_TEXT("Scenario", "There is no land hex at %1."), {spoken(*pool.start)}));
        else if (pool.lay == NumberPool::Lay::Shuffled)
            found.warning(
                path,
                say(INSELWERK_TEXT("Scenario", "Shuffled tokens have no start. Write `lay: spiral` or remove it.")));
    }
};

class HarbourPools final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (const HarbourPool& pool : v.board.harbourPools) {
            const std::string path = memberPath(v.at("pools.harbours"), pool.id);
            const auto slots = std::count_if(
                v.board.harbours.begin(), v.board.harbours.end(),
                [&](const HarbourEntry& h) { return h.pool == pool.id; });
            if (slots == 0)
                unused(path, pool.id, found);
            else if (total(pool.pieces) != slots)
                found.error(
                    path, say(INSELWERK_TEXT(
                                  "Scenario",
                                  "Pieces in the pool: %1; harbours to be drawn from it: %2. Make the numbers equal."),
                              {total(pool.pieces), static_cast<int>(slots)}));
        }
    }
};

}  // namespace

BoardChecks poolChecks()
{
    static const UnknownPools unknown;
    static const TerrainPools terrains;
    static const NumberPools numbers;
    static const HarbourPools harbours;
    return {&unknown, &terrains, &numbers, &harbours};
}

}  // namespace inselwerk
