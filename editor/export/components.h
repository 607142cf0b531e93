#pragma once

#include "app/common/painting/crop_art.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <vector>

namespace inselwerk {

/// What one needs on a table to play a board with cardboard.
class Components
{
    Q_DECLARE_TR_FUNCTIONS(Components)

public:
    /// A line of the list: "4 × forest".
    struct Line
    {
        int count = 0;  ///< 0: nothing to be counted
        QString what;
        friend bool operator==(const Line&, const Line&) = default;
    };
    struct Group
    {
        QString title;
        std::vector<Line> lines;
    };

    Components(const Scenario&, const Board&);

    /// Tiles by terrain, number tokens, harbours, pieces of one player, cards, what all players share, what each rule
    /// module needs, and what of it is drawn before a game; groups without lines are left out.
    std::vector<Group> groups() const;
    /// Every number token by itself, sorted: those that lie fixed, in pools and in stacks.
    std::vector<int> numberTokens() const;
    /// Stacks of the board with the hexes on which a copy of each lies.
    struct Stack
    {
        const NumberStack* stack = nullptr;
        int copies = 0;
    };
    std::vector<Stack> stacks() const;
    /// Crop tokens of each kind; none without crops.
    std::vector<std::pair<Crop, int>> cropTokens() const;
    /// What is written on an event token: its name, or its id.
    static QString titleOf(const Section& eventToken);

private:
    std::vector<Line> tiles() const;
    std::vector<Line> tokens() const;
    std::vector<Line> harbours() const;
    std::vector<Line> pieces() const;
    std::vector<Line> cards() const;
    std::vector<Line> shared() const;
    std::vector<Group> pools() const;
    static std::vector<Line> tilesOf(const std::array<int, terrainCount>& counts);
    static std::vector<Line> linesOf(std::vector<int> numbers);
    static std::vector<Line> harboursOf(const std::array<int, harbourCount>& counts);
    std::vector<Group> modules() const;

    const Scenario& m_scenario;
    const Board& m_board;
};

}  // namespace inselwerk
