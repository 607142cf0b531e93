#include "app/play/table/build_model.h"

#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/between_steps.h"
#include "app/play/table/game_session.h"
#include "app/play/table/panels/registry.h"
#include "app/play/table/picker.h"
#include "app/play/table/words.h"

#include <algorithm>

namespace inselwerk {
namespace {

struct Thing
{
    const char* key;
    Do kind;
};
constexpr std::array things{
    Thing{"road", Do::BuildRoad}, Thing{"settlement", Do::BuildSettlement}, Thing{"city", Do::BuildCity},
    Thing{"card", Do::BuyCard}};

Cards costOf(const Parameters& base, Do kind)
{
    switch (kind) {
        case Do::BuildRoad: return base.roadCost;
        case Do::BuildSettlement: return base.settlementCost;
        case Do::BuildCity: return base.cityCost;
        default: return base.cardCost;
    }
}

QStringList single(Cards cards)
{
    QStringList list;
    for (const Resource r : allResources)
        for (int i = 0; i < cards[r]; ++i) list << word(nameOf(r));
    return list;
}

/// The most telling reason why a kind of piece cannot be built anywhere.
Refusal whyNowhere(const Position& p, Do kind)
{
    if (kind == Do::BuyCard) return p.why(make(kind, p.viewer));
    const Topology& t = p.rules->topology;
    const int places = kind == Do::BuildRoad ? t.edgeCount() : t.cornerCount();
    Refusal best{Reason::UnknownAction};
    for (int i = 0; i < places; ++i) {
        const Refusal r = p.why(make(kind, p.viewer, static_cast<u32>(i)));
        if (!r) return {};
        // What lacks everywhere is said first: cards, pieces, the turn. Then what is wrong with the places.
        if (r.reason != Reason::Occupied && r.reason != Reason::TooClose && r.reason != Reason::NotConnected &&
            r.reason != Reason::NotYourSettlement)
            return r;
        if (best.reason != Reason::NotConnected && best.reason != Reason::NotYourSettlement) best = r;
    }
    return best;
}

}  // namespace

BuildModel::BuildModel(GameSession& session)
    : RowModel(
          {"key", "name", "costs", "costText", "possible", "reason", "left", "leftText", "spots", "active", "iconName"},
          &session),
      m_session(session)
{
    connect(&session, &GameSession::changed, this, &BuildModel::refresh);
}

void BuildModel::refresh()
{
    if (m_session.position().empty()) return;
    const Position p = betweenSteps(m_session.position());
    const Names names(p);
    QList<Row> rows;
    for (const Thing& thing : things) {
        const Do kind = thing.kind;
        const Cards cost = costOf(p.rules->base, kind);
        const auto spots =
            p.buildingTask()
                ? std::count_if(p.legal.begin(), p.legal.end(), [kind](const Action& a) { return a.is(kind); })
                : 0;
        // While something moves nothing is listed as legal; the state that is shown can be asked all the same.
        const Refusal no = spots == 0 && p.hasViewer() ? whyNowhere(p, kind) : Refusal{};
        const bool possible = spots > 0 || (!p.atRest && p.hasViewer() && p.buildingTask() && !no);
        QString reason = ReasonSentences::of(no, names);
        if (!possible && !no && p.hasViewer()) reason = tr("choose a place on the board");
        const bool active = m_session.picker().kind() == static_cast<int>(kind);
        rows << Row{
            QLatin1String(thing.key), nameOfThing(kind), single(cost), names.cards(cost), possible, reason, left(kind),
            //: Pieces or cards left in the supply
            tr("%n left", nullptr, left(kind)), static_cast<int>(spots), active,
            QLatin1String(kind == Do::BuyCard ? "cards" : "")};
    }
    for (const auto& module : p.rules->modules)
        if (const ModuleFace& face = faceOf(*module); face.offer) rows << rowOf(face.offer(*module, p), p);
    setRows(rows);
}

RowModel::Row BuildModel::rowOf(const TurnOffer& offer, const Position& p) const
{
    const Names names(p);
    const auto ways =
        p.mainTask()
            ? std::count_if(p.legal.begin(), p.legal.end(), [&](const Action& a) { return a.kind == offer.kind; })
            : 0;
    const bool possible = ways > 0 || (!p.atRest && p.hasViewer() && p.mainTask() && !offer.refusal);
    return {
        word(p.rules->form(offer.kind)->words),
        offer.name,
        single(offer.cost),
        names.cards(offer.cost),
        possible,
        possible ? QString() : ReasonSentences::of(offer.refusal, names),
        -1,
        offer.note,
        static_cast<int>(ways),
        m_session.picker().kind() == offer.kind,
        QLatin1String(offer.icon)};
}

QString BuildModel::nameOfThing(Do kind)
{
    switch (kind) {
        case Do::BuildRoad: return tr("Road");
        case Do::BuildSettlement: return tr("Settlement");
        case Do::BuildCity: return tr("City");
        //: Short, for a button: a development card
        default: return tr("Development");
    }
}

int BuildModel::left(Do kind) const
{
    const Position& p = m_session.position();
    const SeatPublic& mine = p.pub().seat[p.hasViewer() ? p.viewer : 0];
    switch (kind) {
        case Do::BuildRoad: return mine.roadsLeft;
        case Do::BuildSettlement: return mine.settlementsLeft;
        case Do::BuildCity: return mine.citiesLeft;
        default: return p.pub().deckLeft;
    }
}

bool BuildModel::press(const QString& key)
{
    if (m_session.busy()) m_session.skip();
    if (!at(key, QStringLiteral("possible")).toBool()) return false;
    for (const Thing& thing : things) {
        if (key != QLatin1String(thing.key)) continue;
        if (thing.kind == Do::BuyCard) return m_session.act(make(Do::BuyCard, m_session.position().viewer));
        return begin(static_cast<int>(thing.kind));
    }
    const Ruleset& rules = *m_session.position().rules;
    for (const auto& module : rules.modules)
        if (const ModuleFace& face = faceOf(*module); face.offer)
            if (const u16 kind = module->action(face.offered); key == word(rules.form(kind)->words)) return begin(kind);
    return false;
}

/// Begins a choice, or leaves it when it is being made.
bool BuildModel::begin(int kind)
{
    m_session.beginChoice(m_session.picker().kind() == kind ? -1 : kind);
    return true;
}

}  // namespace inselwerk
