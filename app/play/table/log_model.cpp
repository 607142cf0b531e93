#include "app/play/table/log_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

namespace inselwerk {

LogModel::LogModel(GameSession& session)
    : RowModel({"key", "seat", "colour", "text", "kind", "turnStart"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &LogModel::refresh);
}

QString LogModel::sentence(const GameLog::Entry& e, const Names& names)
{
    if (!e.notice.empty()) return translate(e.notice);
    if (e.botWasSilent)
        //: %1 is the player whose bot did not answer in time
        return fill(tr("%1 thinks for too long; the simplest move is made instead."), {names.player(e.happening.seat)});
    return LogSentences::of(e.happening, names);
}

QList<RowModel::Row> LogModel::rows(int from, int to) const
{
    QList<Row> list;
    const GameLog& log = m_session.course().log();
    Position p = m_session.position();
    const Names names(p);
    for (int i = from; i < to; ++i) {
        const GameLog::Entry& e = log.at(i);
        const Happening& h = e.happening;
        p.state.pub.number = *e.numbers;
        const QString text = sentence(e, names);
        if (text.isEmpty()) continue;
        const bool happened = !e.botWasSilent && e.notice.empty();
        const bool base = h.what < baseHappenings;
        list << Row{
            i,
            seatNumber(h.seat),
            names.colour(h.seat),
            text,
            base ? word(nameOf(static_cast<What>(h.what))) : QStringLiteral("module"),
            happened && h.is(What::TurnStarted)};
    }
    return list;
}

void LogModel::refresh()
{
    const int mark = m_session.course().logMark();
    // Another viewer may know other cards; a game over tells the winner's points.
    if (m_session.position().viewer != m_toldTo) {
        retell();
        return;
    }
    if (mark == m_shown) return;
    if (mark < m_shown) {
        int keep = count();
        while (keep > 0 && get(keep - 1, QStringLiteral("key")).toInt() >= mark) --keep;
        truncate(keep);
    } else {
        appendRows(rows(m_shown, mark));
    }
    m_shown = mark;
    emit changed();
}

void LogModel::retell()
{
    m_toldTo = m_session.position().viewer;
    m_shown = m_session.course().logMark();
    setRows(m_session.position().empty() ? QList<Row>() : rows(0, m_shown));
    emit changed();
}

QString LogModel::latest() const { return get(count() - 1, QStringLiteral("text")).toString(); }

QString LogModel::asText() const
{
    QStringList lines;
    for (int i = 0; i < count(); ++i) lines << get(i, QStringLiteral("text")).toString();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace inselwerk
