#include "engine/scenario/checks/fixes.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

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

/// A terrain that can bear what lies on a hex.
Terrain terrainFor(const HexEntry& h)
{
    if (!h.tokens.empty()) return Terrain::Fields;
    const bool yields = h.number != 0 || !h.numberPool.empty() || !h.stack.empty();
    return yields ? Terrain::Forest : Terrain::Desert;
}

Fix withTerrain(const BoardView& v, std::size_t hex)
{
    const Terrain terrain = terrainFor(v.board.hexes[hex]);
    return fixHex(
        v, hex, say(INSELWERK_TEXT("Scenario", "Lay this here: %1"), {Argument::word(nameOf(terrain))}),
        [terrain](HexEntry& h) {
            h.terrain = terrain;
            h.terrainPool.clear();
        });
}

/// The pools that hexes and harbours name exist.
class UnknownPools final : public BoardCheck
{
    static void judge(const std::string& id, bool known, const std::string& path, Findings& found, Fix fix)
    {
        if (!id.empty() && !known)
            found.error(
                path,
                sayBoth(
                    INSELWERK_TEXT(
                        "Scenario", "There is no pool “%1” to draw this from. Add it under `pools` or name another."),
                    INSELWERK_TEXT(
                        "Scenario",
                        "There is no pool “%1” to draw this from. Add it in the panel “Chance”, or choose another."),
                    {id}),
                std::move(fix));
    }

    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            judge(h.terrainPool, v.terrainPool(h.terrainPool), v.at("hexes", i, "terrain"), found, withTerrain(v, i));
            judge(
                h.numberPool, v.numberPool(h.numberPool), v.at("hexes", i, "number"), found,
                fixHex(v, i, say(INSELWERK_TEXT("Scenario", "Remove the number")), [](HexEntry& hex) {
                    hex.numberPool.clear();
                }));
        }
        for (std::size_t i = 0; i < v.board.harbours.size(); ++i) {
            const std::string& pool = v.board.harbours[i].pool;
            judge(
                pool, v.harbourPool(pool), v.at("harbours", i, "kind"), found,
                fixBoard(v, say(INSELWERK_TEXT("Scenario", "Make it a 3:1 harbour")), [i](Board& b) {
                    if (i >= b.harbours.size()) return;
                    b.harbours[i].kind = Harbour::Any;
                    b.harbours[i].pool.clear();
                }));
        }
    }
};

/// Nothing is drawn from pool number `index` of a list of the board.
template <class Pool>
void unused(
    const BoardView& v, std::vector<Pool> Board::*pools, std::size_t index, const std::string& path, Findings& found)
{
    const std::string& id = (v.board.*pools)[index].id;
    found.warning(
        path, say(INSELWERK_TEXT("Scenario", "Nothing is drawn from the pool “%1”."), {id}),
        fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the pool “%1”"), {id}), [pools, index](Board& b) {
            eraseAt(b.*pools, index);
        }));
}

