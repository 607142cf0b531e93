#include "app/play/table/rates_model.h"

#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

#include <algorithm>

namespace inselwerk {

RatesModel::RatesModel(GameSession& session)
    : RowModel({"key", "name", "rate", "source", "held", "possible", "best", "reason"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &RatesModel::refresh);
}

void RatesModel::refresh()
{
    const Position& p = m_session.position();
    QList<Row> rows;
    if (!p.empty() && p.hasViewer()) {
        const Names names(p);
        const Observation seen = p.seen();
        struct Rate
        {
            Resource give;
            int rate;
            int held;
            bool possible;
        };
        std::vector<Rate> rates;
        for (const Resource r : allResources)
            rates.push_back({r, seen.bankRate(r), seen.hand()[r], !offers(word(nameOf(r))).isEmpty()});
        std::stable_sort(rates.begin(), rates.end(), [](const Rate& a, const Rate& b) {
            if (a.possible != b.possible) return a.possible;
            if ((a.held > 0) != (b.held > 0)) return a.held > 0;
            return a.rate != b.rate ? a.rate < b.rate : a.held > b.held;
        });
        for (const Rate& r : rates) {
            const bool owned = p.pub().seat[p.viewer].harbours >> static_cast<int>(r.give) & 1;
            const QString source = r.rate == p.rules->base.bankRate
                                       ? tr("bank")
                                       : names.harbour(owned ? static_cast<Harbour>(r.give) : Harbour::Any);
            const u32 get = r.give == Resource::Lumber ? 1 : 0;
            const QString reason =
                r.possible
                    ? QString()
                    : ReasonSentences::of(p.why(make(Do::BankTrade, p.viewer, static_cast<u32>(r.give), get)), names);
            rows << Row{word(nameOf(r.give)), Names::capitalised(names.resource(r.give)), r.rate, source, r.held,
                        r.possible,           r.possible && r.rate == rates.front().rate, reason};
        }
    }
    setRows(rows);
}

QStringList RatesModel::offers(const QString& give) const
{
    QStringList list;
    const auto wanted = resourceOfWord(give);
    if (!wanted) return list;
    for (const Action& a : m_session.position().legal)
        if (a.is(Do::BankTrade) && a.a == static_cast<u32>(*wanted)) list << word(nameOf(static_cast<Resource>(a.b)));
    return list;
}

}  // namespace inselwerk
