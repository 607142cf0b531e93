#pragma once

#include "editor/model/snake_draft.h"

namespace inselwerk {

/// How even a board is. Where something is left to chance, every number is the mean over the draws of its Island.
struct Fairness
{
    struct Corner
    {
        CornerName name;
        double pips = 0;
        double kinds = 0;  ///< different resources, gold as one of them
        double score = 0;  ///< see scoreOf
        bool harbour = false;
        bool foundable = false;
    };
    /// Two hexes side by side, numbered in reading order.
    using Pair = std::pair<HexCoord, HexCoord>;
    struct Seat
    {
        std::optional<Colour> colour;  ///< of fixed starting pieces
        double pips = 0;
        std::vector<CornerName> corners;  ///< empty where they differ from draw to draw
    };

    int draws = 0;       ///< 0: no land, or too much to be played
    bool drawn = false;  ///< something is left to chance
    int missed = 0;      ///< so many of the draws do not satisfy what a draw must
    std::vector<Corner> corners;
    std::array<double, resourceCount> resources{};  ///< pips of all hexes with it
    double gold = 0;
    double redPairs = 0;                      ///< 6 or 8 beside 6 or 8
    double equalPairs = 0;                    ///< the same number side by side
    std::vector<Pair> redNeighbours;          ///< only where nothing is drawn
    std::vector<Pair> equalNeighbours;        ///< only where nothing is drawn
    double harboursAtHome = 0;                ///< 2:1 harbours at a corner of a hex with their resource
    std::vector<std::size_t> harbourEntries;  ///< these among the board's harbours, only where nothing is drawn
    std::vector<std::size_t> best;            ///< the corners where one may found, best first, at most `bestCorners`
    std::vector<Seat> seats;                  ///< after the set-up phase, or with their fixed pieces
    double spread = 0;                        ///< between the best seat and the poorest, in pips

    double averageResource() const;
    double bestPips() const;
    double poorestPips() const;
    static constexpr std::size_t bestCorners = 10;
};

/// Judges a board of a scenario for so many players, draw by draw.
class FairnessJudge
{
public:
    FairnessJudge(const Scenario&, const Board&, int players);

    bool isDone() const { return m_drawing.isDone(); }
    void addDraw();
    /// As far as it has come.
    Fairness judgement() const;

private:
    void addCorners(const std::vector<CornerWorth>&);
    void addHexes(const IslandDraw&);
    void addPairs(const IslandDraw&);
    void addHarbours(const IslandDraw&);
    void addSeats(const std::vector<CornerWorth>&);
    template <class T>
    void note(const T& what, double& count, std::vector<T>& list);
    std::vector<Fairness::Seat> drafted(const std::vector<CornerWorth>&) const;
    std::vector<Fairness::Seat> placed(const std::vector<CornerWorth>&) const;
    const Island& island() const { return *m_drawing.island(); }

    IslandDrawing m_drawing;
    std::vector<StartingPieces> m_pieces;
    int m_players;
    bool m_secondIsCity;
    Fairness m_sum;
};

/// The judgement of all draws.
Fairness fairnessOf(const Scenario&, const Board&, int players);

}  // namespace inselwerk
