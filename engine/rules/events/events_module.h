#pragma once

#include "engine/rules/events/events.h"

#include <optional>

/// The parts of the events module: triggers (events.cpp), piles (piles.cpp), position, effects.
namespace inselwerk::events {

/// Automatic tasks, counted from the module's base.
enum class Tasks : u8 {
    Reveal,   ///< a: Place, b: seat
    Resolve,  ///< a: type, b: seat | index of the effect << 8
    Done,     ///< a: type
    Lay       ///< a: Place, b: seat
};

/// Tokens that one roll, building, card or turn may turn over; more are cut off and reported.
inline constexpr int cascadeLimit = 12;

class Events final : public Module
{
public:
    explicit Events(const ModuleContext&);

    const Facts& facts() const override { return m_facts; }
    void deal(Turn&) const override;
    void heard(Turn&, const Happening&) const override;
    void yields(const View&, Yield&) const override;
    void picked(Turn&, const Task&, Seat) const override;
    void run(Turn&, const Task&) const override;
    void imagine(const View&, Seat, State&, Random&) const override;
    int points(const View&, Seat) const override;
    std::string broken(const View&) const override;
    std::string writePosition(const View&) const override;
    bool readPosition(Turn&, const YamlNode&) const override;
    void positionRead(Turn&, const YamlNode*) const override;

    const std::vector<TokenType>& types() const { return m_types; }
    Open open(const View& v) const { return m_open.get(v.pub().arena); }
    void keep(Turn& t, const Open& open) const { m_open.set(t.pub().arena, open); }
    FaceDown faceDown(const State& s) const { return m_faceDown.get(s.hidden.arena); }

    /// Turns over the next token of the stack once what is queued is done.
    void queueDraw(Turn&, Seat) const;
    void addPoints(Turn&, Seat, int) const;
    void addRound(Turn&, Round) const;
    Happening happened(What w, Seat s, int a = 0, int b = 0) const
    {
        return {happening(static_cast<int>(w)), s, nobody, static_cast<u16>(a), static_cast<u16>(b)};
    }

private:
    Task own(Tasks kind, u16 a, u32 b = 0) const { return {taskKind(static_cast<int>(kind)), 0, a, b}; }
    void keep(Turn& t, const FaceDown& down) const { m_faceDown.set(t.hidden().arena, down); }
    bool draws(std::string_view trigger) const;
    const std::pair<const Effect*, Section>& effectAt(int token, int nth) const
    {
        return m_types[static_cast<std::size_t>(token)].effects[static_cast<std::size_t>(nth)];
    }

    // events.cpp
    void built(Turn&, const Happening&) const;
    void returned(Turn&, const Happening&) const;
    void awarded(Turn&, Seat, Place) const;
    void reveal(Turn&, Place, Seat) const;
    void resolve(Turn&, const Task&) const;
    void discardResolving(Turn&) const;

    // piles.cpp
    void layAll(Turn&) const;
    std::optional<u8> take(Turn&, Place, Seat) const;
    std::optional<u8> draw(Turn&) const;
    void lay(Turn&, Place, Seat) const;
    void discard(Turn&, u8 type) const;
    /// Every type of a face-down token, in a fixed order of places; `write` may change it.
    template <class Write>
    void eachFaceDown(const Open&, FaceDown&, Write) const;

    inselwerk::Facts m_facts;
    std::vector<TokenType> m_types;
    std::vector<std::string> m_triggers;
    std::vector<std::int64_t> m_rolls;
    bool m_underPieces = false;
    bool m_onCards = false;
    Slot<Open> m_open;
    Slot<FaceDown> m_faceDown;
};

template <class Write>
void Events::eachFaceDown(const Open& open, FaceDown& down, Write write) const
{
    for (std::size_t card = 0; card < 2; ++card)
        if (open.onCard[card]) write(down.onCard[card]);
    for (std::size_t s = 0; s < maxSeats; ++s)
        for (std::size_t kind = 0; kind < 2; ++kind)
            for (std::size_t i = 0; i < open.under[s][kind]; ++i) write(down.under[s][kind][i]);
    for (std::size_t i = 0; i < open.stack; ++i) write(down.stack[i]);
}

const Schema& schema();
const Schema& tokenSchema();
std::vector<const Check*> checks();
std::vector<Part> parts(const Section&);

}  // namespace inselwerk::events
