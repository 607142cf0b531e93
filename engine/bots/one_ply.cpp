#include "engine/bots/one_ply.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int mostActionsInTurn = 14;
constexpr int mostFollowUps = 6;  ///< choices of one's own that an action may lead to, looked at ahead

/// The outcomes of one decision, tried on an imagined state.
class Lookahead
{
public:
    Lookahead(const View& now, Seat me, const Evaluation& evaluation)
        : m_now(now), m_me(me), m_evaluation(evaluation), m_stay(evaluation.of(now))
    {}

    /// What the position is worth after an action.
    int worth(const Action& a)
    {
        if (a.is(Do::Roll) || a.is(Do::EndTurn)) return m_stay;
        if (a.is(Do::BuyCard)) return worthOfCard(a);
        State after = m_now.state();
        applyLegal(m_now.rules(), m_now.deal(), after, a);
        followUp(after);
        return m_evaluation.of(View(m_now.rules(), m_now.deal(), after));
    }

private:
    /// The mean over the cards that may be drawn.
    int worthOfCard(const Action& a)
    {
        std::array<int, cardCount> unseen = m_now.rules().base.deck;
        for (std::size_t c = 0; c < cardCount; ++c)
            unseen[c] -= m_now.hidden(m_me).cards[c] + m_now.hidden(m_me).bought[c];
        for (Seat s = 0; s < m_now.rules().seats; ++s)
            unseen[static_cast<std::size_t>(Card::Knight)] -= m_now.seat(s).knights;
        std::int64_t sum = 0;
        int cards = 0;
        for (std::size_t c = 0; c < cardCount; ++c) {
            if (unseen[c] <= 0) continue;
            State after = m_now.state();
            Chance chance;
            chance.given.push_back({Outcome::Kind::Draw, static_cast<u8>(c), 0});
            applyLegal(m_now.rules(), m_now.deal(), after, a, nullptr, &chance);
            const View drawn(m_now.rules(), m_now.deal(), after);
            const int worth = m_evaluation.of(drawn);
            if (drawn.over()) continue;
            sum += std::int64_t{unseen[c]} * worth;
            cards += unseen[c];
        }
        return cards ? static_cast<int>(sum / cards) : m_stay;
    }

    /// Takes the seat's own choices that an action opened (robber, free roads), each for the best.
    void followUp(State& state)
    {
        const View v(m_now.rules(), m_now.deal(), state);
        for (int i = 0; i < mostFollowUps && v.deciders() == only(m_me) && !state.pub.agenda.top().is(TaskKind::Main);
             ++i) {
            legalActions(v, m_legal);
            State best;
            int most = 0;
            for (std::size_t at = 0; at < m_legal.size(); ++at) {
                State after = state;
                applyLegal(m_now.rules(), m_now.deal(), after, m_legal[at]);
                const int worth = m_evaluation.of(View(m_now.rules(), m_now.deal(), after));
                if (at > 0 && worth <= most) continue;
                most = worth;
                best = after;
            }
            state = best;
        }
    }

    const View& m_now;
    Seat m_me;
    const Evaluation& m_evaluation;
    int m_stay;
    Actions m_legal;
};

/// Before the roll only a knight is worth a thought, and only when the robber stands on one's own land; everything else
/// is better decided after it.
bool worthAThought(const Observation& o, const Action& a)
{
    if (o.pub().phase != Phase::Roll || !o.pub().agenda.top().is(TaskKind::Main)) return true;
    if (a.kind >= firstModuleAction || a.is(Do::Roll)) return true;
    if (!a.is(Do::PlayKnight) || o.pub().robber == noHex) return false;
    const auto& corners = o.topology().hex(o.pub().robber).corners;
    const SeatPublic& mine = o.of(o.seat());
    return std::any_of(
        corners.begin(), corners.end(), [&](CornerId c) { return mine.settlements.has(c) || mine.cities.has(c); });
}

}  // namespace

/// Has the bot done enough in this turn?
bool OnePlyBot::tired(const Observation& o)
{
    if (o.pub().turn != m_turn) {
        m_turn = o.pub().turn;
        m_actionsThisTurn = 0;
    }
    m_memory.enterTurn(o.pub().turn);
    return ++m_actionsThisTurn > mostActionsInTurn;
}

Action OnePlyBot::choose(const Observation& o, const Actions& legal, Random& random)
{
    const bool turn = o.pub().agenda.top().is(TaskKind::Main);
    const bool mayOffer = m_offers && turn && o.pub().phase == Phase::Action;
    if (legal.size() == 1 && !mayOffer) return legal.front();
    if (turn && o.pub().phase == Phase::Action && tired(o)) return make(Do::EndTurn, o.seat());
    if (m_errs > 0 && random.below(100) < m_errs) return chooseUniformly(legal, random);

    const State imagined = o.imagine(random);
    const View now(o.rules(), o.deal(), imagined);
    const Evaluation evaluation(now, o.seat());
    if (o.pub().agenda.top().is(TaskKind::Answer)) return answerOffer(o, now, evaluation, legal);

    Lookahead ahead(now, o.seat(), evaluation);
    const Action* best = nullptr;
    int most = 0;
    for (const Action& a : legal) {
        if (!worthAThought(o, a)) continue;
        const int worth = ahead.worth(a);
        if (best && worth <= most) continue;
        most = worth;
        best = &a;
    }
    if (mayOffer && (best->is(Do::EndTurn) || best->is(Do::BankTrade)))
        if (const auto offer = findOffer(o, now, evaluation, m_memory)) return *offer;
    return *best;
}

}  // namespace inselwerk
