#include "engine/scenario/checks/fixes.h"

#include <algorithm>

/// Checks of the start: players, robber, room for the set-up phase.
namespace inselwerk {
namespace {

Fix forPlayers(const BoardView& v, int least, int most)
{
    Message title = least == most ? say(INSELWERK_TEXT("Scenario", "Make it %1 players"), {least})
                                  : say(INSELWERK_TEXT("Scenario", "Make it %1 to %2 players"), {least, most});
    return fixBoard(v, std::move(title), [least, most](Board& b) {
        b.minPlayers = least;
        b.maxPlayers = most;
    });
}

class Players final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        const Board& b = v.board;
        if (b.minPlayers < minSeats || b.maxPlayers > maxSeats || b.minPlayers > b.maxPlayers)
            found.error(
                v.at("players"),
                say(INSELWERK_TEXT(
                        "Scenario", "A board is for %1 to %2 players, the smaller number first; found %3 to %4."),
                    {minSeats, maxSeats, b.minPlayers, b.maxPlayers}),
                forPlayers(
                    v, std::clamp(std::min(b.minPlayers, b.maxPlayers), minSeats, maxSeats),
                    std::clamp(std::max(b.minPlayers, b.maxPlayers), minSeats, maxSeats)));
    }
};

class RobberPlace final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        const RobberStart& start = v.board.robber;
        const auto anyHex = [&](auto fits) { return std::any_of(v.board.hexes.begin(), v.board.hexes.end(), fits); };
        const auto anyMayBe = [&](Terrain t) { return anyHex([&](const HexEntry& h) { return v.mayBe(h, t); }); };
        const Fix elsewhere = movedElsewhere(v, anyMayBe(Terrain::Desert));
        switch (start.kind) {
            case RobberStart::Kind::None: break;
            case RobberStart::Kind::Hex:
                if (!v.isLand(start.hex))
                    found.error(
                        v.at("robber"),
                        say(INSELWERK_TEXT("Scenario", "The robber cannot start at %1: there is no land hex."),
                            {spoken(start.hex)}),
                        elsewhere);
                break;
            case RobberStart::Kind::Number:
                if (!anyHex([&](const HexEntry& h) { return mayHave(v, h, start.number); }))
                    found.error(
                        v.at("robber"),
                        say(INSELWERK_TEXT("Scenario", "The robber is to start on the number %1, but no hex has it."),
                            {start.number}),
                        elsewhere);
                break;
            case RobberStart::Kind::Desert:
                if (!anyMayBe(Terrain::Desert))
                    found.error(
                        v.at("robber"),
                        sayBoth(
                            INSELWERK_TEXT(
                                "Scenario",
                                "The robber is to start on a desert, but the board has none. Name a hex such as "
                                "`robber: [0, 0]`, or `none`."),
                            INSELWERK_TEXT(
                                "Scenario",
                                "The robber is to start on a desert, but the board has none. Lay one, or choose "
                                "another "
                                "start in the panel “Properties”.")),
                        elsewhere);
                break;
            case RobberStart::Kind::Volcano:
                if (!anyMayBe(Terrain::Volcano))
                    found.error(
                        v.at("robber"),
                        sayBoth(
                            INSELWERK_TEXT(
                                "Scenario",
                                "The robber is to start on a volcano, but the board has none. Name a hex such as "
                                "`robber: [0, 0]`, or `none`."),
                            INSELWERK_TEXT(
                                "Scenario",
                                "The robber is to start on a volcano, but the board has none. Lay one, or choose "
                                "another "
                                "start in the panel “Properties”.")),
                        elsewhere);
                break;
        }
    }

    /// He starts on the desert, where there is one, else on the first land hex that yields nothing, or on the first.
    static Fix movedElsewhere(const BoardView& v, bool desert)
    {
        if (desert)
            return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Start on the desert")), [](Board& b) { b.robber = {}; });
        const HexEntry* first = nullptr;
        for (const HexEntry& h : v.board.hexes) {
            const bool yields = h.number != 0 || !h.numberPool.empty() || !h.stack.empty();
            if (v.isLand(h.at) && (!first || !yields)) first = &h;
            if (first == &h && !yields) break;
        }
        if (!first) return {};
        return fixBoard(
            v, say(INSELWERK_TEXT("Scenario", "Start at %1"), {spoken(first->at)}), [at = first->at](Board& b) {
                b.robber = {RobberStart::Kind::Hex, at, 0};
            });
    }

    static bool mayHave(const BoardView& v, const HexEntry& h, int number)
    {
        const NumberPool* pool = v.numberPool(h.numberPool);
        return h.number == number || (pool && std::count(pool->tokens.begin(), pool->tokens.end(), number) > 0);
    }
};

