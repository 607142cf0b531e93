#include "app/play/table/cards_model.h"

#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/between_steps.h"
#include "app/play/table/game_session.h"
#include "app/play/table/picker.h"
#include "app/play/table/words.h"

#include <algorithm>

namespace inselwerk {
namespace {

std::optional<Do> playOf(Card c)
{
    switch (c) {
        case Card::Knight: return Do::PlayKnight;
        case Card::RoadBuilding: return Do::PlayRoadBuilding;
        case Card::YearOfPlenty: return Do::PlayYearOfPlenty;
        case Card::Monopoly: return Do::PlayMonopoly;
        case Card::VictoryPoint: return {};
    }
    return {};
}

bool listed(const Position& p, Do kind)
{
    return std::any_of(p.legal.begin(), p.legal.end(), [kind](const Action& a) { return a.is(kind); });
}

}  // namespace

CardsModel::CardsModel(GameSession& session)
    : RowModel({"key", "kind", "name", "text", "count", "playable", "reason", "fresh", "active"}, &session),
      m_session(session)
{
    connect(&session, &GameSession::changed, this, &CardsModel::refresh);
}

void CardsModel::refresh()
{
    const Position p = betweenSteps(m_session.position());
    QList<Row> rows;
    if (!p.empty() && p.hasViewer()) {
        const Names names(p);
        for (int i = 0; i < cardCount; ++i) {
            const auto card = static_cast<Card>(i);
            const auto play = playOf(card);
            const QString kind = word(nameOf(card));
            const int held = p.seen().cards(card);
            const int bought = p.seen().bought(card);
            if (held) {
                const bool playable = play && listed(p, *play);
                const QString reason = playable || !play ? QString() : why(*play, names);
                const bool active = play && m_session.picker().kind() == static_cast<int>(*play);
                rows << Row{kind, kind, names.card(card), names.cardText(card), held, playable, reason, false, active};
            }
            if (bought) {
                const QString reason = play ? ReasonSentences::of({Reason::BoughtThisTurn}, names) : QString();
                rows << Row{kind + QStringLiteral(" new"),
                            kind,
                            names.card(card),
                            names.cardText(card),
                            bought,
                            false,
                            reason,
                            true,
                            false};
            }
        }
    }
    setRows(rows);
}

/// The reason of one of the card's actions; its operands are the simplest that could be.
QString CardsModel::why(Do kind, const Names& names) const
{
    const Position& p = names.position();
    const u32 second = kind == Do::PlayYearOfPlenty ? 1 : 0;
    return ReasonSentences::of(p.why(make(kind, p.viewer, 0, second)), names);
}

bool CardsModel::play(const QString& key)
{
    const Position& p = m_session.position();
    if (m_session.busy()) m_session.skip();
    if (!at(key, QStringLiteral("playable")).toBool()) return false;
    const auto card = cardFrom(at(key, QStringLiteral("kind")).toString().toStdString());
    const auto kind = card ? playOf(*card) : std::nullopt;
    if (!kind) return false;
    if (*card == Card::Knight || *card == Card::RoadBuilding) return m_session.act(make(*kind, p.viewer));
    if (m_session.picker().kind() == static_cast<int>(*kind)) return m_session.cancelChoice();
    m_session.beginChoice(static_cast<int>(*kind));
    return true;
}

}  // namespace inselwerk