class TerrainPools final : public BoardCheck
{
    using Tiles = std::array<int, terrainCount>;

    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.terrainPools.size(); ++i) {
            const TerrainPool& pool = v.board.terrainPools[i];
            const std::string path = memberPath(v.at("pools.terrain"), pool.id);
            const auto slots = std::count_if(v.board.hexes.begin(), v.board.hexes.end(), [&](const HexEntry& h) {
                return h.terrainPool == pool.id;
            });
            if (pool.tiles[static_cast<std::size_t>(Terrain::Sea)] > 0)
                found.error(
                    path,
                    sayBoth(
                        INSELWERK_TEXT(
                            "Scenario",
                            "Sea cannot be drawn: the coast must be known before the game. Remove `sea` from the "
                            "pool."),
                        INSELWERK_TEXT(
                            "Scenario",
                            "Sea cannot be drawn: the coast must be known before the game. Take the sea out of the "
                            "pool.")),
                    withoutSea(v, i));
            if (slots == 0)
                unused(v, &Board::terrainPools, i, path, found);
            else if (total(pool.tiles) != slots)
                found.error(
                    path,
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "Tiles in the pool: %1; hexes to be drawn from it: %2. Make the numbers equal."),
                        {total(pool.tiles), static_cast<int>(slots)}),
                    withTiles(v, i, static_cast<int>(slots)));
        }
    }

    /// Tiles of each terrain that a board has: laid or in a pool.
    static Tiles tilesOf(const Board& b)
    {
        Tiles tiles{};
        for (const HexEntry& h : b.hexes)
            if (h.terrainPool.empty()) ++tiles[static_cast<std::size_t>(h.terrain)];
        for (const TerrainPool& p : b.terrainPools)
            for (std::size_t t = 0; t < tiles.size(); ++t) tiles[t] += p.tiles[t];
        return tiles;
    }

    /// Adds the terrains that the board has least of, or takes away those that the pool has most of. Desert and volcano
    /// stay as they are, so that the numbers still fit.
    static Fix withTiles(const BoardView& v, std::size_t index, int slots)
    {
        Tiles tiles = v.board.terrainPools[index].tiles;
        Tiles board = tilesOf(v.board);
        constexpr std::array order{Terrain::Forest, Terrain::Pasture,   Terrain::Fields,
                                   Terrain::Hills,  Terrain::Mountains, Terrain::Gold};
        const auto by = [](Tiles& counts) {
            return [&counts](Terrain a, Terrain b) {
                return counts[static_cast<std::size_t>(a)] < counts[static_cast<std::size_t>(b)];
            };
        };
        while (total(tiles) < slots) {
            const auto rarest = static_cast<std::size_t>(*std::min_element(order.begin(), order.end() - 1, by(board)));
            ++tiles[rarest];
            ++board[rarest];
        }
        while (total(tiles) > slots) {
            int& most = tiles[static_cast<std::size_t>(*std::max_element(order.begin(), order.end(), by(tiles)))];
            if (most == 0) return {};
            --most;
        }
        const Tiles& had = v.board.terrainPools[index].tiles;
        const Argument moved = differenceOf(tiles, had);
        return fixBoard(
            v,
            total(tiles) > total(had) ? say(INSELWERK_TEXT("Scenario", "Add to the pool: %1"), {moved})
                                      : say(INSELWERK_TEXT("Scenario", "Take out of the pool: %1"), {moved}),
            [index, tiles](Board& b) {
                if (index < b.terrainPools.size()) b.terrainPools[index].tiles = tiles;
            });
    }

    /// `2 forest and 1 hills`: what is more or fewer.
    static Argument differenceOf(const Tiles& a, const Tiles& b)
    {
        std::vector<Argument> items;
        for (std::size_t t = 0; t < a.size(); ++t)
            if (a[t] != b[t])
                items.push_back(Argument::counted(std::abs(a[t] - b[t]), nameOf(static_cast<Terrain>(t))));
        return Argument::list(std::move(items));
    }

    static Fix withoutSea(const BoardView& v, std::size_t index)
    {
        return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Replace the sea by forest")), [index](Board& b) {
            if (index >= b.terrainPools.size()) return;
            Tiles& tiles = b.terrainPools[index].tiles;
            tiles[static_cast<std::size_t>(Terrain::Forest)] +=
                std::exchange(tiles[static_cast<std::size_t>(Terrain::Sea)], 0);
        });
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
        for (std::size_t n = 0; n < v.board.numberPools.size(); ++n) {
            const NumberPool& pool = v.board.numberPools[n];
            const std::string path = memberPath(memberPath(v.at("pools.numbers"), pool.id), "tokens");
            for (std::size_t i = 0; i < pool.tokens.size(); ++i)
                if (pips(pool.tokens[i]) == 0)
                    found.error(
                        elementPath(path, i),
                        say(INSELWERK_TEXT("Scenario", "%1 is no number token. Use 2 to 6 or 8 to 12."),
                            {pool.tokens[i]}),
                        withToken(v, n, i));
            judgeCount(v, n, path, found);
            judgeStart(v, n, found);
        }
    }

    /// A fix of number pool `index` of the board.
    static Fix fixPool(const BoardView& v, std::size_t index, Message title, std::function<void(NumberPool&)> edit)
    {
        return fixBoard(v, std::move(title), [index, edit = std::move(edit)](Board& b) {
            if (index < b.numberPools.size()) edit(b.numberPools[index]);
        });
    }

    static Fix withToken(const BoardView& v, std::size_t pool, std::size_t index)
    {
        const int token = TokenWishes(v.board).takeRarest();
        return fixPool(
            v, pool, say(INSELWERK_TEXT("Scenario", "Replace it by a %1"), {token}),
            [index, token](NumberPool& p) { p.tokens[index] = token; });
    }

    /// Adds the tokens that the board has least of, or takes away those that it has too often.
    static Fix withTokens(const BoardView& v, std::size_t index, int wanted)
    {
        std::vector<int> tokens = v.board.numberPools[index].tokens;
        const auto size = static_cast<std::size_t>(wanted);
        const bool more = tokens.size() < size;
        TokenWishes wishes(v.board);
        std::vector<Argument> moved;
        while (tokens.size() < size) {
            tokens.push_back(wishes.takeRarest());
            moved.emplace_back(tokens.back());
        }
        while (tokens.size() > size) {
            const std::size_t at = wishes.takeCommonest(tokens);
            moved.emplace_back(tokens[at]);
            eraseAt(tokens, at);
        }
        const Argument list = Argument::list(std::move(moved));
        return fixPool(
            v, index,
            more ? say(INSELWERK_TEXT("Scenario", "Add to the pool: %1"), {list})
                 : say(INSELWERK_TEXT("Scenario", "Take out of the pool: %1"), {list}),
            [tokens](NumberPool& p) { p.tokens = tokens; });
    }

    static void judgeCount(const BoardView& v, std::size_t index, const std::string& path, Findings& found)
    {
        const NumberPool& pool = v.board.numberPools[index];
        const auto tokens = static_cast<int>(pool.tokens.size());
        const Demand d = demandOf(v, pool);
        if (d.slots == 0)
            unused(v, &Board::numberPools, index, path, found);
        else if (tokens < d.least || tokens > d.most)
            found.error(
                path,
                d.least == d.most ? say(INSELWERK_TEXT(
                                            "Scenario",
                                            "Tokens in the pool: %1; hexes that take one: %2 (desert and volcano "
                                            "take none). Make the numbers equal."),
                                        {tokens, d.most})
                                  : say(INSELWERK_TEXT(
                                            "Scenario",
                                            "Tokens in the pool: %1; hexes that take one: from %2 to %3 (desert "
                                            "and volcano take none). Use %3."),
                                        {tokens, d.least, d.most}),
                withTokens(v, index, d.most));
        else if (tokens < d.most)
            found.warning(
                path,
                say(INSELWERK_TEXT(
                        "Scenario",
                        "Tokens in the pool: %1; hexes that take one: up to %2. Some hexes may stay without a number."),
                    {tokens, d.most}),
                withTokens(v, index, d.most));
    }

    static void judgeStart(const BoardView& v, std::size_t index, Findings& found)
    {
        const NumberPool& pool = v.board.numberPools[index];
        if (!pool.start) return;
        Fix fix = fixPool(
            v, index, say(INSELWERK_TEXT("Scenario", "Remove the start")), [](NumberPool& p) { p.start.reset(); });
        const std::string path = memberPath(memberPath(v.at("pools.numbers"), pool.id), "start");
        if (!v.isLand(*pool.start))
            found.error(
                path, say(INSELWERK_TEXT("Scenario", "There is no land hex at %1."), {spoken(*pool.start)}), fix);
        else if (pool.lay == NumberPool::Lay::Shuffled)
            found.warning(
                path,
                sayBoth(
                    INSELWERK_TEXT("Scenario", "Shuffled tokens have no start. Write `lay: spiral` or remove it."),
                    INSELWERK_TEXT(
                        "Scenario",
                        "Shuffled tokens have no start. Let them be laid in a spiral, or remove the start.")),
                fix);
    }
};

