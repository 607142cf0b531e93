#pragma once

#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/table/turn.h"

namespace inselwerk::position {

/// A position being read as a patch: the document, and the position so far.
class Patch
{
public:
    Patch(const YamlCursor& c, const View& base, bool mustBePossible)
        : strict(mustBePossible),
          m_cursor(c),
          m_rules(base.rules()),
          m_position{base.deal(), base.state()},
          m_turn(m_rules, m_position.deal, m_position.state)
    {}
    Patch(const Patch&) = delete;
    Patch& operator=(const Patch&) = delete;

    const YamlCursor& cursor() const { return m_cursor; }
    const Ruleset& rules() const { return m_rules; }
    const Topology& topology() const { return m_rules.topology; }
    Deal& deal() { return m_position.deal; }
    Public& pub() { return m_position.state.pub; }
    Hidden& hidden() { return m_position.state.hidden; }
    Turn& turn() { return m_turn; }
    const GamePosition& result() const { return m_position; }

    const YamlNode* find(std::string_view key) const { return m_cursor.node().find(key); }
    bool flag(std::string_view key) const
    {
        const YamlNode* at = find(key);
        return at && m_cursor.member(*at).flag().value_or(false);
    }
    /// Reads a whole number when the key is there.
    template <class T>
    void number(std::string_view key, std::int64_t high, T& into) const
    {
        const YamlNode* at = find(key);
        const auto n = at ? m_cursor.member(*at).integer(0, high) : std::nullopt;
        if (n) into = static_cast<T>(*n);
    }
    /// Calls `read(cursor)` for the members of a mapping.
    template <class F>
    void eachMember(std::string_view key, F read) const
    {
        const YamlNode* at = find(key);
        if (!at) return;
        const YamlCursor c = m_cursor.member(*at);
        if (!c.isMapping()) return;
        for (const YamlNode& value : at->items) read(c.member(value));
    }
    /// Calls `read(cursor, seat)` for the members of a mapping whose keys are colours.
    template <class F>
    void eachSeat(std::string_view key, F read) const
    {
        eachMember(key, [&](const YamlCursor& c) {
            if (const auto s = names::seatOfKey(c, m_rules)) read(c, *s);
        });
    }

    bool strict;  ///< positions that no game can reach are refused

private:
    const YamlCursor& m_cursor;
    const Ruleset& m_rules;
    GamePosition m_position;
    Turn m_turn;
};

// position_board.cpp
void readHexes(Patch&);
void readPieces(Patch&);
void readStacks(Patch&);
void readRobber(Patch&);

// position_cards.cpp
void clearCards(Patch&);
/// Hands, bank, development cards and the deck.
void readCards(Patch&);

}  // namespace inselwerk::position
