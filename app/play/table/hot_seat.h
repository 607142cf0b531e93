#pragma once

#include "app/play/table/position.h"

namespace inselwerk {

/// Several persons at one computer: whose hand is shown, and who has to say "I am here" first.
class HotSeat
{
public:
    /// `humans`: seats of persons.
    void begin(u8 humans);
    u8 humans() const { return m_humans; }

    /// Looks who may decide now. `cover`: hands are covered between two persons.
    void settle(u8 deciders, Seat turnSeat, int seats, bool cover);
    void reveal();
    /// Hands the table to another person; false if that seat is no person.
    bool handTo(Seat, bool cover);

    /// Whose hand is shown; nobody while covered, or when only bots play.
    Seat viewer() const { return m_viewer; }
    Seat coveredFor() const { return m_coveredFor; }

private:
    u8 m_humans = 0;
    Seat m_viewer = nobody;
    Seat m_coveredFor = nobody;
};

}  // namespace inselwerk