class HarbourPools final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.harbourPools.size(); ++i) {
            const HarbourPool& pool = v.board.harbourPools[i];
            const std::string path = memberPath(v.at("pools.harbours"), pool.id);
            const auto slots = std::count_if(
                v.board.harbours.begin(), v.board.harbours.end(),
                [&](const HarbourEntry& h) { return h.pool == pool.id; });
            if (slots == 0)
                unused(v, &Board::harbourPools, i, path, found);
            else if (total(pool.pieces) != slots)
                found.error(
                    path,
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "Pieces in the pool: %1; harbours to be drawn from it: %2. Make the numbers equal."),
                        {total(pool.pieces), static_cast<int>(slots)}),
                    withPieces(v, i, static_cast<int>(slots)));
        }
    }

    /// Adds 3:1 harbours, or takes away those that the pool has most of.
    static Fix withPieces(const BoardView& v, std::size_t index, int slots)
    {
        auto pieces = v.board.harbourPools[index].pieces;
        const int missing = slots - total(pieces);
        if (missing > 0) pieces[static_cast<std::size_t>(Harbour::Any)] += missing;
        while (total(pieces) > slots) --*std::max_element(pieces.begin(), pieces.end());
        return fixBoard(
            v,
            missing > 0 ? sayCount(missing, INSELWERK_TEXT_N("Scenario", "Add %n 3:1 harbour(s) to the pool"))
                        : sayCount(-missing, INSELWERK_TEXT_N("Scenario", "Take %n harbour(s) out of the pool")),
            [index, pieces](Board& b) {
                if (index < b.harbourPools.size()) b.harbourPools[index].pieces = pieces;
            });
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
