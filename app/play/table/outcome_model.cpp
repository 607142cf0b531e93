#include "app/play/table/outcome_model.h"

#include "app/play/sentences/log_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/panels/registry.h"

#include <algorithm>

namespace inselwerk {

namespace {

/// The modules that have a column: those that say what they give points for, and any other that gave some.
std::vector<const Module*> pointGivers(const Position& p)
{
    const View view(*p.rules, p.deal, p.state);
    std::vector<const Module*> givers;
    for (const auto& m : p.rules->modules) {
        bool gives = faceOf(*m).pointsFrom != nullptr;
        for (Seat s = 0; s < p.seats(); ++s) gives |= m->points(view, s) > 0;
        if (gives) givers.push_back(m.get());
    }
    return givers;
}

}  // namespace

OutcomeModel::OutcomeModel(GameSession& session)
    : RowModel(
          {"key", "seat", "name", "colour", "winner", "points", "settlements", "cities", "longestRoad", "largestArmy",
           "cards", "modules"},
          &session),
      m_session(session)
{
    connect(&session, &GameSession::changed, this, &OutcomeModel::refresh);
}

bool OutcomeModel::over() const { return m_session.over(); }
QString OutcomeModel::sentence() const
{
    return over() ? LogSentences::winners(Names(m_session.position())) : QString();
}
QString OutcomeModel::why() const { return over() ? LogSentences::ending(Names(m_session.position())) : QString(); }

QStringList OutcomeModel::moduleSources() const
{
    QStringList sources;
    if (over())
        for (const Module* m : pointGivers(m_session.position())) sources << modulePointsFrom(*m);
    return sources;
}

void OutcomeModel::refresh()
{
    const Position& p = m_session.position();
    QList<Row> rows;
    if (over()) {
        const View view(*p.rules, p.deal, p.state);
        const Parameters& base = p.rules->base;
        const Names names(p);
        const auto givers = pointGivers(p);
        for (Seat s = 0; s < p.seats(); ++s) {
            const SeatPublic& seat = p.pub().seat[s];
            QVariantList fromModules;
            for (const Module* m : givers) fromModules << m->points(view, s);
            rows << Row{
                int{s},
                int{s},
                names.player(s),
                names.colour(s),
                bool(p.pub().winners >> s & 1),
                view.points(s),
                (base.settlements - seat.settlementsLeft) * base.settlementPoints,
                (base.cities - seat.citiesLeft) * base.cityPoints,
                p.pub().longestRoad == s ? base.longestRoadPoints : 0,
                p.pub().largestArmy == s ? base.largestArmyPoints : 0,
                view.points(s) - view.publicPoints(s),
                fromModules};
        }
        std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
            if (a[4].toBool() != b[4].toBool()) return a[4].toBool();
            return a[5].toInt() > b[5].toInt();
        });
    }
    setRows(rows);
    emit changed();
}

}  // namespace inselwerk