/// Where settlements may be founded, as a graph, and how many fit at once.
///
/// The corners of a hex grid are of two kinds that alternate along every edge. In such a graph the largest number of
/// corners that keep the distance rule is the number of corners less the size of a largest matching (König's theorem).
class FoundingRoom
{
public:
    explicit FoundingRoom(const BoardView& v) : m_topology(*v.topology())
    {
        const auto allow = [&](int hex) { m_allowed.unite(m_topology.cornersOf(hex), m_topology.cornerWords()); };
        if (v.board.setupHexes.empty())
            for (int h = 0; h < m_topology.hexCount(); ++h) allow(h);
        for (const HexCoord at : v.board.setupHexes)
            if (const HexId h = m_topology.findHex(at); h != noHex) allow(h);
        m_partner.assign(static_cast<std::size_t>(m_topology.cornerCount()), noCorner);
    }

    int corners() const { return m_allowed.count(m_topology.cornerWords()); }

    int mostSettlements()
    {
        int matched = 0;
        m_allowed.each(m_topology.cornerWords(), [&](int c) {
            CornerSet seen;
            if (isOfFirstKind(c) && findPartner(static_cast<CornerId>(c), seen)) ++matched;
        });
        return corners() - matched;
    }

private:
    /// Even corners of any hex are of one kind, odd ones of the other.
    bool isOfFirstKind(int c) const { return m_topology.corner(c).name.corner % 2 == 0; }

    bool findPartner(CornerId c, CornerSet& seen)
    {
        const auto& corner = m_topology.corner(c);
        for (std::size_t i = 0; i < corner.edgeCount; ++i) {
            const CornerId other = corner.neighbours[i];
            if (!m_allowed.has(other) || seen.has(other)) continue;
            seen.add(other);
            if (m_partner[other] == noCorner || findPartner(m_partner[other], seen)) {
                m_partner[other] = c;
                return true;
            }
        }
        return false;
    }

    const Topology& m_topology;
    CornerSet m_allowed;
    std::vector<CornerId> m_partner;  ///< of corners of the second kind
};

class SetupRoom final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology() || !v.board.pieces.empty()) return;
        constexpr int each = 2;     // buildings that a player founds
        constexpr int blocked = 4;  // corners that a building takes from the others at most: its own and its neighbours
        const int wanted = each * v.board.maxPlayers;
        const std::string path = v.at(v.board.setupHexes.empty() ? "players" : "setup_hexes");
        FoundingRoom room{v};
        if (const int most = room.mostSettlements(); most < wanted) {
            Fix fix;
            if (const int players = most / each; players >= minSeats)
                fix = forPlayers(v, std::min(v.board.minPlayers, players), players);
            found.error(
                path,
                say(INSELWERK_TEXT(
                        "Scenario",
                        "%1 players need room for %2 settlements in the set-up phase, but there is room for %3. "
                        "Allow fewer players or "
                        "add land."),
                    {v.board.maxPlayers, wanted, most}),
                std::move(fix));
        } else if (room.corners() <= blocked * (wanted - 1))
            found.warning(
                path, say(INSELWERK_TEXT(
                              "Scenario",
                              "The set-up phase may get tight: %1 corners for %2 settlements. Unlucky choices can "
                              "leave a player without a "
                              "place."),
                          {room.corners(), wanted}));
    }
};

}  // namespace

BoardChecks startChecks()
{
    static const Players players;
    static const RobberPlace robber;
    static const SetupRoom room;
    return {&players, &robber, &room};
}

}  // namespace inselwerk
