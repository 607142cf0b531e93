#include "app/play/table/game_log.h"

namespace inselwerk {

std::shared_ptr<const GameLog::Numbers> GameLog::numbersOf(const State& state)
{
    if (!m_entries.empty() && *m_entries.back().numbers == state.pub.number) return m_entries.back().numbers;
    return std::make_shared<const Numbers>(state.pub.number);
}

void GameLog::add(const Happening& h, const State& state)
{
    Entry entry{h, numbersOf(state)};
    if (h.is(What::Returned) && h.b == 2 && state.pub.seat[h.seat].settlements.has(h.a))
        entry.happening.b = reducedCity;
    m_entries.push_back(std::move(entry));
}

void GameLog::addSilentBot(Seat seat, const State& state)
{
    m_entries.push_back({{static_cast<u16>(What::TurnStarted), seat}, numbersOf(state), true});
}

void GameLog::addNotice(Message notice, const State& state)
{
    m_entries.push_back({{}, numbersOf(state), false, std::move(notice)});
}

}  // namespace inselwerk
