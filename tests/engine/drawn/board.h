#pragma once

#include "tests/engine/drawn/land.h"

namespace inselwerk::test {

/// What a board needs to know of the scenario around it.
struct BoardWishes
{
    Orientation orientation = Orientation::Pointy;
    bool volcanoes = false;
    int mostFields = maxHexes;
};

/// A board with everything that boards can have, drawn at random. It may break rules of the format.
class BoardDrawer
{
public:
    BoardDrawer(Lot& lot, const BoardWishes& wishes) : m_lot(lot), m_wishes(wishes)
    {
        m_board.id = "drawn";
        m_board.name = {"Drawn", "Gezogen"};
        m_board.orientation = wishes.orientation;
        m_board.maxPlayers = lot.of(std::vector{2, 3, 4, 4, 5, 6, 6});
        m_board.minPlayers = lot.between(minSeats, m_board.maxPlayers);
    }

    Board draw()
    {
        m_land = LandDrawer(m_lot).draw();
        m_isLand.insert(m_land.begin(), m_land.end());
        drawStacks();
        drawHexes();
        drawNumbers();
        drawSea();
        drawHarbours();
        drawRobber();
        if (m_lot.percent(20))
            m_board.constraints = m_lot.some(std::vector{
                Constraint::NoAdjacentRed, Constraint::NoAdjacentEqualNumbers, Constraint::NoAdjacentEqualTerrain});
        if (m_lot.percent(25) || m_land.size() < 4)
            drawPieces();
        else if (m_lot.percent(15))
            m_board.setupHexes = m_lot.some(m_land);
        return m_board;
    }

private:
    void drawStacks()
    {
        for (int i = m_lot.percent(50) ? m_lot.between(1, 4) : 0; i > 0; --i)
            m_board.stacks.push_back(
                {"stack-" + std::to_string(i), m_lot.numberTokens(m_lot.between(1, 12)), m_lot.percent(40),
                 m_lot.percent(40) ? AfterRoll::ToBottom : AfterRoll::Leaves,
                 m_lot.percent(40) ? WhenEmpty::Again : WhenEmpty::Spent});
    }

    /// Terrains of the board: all of them, or only some.
    std::vector<Terrain> palette()
    {
        const std::vector<Terrain> all{Terrain::Forest,  Terrain::Hills,     Terrain::Pasture, Terrain::Fields,
                                       Terrain::Fields,  Terrain::Mountains, Terrain::Forest,  Terrain::Hills,
                                       Terrain::Pasture, Terrain::Mountains};
        std::vector<Terrain> out = m_lot.percent(75) ? all : m_lot.some(all, 1);
        if (m_lot.percent(50)) out.push_back(Terrain::Desert);
        if (m_lot.percent(40)) out.push_back(Terrain::Gold);
        if (m_wishes.volcanoes) out.push_back(Terrain::Volcano);
        return out;
    }

    void drawHexes()
    {
        const std::vector<Terrain> terrains = palette();
        for (int i = m_lot.between(0, 2); i > 0; --i) m_board.terrainPools.push_back({"land-" + std::to_string(i), {}});
        const int drawn = m_lot.of(std::vector{20, 60, 100});
        int fields = 0;
        for (const HexCoord at : m_land) {
            HexEntry h;
            h.at = at;
            h.terrain = m_lot.of(terrains);
            if (h.terrain == Terrain::Fields && ++fields > m_wishes.mostFields) h.terrain = Terrain::Desert;
            if (!m_board.terrainPools.empty() && m_lot.percent(drawn)) {
                TerrainPool& pool = m_board.terrainPools[static_cast<std::size_t>(
                    m_lot.between(0, static_cast<int>(m_board.terrainPools.size()) - 1))];
                ++pool.tiles[static_cast<std::size_t>(h.terrain)];
                h.terrain = Terrain::Desert;
                h.terrainPool = pool.id;
            }
            m_board.hexes.push_back(h);
        }
        std::erase_if(m_board.terrainPools, [](const TerrainPool& pool) { return tilesOf(pool) == 0; });
    }

    static int tilesOf(const TerrainPool& pool) { return std::accumulate(pool.tiles.begin(), pool.tiles.end(), 0); }

    static int barren(const TerrainPool& pool)
    {
        return pool.tiles[static_cast<std::size_t>(Terrain::Desert)] +
               pool.tiles[static_cast<std::size_t>(Terrain::Volcano)];
    }

    /// Numbers, stacks, or nothing; from pools of numbers as many as are needed.
    void drawNumbers()
    {
        const int pools = m_lot.between(0, 2);
        std::vector<int> needed(static_cast<std::size_t>(pools), 0);
        const auto from = [](std::size_t pool) { return "tokens-" + std::to_string(pool); };
        const auto anyPool = [&] { return static_cast<std::size_t>(m_lot.between(0, pools - 1)); };
        // A pool of land with desert in it stands by one pool of numbers, so that one knows how many are needed.
        std::map<std::string, std::size_t> partners;
        for (const TerrainPool& land : m_board.terrainPools)
            if (pools && barren(land)) needed[partners[land.id] = anyPool()] -= barren(land);
        const int stacked = m_lot.of(std::vector{5, 30});
        std::size_t sites = 0;
        for (HexEntry& h : m_board.hexes) {
            const bool silent = h.terrainPool.empty() && h.terrain == Terrain::Desert;
            const bool volcano = h.terrainPool.empty() && h.terrain == Terrain::Volcano;
            if (const auto partner = partners.find(h.terrainPool); partner != partners.end()) {
                h.numberPool = from(partner->second);
                ++needed[partner->second];
            } else if (!m_board.stacks.empty() && sites < maxStacks && m_lot.percent(volcano ? 80 : stacked)) {
                h.stack = m_lot.of(m_board.stacks).id;
                ++sites;
            } else if (pools && !silent && !volcano && m_lot.percent(60)) {
                const std::size_t pool = anyPool();
                h.numberPool = from(pool);
                ++needed[pool];
            } else if (m_lot.percent(silent ? 5 : 95)) {
                h.number = m_lot.numberToken();
            }
        }
        for (std::size_t pool = 0; pool < needed.size(); ++pool)
            if (needed[pool] > 0) addNumberPool(from(pool), needed[pool]);
        std::erase_if(m_board.stacks, [this](const NumberStack& s) {
            return std::none_of(
                m_board.hexes.begin(), m_board.hexes.end(), [&](const HexEntry& h) { return h.stack == s.id; });
        });
    }

