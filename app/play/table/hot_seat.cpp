#include "app/play/table/hot_seat.h"

#include <utility>

namespace inselwerk {

void HotSeat::begin(u8 humans)
{
    m_humans = humans;
    m_coveredFor = nobody;
    m_viewer = std::popcount(humans) == 1 ? static_cast<Seat>(std::countr_zero(humans)) : nobody;
}

void HotSeat::settle(u8 deciders, Seat turnSeat, int seats, bool cover)
{
    if (std::popcount(m_humans) < 2) return;
    const u8 asked = deciders & m_humans;
    if (asked == 0) return;
    const Seat now = m_coveredFor == nobody ? m_viewer : m_coveredFor;
    if (now != nobody && (asked >> now & 1)) {
        if (m_coveredFor != nobody && !cover) reveal();
        return;
    }
    // Others before the one whose turn it is: answers first, then the choice among them.
    Seat next = turnSeat;
    for (int i = 1; i < seats; ++i) {
        const auto s = static_cast<Seat>((turnSeat + i) % seats);
        if (!(asked >> s & 1)) continue;
        next = s;
        break;
    }
    handTo(next, cover);
}

void HotSeat::reveal()
{
    if (m_coveredFor != nobody) m_viewer = std::exchange(m_coveredFor, nobody);
}

bool HotSeat::handTo(Seat s, bool cover)
{
    if (s >= maxSeats || !(m_humans >> s & 1)) return false;
    if (s == m_viewer) return true;
    m_coveredFor = cover ? s : nobody;
    m_viewer = cover ? nobody : s;
    return true;
}

}  // namespace inselwerk
