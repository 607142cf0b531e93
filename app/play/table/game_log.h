#pragma once

#include "app/play/table/position.h"

#include <deque>
#include <memory>

namespace inselwerk {

/// Everything that happened in a game, in order, and the number tokens as they lay then: what sentences are made of,
/// again after a switch of the language.
class GameLog
{
public:
    using Numbers = std::array<u8, maxHexes + 1>;
    /// `b` of What::Returned in the log: a city that became a settlement (2: one that is gone).
    static constexpr u16 reducedCity = 3;
    struct Entry
    {
        Happening happening;
        std::shared_ptr<const Numbers> numbers;
        /// Not a happening of the engine: the bot of `happening.seat` thought too long.
        bool botWasSilent = false;
        /// Nor this: what is told of the board before the first happening. Empty: it is one.
        Message notice{};
    };

    void add(const Happening&, const State&);
    void addSilentBot(Seat, const State&);
    void addNotice(Message, const State&);
    void rewind(int count) { m_entries.resize(static_cast<std::size_t>(std::min(count, size()))); }
    int size() const { return static_cast<int>(m_entries.size()); }
    const Entry& at(int i) const { return m_entries[static_cast<std::size_t>(i)]; }

private:
    std::shared_ptr<const Numbers> numbersOf(const State&);

    std::deque<Entry> m_entries;
};

/// Collects what an action sets off.
class Recorder : public Listener
{
public:
    struct Event
    {
        Happening happening;
        State state;
    };
    std::vector<Event> events;
    void hear(const Happening& h, const State& s) override { events.push_back({h, s}); }
};

}  // namespace inselwerk