    void addNumberPool(std::string id, int tokens)
    {
        NumberPool pool{std::move(id), m_lot.numberTokens(tokens), NumberPool::Lay::Shuffled, {}};
        if (m_lot.percent(50)) pool.lay = NumberPool::Lay::Spiral;
        if (pool.lay == NumberPool::Lay::Spiral && m_lot.percent(50)) pool.start = m_lot.of(m_land);
        m_board.numberPools.push_back(std::move(pool));
    }

    /// Water that is drawn, between the land and around it.
    void drawSea()
    {
        if (!m_lot.percent(30)) return;
        std::set<HexCoord> sea;
        for (const HexCoord at : m_land)
            for (int side = 0; side < 6; ++side)
                if (const HexCoord beside = neighbour(at, side, m_board.orientation);
                    !m_isLand.contains(beside) && m_lot.percent(70))
                    sea.insert(beside);
        for (const HexCoord at : sea) {
            HexEntry h;
            h.at = at;
            h.terrain = Terrain::Sea;
            m_board.hexes.push_back(h);
        }
    }

    void drawHarbours()
    {
        std::vector<HarbourEntry> coast;
        for (const HexCoord at : m_land)
            for (int side = 0; side < 6; ++side)
                if (!m_isLand.contains(neighbour(at, side, m_board.orientation)))
                    coast.push_back({at, side, static_cast<Harbour>(m_lot.between(0, harbourCount - 1)), {}});
        m_lot.shuffle(coast);
        coast.resize(std::min<std::size_t>(
            coast.size(), static_cast<std::size_t>(m_lot.between(0, m_lot.of(std::vector{0, 4, 12, maxHarbours})))));
        if (m_lot.percent(50)) {
            HarbourPool pool{"coast", {}};
            for (HarbourEntry& h : coast) {
                if (!m_lot.percent(70)) continue;
                ++pool.pieces[static_cast<std::size_t>(h.kind)];
                h.kind = Harbour::Any;
                h.pool = pool.id;
            }
            if (std::accumulate(pool.pieces.begin(), pool.pieces.end(), 0)) m_board.harbourPools.push_back(pool);
        }
        m_board.harbours = std::move(coast);
    }

    void drawRobber()
    {
        using Kind = RobberStart::Kind;
        RobberStart& robber = m_board.robber;
        robber.kind =
            m_lot.of(std::vector{Kind::Desert, Kind::Hex, Kind::Hex, Kind::Number, Kind::Volcano, Kind::None});
        const auto anyMayBe = [this](Terrain t) {
            return std::any_of(
                       m_board.hexes.begin(), m_board.hexes.end(),
                       [t](const HexEntry& h) { return h.terrainPool.empty() && h.terrain == t; }) ||
                   std::any_of(m_board.terrainPools.begin(), m_board.terrainPools.end(), [t](const TerrainPool& pool) {
                       return pool.tiles[static_cast<std::size_t>(t)] > 0;
                   });
        };
        if ((robber.kind == Kind::Desert && !anyMayBe(Terrain::Desert)) ||
            (robber.kind == Kind::Volcano && !anyMayBe(Terrain::Volcano)))
            robber.kind = Kind::Hex;
        if (robber.kind == Kind::Hex) robber.hex = m_lot.of(m_land);
        if (robber.kind == Kind::Number) robber.number = m_lot.numberToken();
    }

    /// A building or two for each colour, most with a road.
    void drawPieces()
    {
        if (!Topology::measure(m_land, m_board.orientation).fits()) return;
        const Topology t(m_land, m_board.orientation);
        std::vector<int> corners(static_cast<std::size_t>(t.cornerCount()));
        std::iota(corners.begin(), corners.end(), 0);
        m_lot.shuffle(corners);
        CornerSet blocked;
        std::set<EdgeId> roads;
        for (int colour = 0; colour < m_board.maxPlayers; ++colour) {
            StartingPieces pieces;
            pieces.colour = static_cast<Colour>(colour);
            for (int count = m_lot.between(1, 2); count > 0 && !corners.empty();) {
                const int corner = corners.back();
                corners.pop_back();
                if (blocked.has(corner)) continue;
                blocked.unite(t.zoneOf(corner), t.cornerWords());
                (m_lot.percent(25) ? pieces.cities : pieces.settlements).push_back(t.corner(corner).name);
                --count;
                const EdgeId edge = t.corner(corner).edges[0];
                if (m_lot.percent(80) && roads.insert(edge).second) pieces.roads.push_back(t.edge(edge).name);
            }
            if (m_lot.percent(40)) pieces.cards[static_cast<std::size_t>(m_lot.between(0, resourceCount - 1))] = 1;
            m_board.pieces.push_back(std::move(pieces));
        }
    }

    Lot& m_lot;
    BoardWishes m_wishes;
    Board m_board;
    std::vector<HexCoord> m_land;
    std::set<HexCoord> m_isLand;
};

}  // namespace inselwerk::test
