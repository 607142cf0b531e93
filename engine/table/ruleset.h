#pragma once

#include "engine/scenario/scenario.h"
#include "engine/table/module.h"
#include "engine/table/state.h"

#include <memory>

namespace inselwerk {

/// What five or six players do between turns, so that nobody waits long.
enum class BetweenTurns : u8 { PairedPlayers, SpecialBuilding, Nothing };
inline constexpr int fewestPaired = 5;

/// Parameters of the base game, as the scenario's `rules` section sets them (rules_schema.cpp names each).
struct Parameters
{
    int victoryPoints = 10;
    int supply = 19;  ///< resource cards of each kind
    int roads = 15;
    int settlements = 5;
    int cities = 4;
    std::array<int, cardCount> deck{14, 2, 2, 2, 5};  ///< by Card
    Cards roadCost, settlementCost, cityCost, cardCost;
    int discardLimit = 7;  ///< more cards than this are halved on a seven
    bool friendlyRobber = false;
    bool startWithCity = false;  ///< the second set-up building is a city
    int longestRoadMinimum = 5;
    int largestArmyMinimum = 3;
    int longestRoadPoints = 2;
    int largestArmyPoints = 2;
    int settlementPoints = 1;
    int cityPoints = 2;
    int bankRate = 4;
    int offersPerTurn = 10;
    int botOffersPerTurn = 3;
    int turnLimit = 5000;
    BetweenTurns betweenTurns = BetweenTurns::PairedPlayers;
};

/// Where a harbour is; what it trades is drawn and stands in the Deal.
struct HarbourSite
{
    EdgeId edge = noEdge;
    std::array<CornerId, 2> corners{};
};

/// A stack of number tokens on a hex.
struct StackSite
{
    HexId hex = noHex;
    u16 first = 0;  ///< index of its tokens in Hidden::stackOrder
    std::vector<u8> tokens;
    bool shuffled = false;
    AfterRoll afterRoll = AfterRoll::Leaves;
    WhenEmpty whenEmpty = WhenEmpty::Spent;
    std::string id{};  ///< of the board's stack; several hexes may have one of the same
};

/// Pieces and cards that a seat starts with on a board with a fixed set-up.
struct FixedStart
{
    std::vector<CornerId> settlements, cities;
    std::vector<EdgeId> roads;
    Cards cards;
};

/// The immutable rules of one table: scenario, board and seats, compiled. Made by setup; shared by all its games.
class Ruleset
{
public:
    std::string scenarioId;
    std::string boardId;
    Topology topology;
    Parameters base;
    int seats = 4;
    std::array<Colour, maxSeats> colours{};  ///< of each seat
    std::vector<HarbourSite> harbours;
    std::vector<StackSite> stacks;
    std::vector<FixedStart> starts;  ///< one a seat, or none: snake set-up
    CornerSet setupCorners;          ///< where set-up settlements are allowed
    std::map<std::string, ThingName, std::less<>> names;
    std::vector<std::unique_ptr<const Module>> modules;  ///< filled by `add`

    // What modules told about themselves, summed up so that absent ones cost nothing.
    u64 heard = 0;  ///< bit per What (base kinds) that some module hears
    bool yieldsChange = false;

    Ruleset();
    /// The next module; it gets its place among them as its index.
    void add(std::unique_ptr<Module>);

    Seat seatOf(Colour) const;  ///< nobody if the colour does not play
    u8 allSeats() const { return static_cast<u8>((1U << seats) - 1); }
    Seat after(Seat s) const { return static_cast<Seat>(s + 1 == seats ? 0 : s + 1); }
    /// Do paired players act after each turn, or does everybody build?
    bool pairs() const { return seats >= fewestPaired && base.betweenTurns == BetweenTurns::PairedPlayers; }
    bool buildsBetween() const { return seats >= fewestPaired && base.betweenTurns == BetweenTurns::SpecialBuilding; }
    /// The third player to the left.
    Seat partnerOf(Seat s) const { return static_cast<Seat>((s + 3) % seats); }
    /// The module that owns an action, task or happening; null for the base game.
    const Module* ownerOfAction(u16 kind) const { return owner(kind, firstModuleAction, actionsPerModule); }
    const Module* ownerOfTask(u8 kind) const { return owner(kind, firstModuleTask, tasksPerModule); }
    const Module* ownerOfHappening(u16 what) const { return owner(what, firstModuleHappening, happeningsPerModule); }
    /// The module with that key, or null.
    const Module* findModule(std::string_view key) const;
    /// Forms of all actions of the table, by their kinds, the base game's first.
    const std::vector<ActionForm>& forms() const { return m_forms; }
    /// The form of an action kind, or null.
    const ActionForm* form(u16 kind) const;
    /// Is there such a kind, and are the operands zero that it does not use? So that every action has one spelling.
    bool tidy(const Action& a) const
    {
        if (a.kind >= m_spelling.size()) return false;
        const Spelling s = m_spelling[a.kind];
        return s.form != Spelling::none && (a.a == 0 || s.a) && (a.b == 0 || s.b) && (a.seats == 0 || s.seats);
    }
    /// The stack that lies on a hex, or −1.
    int stackOn(HexId) const;

private:
    void addForm(ActionForm);
    const Module* owner(int kind, int first, int perModule) const
    {
        if (kind < first) return nullptr;
        const auto at = static_cast<std::size_t>((kind - first) / perModule);
        return at < modules.size() ? modules[at].get() : nullptr;
    }

    /// What an action of a kind may say, small and side by side: every action that is asked about is looked up here.
    struct Spelling
    {
        static constexpr u8 none = 255;
        u8 form = none;  ///< index of its form
        bool a = false;
        bool b = false;
        bool seats = false;
    };
    std::vector<ActionForm> m_forms;
    std::vector<Spelling> m_spelling;  ///< by kind
};

/// Forms of the base game's actions, by kind.
const std::vector<ActionForm>& baseActionForms();
/// Name of a base happening as reports print it: `longest-road`.
std::string_view nameOf(What);

}  // namespace inselwerk
