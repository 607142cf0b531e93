#pragma once

#include "engine/bots/bot.h"
#include "engine/setup/table.h"

#include <map>
#include <string>
#include <vector>

/// Many games at once, without anybody watching.
namespace inselwerk {

/// Which games to play at a table, by whom, and how closely to look.
struct SimulationSettings
{
    std::vector<std::string> bots{"random"};  ///< kind of each seat's bot (see botKinds); the last one serves the rest
    u64 from = 0;                             ///< game numbers are half-open and are the seeds
    u64 to = 1000;
    int threads = 1;
    bool check = false;                          ///< look for violations after every action
    std::shared_ptr<const Scenario> scenario{};  ///< of the table; when given, `check` also saves and loads the games
    int saves = 8;                               ///< random moments of a checked game at which that is done
    bool offers = true;                          ///< bots may make offers
    bool happenings = false;                     ///< count what happens; costs speed
};

/// Something that must never happen.
struct Violation
{
    u64 game = 0;
    u64 action = 0;  ///< how many actions had been applied
    std::string what;
};

/// What came of the games. Equal for equal settings, whatever the number of threads, but for `cpuSeconds`.
struct SimulationResult
{
    static constexpr u64 wholeWin = 60;  ///< a win shared by up to six is a whole number of parts

    u64 games = 0;
    u64 finished = 0;                  ///< somebody won
    u64 unfinished = 0;                ///< cut off by the limit of turns (or of actions, should bots dawdle)
    std::array<u64, maxSeats> wins{};  ///< by seat, in parts of `wholeWin`
    u64 turns = 0;                     ///< sums over all games
    u64 actions = 0;
    std::map<std::string, u64> endings;     ///< by reason
    std::map<std::string, u64> happenings;  ///< by kind, only when they were to be counted
    std::vector<Violation> violations;      ///< in order of games; a game stops at its first
    double cpuSeconds = 0;
};

/// Plays them. Unknown kinds of bot play as `random`; ask botKinds first.
SimulationResult simulate(const Table&, const SimulationSettings&);

/// One JSON object, as `inselwerk-cli simulate --json` prints it.
std::string toJson(const SimulationResult&, int seats);

}  // namespace inselwerk
