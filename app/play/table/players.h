#pragma once

#include "engine/scenario/scenario.h"

#include <QString>

#include <memory>
#include <vector>

namespace inselwerk {

/// Who sits in a seat. The name is shown as it was typed; an empty one is replaced by the word for the colour.
struct Player
{
    QString name;
    Colour colour = Colour::Red;
    bool human = true;
    QString bot;  ///< kind of bot (botKinds), only when not human
};

/// What a new game is made of.
struct GameSetup
{
    std::shared_ptr<const Scenario> scenario;  ///< with the house rules already in its `rules`
    std::string board;                         ///< id; empty: the one that fits
    std::vector<Player> players;               ///< in turn order
    u64 seed = 0;                              ///< below 2^53
};

}  // namespace inselwerk
