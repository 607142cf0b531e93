#include "app/play/events/events_model.h"

#include "app/common/text/messages.h"
#include "app/play/events/events_sentences.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"

#include <numeric>

namespace inselwerk {
EventsModel::EventsModel(GameSession& session)
    : PanelModel(session, &events::find),
      m_places({"key", "name", "colour", "settlements", "cities", "count", "text"}),
      m_discard({"key", "name", "effect", "count"})
{
    look();
}

EventsModel::~EventsModel() = default;

void EventsModel::refresh()
{
    const Position& p = position();
    m_open = events::openOf(View(*p.rules, p.deal, p.state));
    const GameLog& log = session().course().log();
    const u16 revealing = module()->happening(static_cast<int>(events::What::Revealed));
    m_entry = session().course().logMark() - 1;
    while (m_entry >= 0 && log.at(m_entry).happening.what != revealing) --m_entry;
    refreshPlaces();
    refreshDiscard();
}

// ---- The last token -------------------------------------------------------------------------------------------------

const events::TokenType* EventsModel::type() const
{
    if (!module() || m_entry < 0) return nullptr;
    return &events::tokenTypes(*module())[session().course().log().at(m_entry).happening.a];
}

QString EventsModel::name() const { return type() ? translate(type()->name) : QString(); }
QString EventsModel::effect() const { return type() ? EventsSentences::effects(*type()) : QString(); }
events::TokenLook EventsModel::face() const { return type() ? events::lookOf(*type()) : events::TokenLook{}; }

QString EventsModel::who() const
{
    if (!type()) return {};
    const Seat s = session().course().log().at(m_entry).happening.seat;
    //: %1 is the player who turned an event token over
    return fill(tr("Turned over by %1"), {Names(position()).player(s)});
}

/// What the log tells up to the next roll or the next piece: all that followed from the token.
QStringList EventsModel::outcome() const
{
    QStringList lines;
    if (!type()) return lines;
    const GameLog& log = session().course().log();
    Position p = position();
    const Names names(p);
    for (int i = m_entry + 1; i < session().course().logMark(); ++i) {
        const Happening& h = log.at(i).happening;
        if (h.is(What::Rolled) || h.is(What::Built) || h.is(What::TurnStarted) || h.is(What::GameOver)) break;
        p.state.pub.number = *log.at(i).numbers;
        const QString line = LogSentences::of(h, names);
        if (!line.isEmpty() && !lines.contains(line)) lines << line;
    }
    return lines;
}

// ---- Where tokens lie -----------------------------------------------------------------------------------------------

/// Does the scenario lay tokens there?
bool EventsModel::uses(std::string_view place) const
{
    static const Schema& schema = *events::type().schema;
    const Section* section = position().setup.scenario->findModule(schema.key);
    return section && section->flag(schema, place);
}

void EventsModel::refreshPlaces()
{
    const Position& p = position();
    const Names names(p);
    QList<RowModel::Row> rows;
    for (Seat s = 0; s < p.seats() && uses("under_pieces"); ++s) {
        const auto& [settlements, cities] = m_open.under[s];
        //: Face-down event tokens: %1 is a player, %2 and %3 are numbers
        const QString text = fill(
            tr("%1: %2 under settlements, %3 under cities"),
            {names.player(s), QString::number(settlements), QString::number(cities)});
        rows << RowModel::Row{
            QStringLiteral("seat %1").arg(s),
            names.player(s),
            names.colour(s),
            int{settlements},
            int{cities},
            settlements + cities,
            text};
    }
    for (std::size_t card = 0; card < m_open.onCard.size() && uses("on_cards"); ++card) {
        const QString name = translateWord(card == 0 ? "Longest Road" : "Largest Army");
        //: Face-down event tokens on an award: %1 is its name, %2 a number
        const QString text = fill(tr("%1: %2", "event tokens"), {name, QString::number(m_open.onCard[card])});
        rows << RowModel::Row{
            QStringLiteral("card %1").arg(card), name, QString(), -1, -1, int{m_open.onCard[card]}, text};
    }
    m_places.setRows(rows);
}

void EventsModel::refreshDiscard()
{
    QList<RowModel::Row> rows;
    const auto& types = events::tokenTypes(*module());
    for (std::size_t i = 0; i < types.size(); ++i)
        if (m_open.discard[i])
            rows << RowModel::Row{
                static_cast<int>(i), translate(types[i].name), EventsSentences::effects(types[i]),
                int{m_open.discard[i]}};
    m_discard.setRows(rows);
}

//: Event tokens that lie face down in the stack
QString EventsModel::stackText() const { return tr("%n in the stack", nullptr, m_open.stack); }

QString EventsModel::discardText() const
{
    //: Event tokens that were used and lie open
    return tr("%n discarded", nullptr, std::accumulate(m_open.discard.begin(), m_open.discard.end(), 0));
}

}  // namespace inselwerk
