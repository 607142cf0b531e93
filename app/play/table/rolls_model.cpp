#include "app/play/table/rolls_model.h"

#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"

#include <algorithm>

namespace inselwerk {

RollsModel::RollsModel(GameSession& session)
    : RowModel({"key", "number", "count", "expected", "red", "last"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &RollsModel::refresh);
}

void RollsModel::refresh()
{
    const GameLog& log = m_session.course().log();
    std::array<int, 13> counts{};
    int last = 0;
    m_total = 0;
    for (int i = 0; i < m_session.course().logMark(); ++i) {
        const Happening& h = log.at(i).happening;
        if (log.at(i).botWasSilent || !h.is(What::Rolled)) continue;
        last = std::clamp(h.a + h.b, 2, 12);
        ++counts[static_cast<std::size_t>(last)];
        ++m_total;
    }
    m_highest = 1;
    QList<Row> rows;
    for (int n = 2; n <= 12; ++n) {
        const int count = counts[static_cast<std::size_t>(n)];
        const double expected = m_total * (6 - std::abs(n - 7)) / 36.0;
        m_highest = std::max({m_highest, static_cast<double>(count), expected});
        rows << Row{QString::number(n), n, count, expected, isRed(n), n == last};
    }
    setRows(rows);
    emit changed();
}

QString RollsModel::text() const { return tr("%n roll(s)", nullptr, m_total); }

}  // namespace inselwerk
