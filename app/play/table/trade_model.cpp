#include "app/play/table/trade_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

#include <algorithm>

namespace inselwerk {
namespace {

QList<int> numbers(Cards c)
{
    QList<int> list;
    for (const Resource r : allResources) list << c[r];
    return list;
}

/// Cards of each kind that all others hold together: what was made, less the bank's and one's own. Everybody can count
/// it.
Cards othersHold(const Position& p)
{
    Cards held;
    for (const Resource r : allResources)
        held.set(r, std::max(0, p.rules->base.supply - p.pub().bank[r] - p.seen().hand()[r]));
    return held;
}

}  // namespace

TradeModel::TradeModel(GameSession& session)
    : QObject(&session),
      m_session(session),
      m_edited({"key", "name", "give", "get", "canGive", "canGet"}),
      m_partners({"key", "seat", "name", "colour", "chosen"}),
      m_answers({"key", "seat", "name", "colour", "state", "text", "canTake", "reason", "give", "get", "terms"}),
      m_rates(session)
{
    m_rates.setParent(nullptr);
    connect(&session, &GameSession::changed, this, &TradeModel::refresh);
}

TradeModel::Stage TradeModel::now() const
{
    const Position& p = m_session.position();
    if (p.empty() || p.over() || !p.hasViewer()) return Stage::None;
    const bool myTurn = p.pub().turnSeat == p.viewer;
    if (p.task().is(TaskKind::Answer)) {
        if (myTurn) return Stage::Offered;
        if (!p.viewerDecides()) return Stage::None;
        return m_countering ? Stage::Counter : Stage::Incoming;
    }
    return p.viewerDecides() && p.mainTask() && p.pub().phase == Phase::Action ? Stage::Edit : Stage::None;
}

QString TradeModel::stage() const
{
    switch (now()) {
        case Stage::None: return QStringLiteral("none");
        case Stage::Edit: return QStringLiteral("edit");
        case Stage::Offered: return QStringLiteral("offered");
        case Stage::Incoming: return QStringLiteral("incoming");
        case Stage::Counter: return QStringLiteral("counter");
    }
    return {};
}

QString TradeModel::reason() const
{
    const Position& p = m_session.position();
    if (now() != Stage::None || p.empty() || !p.hasViewer()) return {};
    // Any trade will do to learn why there is none.
    return m_session.whyNot(make(Do::BankTrade, p.viewer, 0, 1));
}

void TradeModel::refresh()
{
    forgetOld();
    refreshEdited();
    refreshPartners();
    refreshAnswers();
    emit changed();
}

/// What another edited, or the same in another turn, is gone.
void TradeModel::forgetOld()
{
    const Position& p = m_session.position();
    if (p.empty()) return;
    if (!p.task().is(TaskKind::Answer)) m_countering = false;
    if (p.viewer == m_editor && p.pub().turn == m_turn) {
        if (!p.hasViewer() || p.seen().hand().covers(m_give)) return;
        m_give = {};  // paid away meanwhile
        return;
    }
    m_editor = p.viewer;
    m_turn = p.pub().turn;
    m_give = m_get = {};
    m_chosen = 0xff;
}

// ---- The edited offer
// -------------------------------------------------------------------------------------------------------

Action TradeModel::edited() const
{
    const Position& p = m_session.position();
    const bool countering = now() == Stage::Counter;
    const u8 partners = static_cast<u8>(m_chosen & p.rules->allSeats() & ~only(p.viewer));
    return make(
        countering ? Do::Counter : Do::Offer, p.viewer, packed(m_give), packed(m_get), countering ? u8{0} : partners);
}

void TradeModel::refreshEdited()
{
    const Position& p = m_session.position();
    QList<RowModel::Row> rows;
    if (!p.empty()) {
        const Names names(p);
        const Cards hand = p.hasViewer() ? p.seen().hand() : Cards{};
        for (const Resource r : allResources) {
            const bool more = editing() && !bankOnly();
            rows << RowModel::Row{
                word(nameOf(r)),
                Names::capitalised(names.resource(r)),
                m_give[r],
                m_get[r],
                more && m_get[r] == 0 && m_give[r] < std::min(hand[r], mostInOffer),
                more && m_give[r] == 0 && m_get[r] < std::min(p.rules->base.supply, mostInOffer)};
        }
    }
    m_edited.setRows(rows);
}

void TradeModel::change(Cards& side, const Cards& other, const QString& resource, int by)
{
    const auto r = resourceOfWord(resource);
    const Position& p = m_session.position();
    if (!r || !editing() || bankOnly() || (by > 0 && other[*r] > 0)) return;
    const int most = std::min(&side == &m_give ? p.seen().hand()[*r] : p.rules->base.supply, mostInOffer);
    side.set(*r, std::clamp(side[*r] + by, 0, most));
    refreshEdited();
    emit changed();
}

void TradeModel::give(const QString& resource, int by) { change(m_give, m_get, resource, by); }
void TradeModel::get(const QString& resource, int by) { change(m_get, m_give, resource, by); }

void TradeModel::clear()
{
    m_give = m_get = {};
    refresh();
}

QString TradeModel::terms() const
{
    const Position& p = m_session.position();
    if (p.empty()) return {};
    // What lies on the table is no longer what is edited: another may have edited a counter-offer meanwhile.
    if (now() == Stage::Offered)
        return LogSentences::terms(unpacked(p.pub().offer.give), unpacked(p.pub().offer.get), Names(p));
    return LogSentences::terms(m_give, m_get, Names(p));
}

// ---- Partners
// ---------------------------------------------------------------------------------------------------------------

void TradeModel::refreshPartners()
{
    const Position& p = m_session.position();
    QList<RowModel::Row> rows;
    if (!p.empty() && p.hasViewer()) {
        const Names names(p);
        for (Seat s = 0; s < p.seats(); ++s)
            if (s != p.viewer)
                rows << RowModel::Row{int{s}, int{s}, names.player(s), names.colour(s), bool(m_chosen >> s & 1)};
    }
    m_partners.setRows(rows);
}

bool TradeModel::toAll() const
{
    const Position& p = m_session.position();
    if (p.empty() || !p.hasViewer()) return true;
    const u8 others = static_cast<u8>(p.rules->allSeats() & ~only(p.viewer));
    return (m_chosen & others) == others;
}

void TradeModel::togglePartner(int seat)
{
    if (seat < 0 || seat >= maxSeats) return;
    m_chosen = static_cast<u8>(m_chosen ^ (1U << seat));
    refresh();
}

void TradeModel::choosePartners(bool all)
{
    m_chosen = all ? 0xff : 0;
    refresh();
}

bool TradeModel::canOffer() const { return editing() && m_session.position().allows(edited()); }

bool TradeModel::bankOnly() const
{
    const Position& p = m_session.position();
    if (p.empty() || !p.decides(p.viewer)) return false;
    const auto others = static_cast<u8>(p.rules->allSeats() & ~only(p.viewer));
    return p.why(make(Do::Offer, p.viewer, 0, 0, others)).reason == Reason::PairedTrade;
}

QString TradeModel::offerHint() const
{
    if (!editing()) return {};
    const Position& p = m_session.position();
    if (!bankOnly() && m_give.empty() && m_get.empty()) return {};
    if (const QString no = m_session.whyNot(edited()); !no.isEmpty()) return no;
    if (now() == Stage::Counter) return {};
    const Names names(p);
    const Cards missing = othersHold(p).missingFor(m_get);
    for (const Resource r : allResources)
        if (missing[r])
            //: An offer that nobody can meet: %1 is a resource
            return fill(tr("Nobody can have that much: %1."), {names.resource(r)});
    const int wanted = m_get.total();
    for (Seat s = 0; s < p.seats(); ++s)
        if (s != p.viewer && (m_chosen >> s & 1) && p.seen().handSize(s) >= wanted) return {};
    return tr("None of those asked has that many cards.");
}

int TradeModel::offersLeft() const
{
    const Position& p = m_session.position();
    return p.empty() ? 0 : std::max(0, p.rules->base.offersPerTurn - p.pub().offersMade);
}

bool TradeModel::offer() { return now() == Stage::Edit && m_session.act(edited()); }

// ---- Answers
// ----------------------------------------------------------------------------------------------------------------

void TradeModel::refreshAnswers()
{
    const Position& p = m_session.position();
    QList<RowModel::Row> rows;
    if (!p.empty() && p.task().is(TaskKind::Answer)) {
        const Names names(p);
        const OfferOnTable& o = p.pub().offer;
        for (Seat s = 0; s < p.seats(); ++s) {
            if (o.answer[s] == OfferOnTable::None) continue;
            Cards give = unpacked(o.give);
            Cards get = unpacked(o.get);
            QString state = QStringLiteral("waiting");
            QString text = tr("is thinking");
            if (o.answer[s] == OfferOnTable::Declined) {
                state = QStringLiteral("declined");
                text = m_session.course().declines(s) ? tr("no more offers this turn") : tr("declines");
            } else if (o.answer[s] == OfferOnTable::Accepted) {
                state = QStringLiteral("agrees");
                text = tr("agrees");
            } else if (o.answer[s] == OfferOnTable::Countered) {
                state = QStringLiteral("counter");
                give = unpacked(o.counterGet[s]);
                get = unpacked(o.counterGive[s]);
                //: A counter-offer: %1 are the cards that the partner gives, %2 those that it wants
                text = fill(tr("would give %1 for %2"), {names.cards(get), names.cards(give)});
            }
            const Action take = make(Do::Confirm, p.viewer, s);
            const bool can = p.viewer == p.pub().turnSeat && p.allows(take);
            const bool agreed = o.answer[s] == OfferOnTable::Accepted || o.answer[s] == OfferOnTable::Countered;
            rows << RowModel::Row{
                int{s},
                int{s},
                names.player(s),
                names.colour(s),
                state,
                text,
                can,
                agreed && !can ? m_session.whyNot(take) : QString(),
                QVariant::fromValue(numbers(give)),
                QVariant::fromValue(numbers(get)),
                LogSentences::terms(give, get, names)};
        }
    }
    m_answers.setRows(rows);
}

bool TradeModel::actAsViewer(Do kind, u32 a)
{
    const Position& p = m_session.position();
    return !p.empty() && p.hasViewer() && m_session.act(make(kind, p.viewer, a));
}

bool TradeModel::canWithdraw() const
{
    const Position& p = m_session.position();
    return now() == Stage::Offered && p.allows(make(Do::Withdraw, p.viewer));
}

bool TradeModel::withdraw() { return actAsViewer(Do::Withdraw); }
bool TradeModel::take(int seat)
{
    return seat >= 0 && seat < maxSeats && actAsViewer(Do::Confirm, static_cast<u32>(seat));
}

// ---- An offer to the viewer
// -------------------------------------------------------------------------------------------------

int TradeModel::incomingSeat() const
{
    return now() == Stage::Incoming || now() == Stage::Counter ? m_session.position().pub().turnSeat : -1;
}

QString TradeModel::incoming() const
{
    if (incomingSeat() < 0) return {};
    const Position& p = m_session.position();
    const Names names(p);
    //: %1 is the player who offers, %2 are the cards that one gets, %3 those that one gives
    return fill(
        tr("%1 offers you %2 for %3."), {names.player(p.pub().turnSeat), names.cards(unpacked(p.pub().offer.give)),
                                         names.cards(unpacked(p.pub().offer.get))});
}

QList<int> TradeModel::incomingGet() const { return numbers(unpacked(m_session.position().pub().offer.give)); }
QList<int> TradeModel::incomingGive() const { return numbers(unpacked(m_session.position().pub().offer.get)); }

bool TradeModel::canAccept() const
{
    const Position& p = m_session.position();
    return incomingSeat() >= 0 && p.allows(make(Do::Accept, p.viewer));
}

QString TradeModel::acceptReason() const
{
    return incomingSeat() < 0 ? QString() : m_session.whyNot(make(Do::Accept, m_session.position().viewer));
}

bool TradeModel::accept() { return actAsViewer(Do::Accept); }
bool TradeModel::decline() { return actAsViewer(Do::Decline); }

bool TradeModel::decliningAll() const
{
    const Position& p = m_session.position();
    return !p.empty() && p.hasViewer() && m_session.course().declines(p.viewer);
}

bool TradeModel::declineAll()
{
    if (incomingSeat() < 0) return false;
    m_session.course().declineRest(m_session.position().viewer);
    return true;
}

void TradeModel::beginCounter()
{
    const Position& p = m_session.position();
    if (now() != Stage::Incoming) return;
    const Cards hand = p.seen().hand();
    m_give = {};
    for (const Resource r : allResources) m_give.set(r, std::min(hand[r], unpacked(p.pub().offer.get)[r]));
    m_get = unpacked(p.pub().offer.give);
    m_countering = true;
    refresh();
}

void TradeModel::cancelCounter()
{
    m_countering = false;
    refresh();
}

bool TradeModel::counter() { return now() == Stage::Counter && m_session.act(edited()); }

// ---- The bank
// ---------------------------------------------------------------------------------------------------------------

bool TradeModel::bankTrade(const QString& give, const QString& get)
{
    const auto from = resourceOfWord(give);
    const auto to = resourceOfWord(get);
    if (!from || !to) return false;
    const Position& p = m_session.position();
    return !p.empty() && p.hasViewer() &&
           m_session.act(make(Do::BankTrade, p.viewer, static_cast<u32>(*from), static_cast<u32>(*to)));
}

QStringList TradeModel::bankOffers(const QString& give) const { return m_rates.offers(give); }

}  // namespace inselwerk
