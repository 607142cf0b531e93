#include "app/play/table/players_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {

PlayersModel::PlayersModel(GameSession& session)
    : RowModel(
          {"key",    "seat",   "name",        "colour",   "human", "kind",        "points",      "hidden",
           "goal",   "cards",  "development", "knights",  "road",  "longestRoad", "largestArmy", "awards",
           "counts", "isTurn", "isDeciding",  "deciding", "order", "isViewer",    "isWinner",    "summary"},
          &session),
      m_session(session)
{
    connect(&session, &GameSession::changed, this, &PlayersModel::refresh);
}

QString PlayersModel::kindOf(const SeatSetup& seat)
{
    if (seat.player == "human") return tr("Person");
    if (seat.player == "random") return tr("Bot: by chance");
    if (seat.player == "easy") return tr("Bot: easy");
    return tr("Bot");
}

void PlayersModel::refresh()
{
    const Position& p = m_session.position();
    if (p.empty()) return;
    const Names names(p);
    QList<Row> rows;
    for (Seat s = 0; s < p.seats(); ++s) {
        const SeatPublic& seat = p.pub().seat[s];
        const int points = p.points(s);
        const int hidden = points - View(*p.rules, p.deal, p.state).publicPoints(s);
        const bool road = p.pub().longestRoad == s;
        const bool army = p.pub().largestArmy == s;
        const bool turn = !p.over() && p.actor() == s;
        const int cards = p.seen().handSize(s);
        const int development = p.seen().cardCount(s);
        QStringList awards;
        if (road) awards << translateWord("Longest Road");
        if (army) awards << translateWord("Largest Army");
        QStringList facts{
            tr("%n point(s)", nullptr, points), tr("%n card(s)", nullptr, cards),
            tr("%n development card(s)", nullptr, development), tr("%n knight(s)", nullptr, seat.knights),
            //: Length of the longest road
            tr("road of %1").arg(seat.roadLength)};
        QVariantList counts;
        for (const auto& module : p.rules->modules) {
            const ModuleFace& face = faceOf(*module);
            if (!face.count) continue;
            const SeatCount count = face.count(*module, p, s);
            facts << count.text;
            if (!count.award.isEmpty()) awards << count.award;
            counts << QVariantMap{
                {QStringLiteral("icon"), QLatin1String(face.icon)},
                {QStringLiteral("value"), count.value},
                {QStringLiteral("award"), !count.award.isEmpty()}};
        }
        facts << awards;
        const QString deciding = StatusSentences::deciding(s, names);
        const QString order = StatusSentences::order(s, names);
        if (!deciding.isEmpty()) facts << deciding;
        if (!order.isEmpty()) facts << order;
        //: A player, for screen readers: %1 is the name, %2 a list of facts
        const QString summary = fill(tr("%1: %2", "player"), {names.player(s), facts.join(QStringLiteral(", "))});
        rows << Row{
            int{s},
            int{s},
            names.player(s),
            names.colour(s),
            p.human(s),
            kindOf(p.setup.seats[s]),
            points,
            hidden,
            p.rules->base.victoryPoints,
            cards,
            development,
            int{seat.knights},
            int{seat.roadLength},
            road,
            army,
            awards.join(QStringLiteral(", ")),
            counts,
            turn,
            p.decides(s),
            deciding,
            order,
            p.viewer == s,
            p.over() && (p.pub().winners >> s & 1),
            summary};
    }
    setRows(rows);
}

}  // namespace inselwerk
