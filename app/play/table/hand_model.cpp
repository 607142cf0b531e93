#include "app/play/table/hand_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/names.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

namespace inselwerk {

HandModel::HandModel(GameSession& session)
    : RowModel({"key", "name", "count", "chosen", "text"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &HandModel::refresh);
}

void HandModel::refresh()
{
    const Position& p = m_session.position();
    if (p.empty()) return;
    m_hand = p.hasViewer() ? p.seen().hand() : Cards{};
    const bool discarding = p.viewerDecides() && p.task().is(TaskKind::Discard);
    m_owed = discarding ? p.pub().seat[p.viewer].owed : 0;
    if (m_owed == 0 || !m_hand.covers(m_chosen)) m_chosen = {};
    const Names names(p);
    QList<Row> rows;
    for (const Resource r : allResources)
        rows << Row{
            word(nameOf(r)), Names::capitalised(names.resource(r)), m_hand[r], m_chosen[r],
            names.cards(Cards::of(r, m_hand[r]))};
    setRows(rows);
    emit changed();
}

bool HandModel::shown() const { return !m_session.position().empty() && m_session.position().hasViewer(); }

QString HandModel::summary() const
{
    const Position& p = m_session.position();
    if (!shown()) return {};
    //: Below the hand: a seven takes half of the cards of whoever has %1 or more
    const QString limit = tr("discard from %1 on a seven").arg(p.rules->base.discardLimit + 1);
    //: %1 is a number of cards ("9 cards"), %2 says from how many cards on one must discard
    return fill(tr("%1 · %2"), {tr("%n card(s)", nullptr, total()), limit});
}

QString HandModel::discardText() const
{
    if (m_owed == 0) return {};
    const int more = m_owed - chosen();
    return more > 0 ? tr("Choose %n more card(s) to discard.", nullptr, more)
                    : tr("Discard these %n card(s).", nullptr, m_owed);
}

bool HandModel::mark(const QString& resource, int by)
{
    const auto r = resourceOfWord(resource);
    if (!r || m_owed == 0) return false;
    const int wanted = m_chosen[*r] + by;
    if (wanted < 0 || wanted > m_hand[*r] || chosen() + by > m_owed) return false;
    m_chosen.set(*r, wanted);
    refresh();
    return true;
}

bool HandModel::discard()
{
    if (!canDiscard()) return false;
    const Cards cards = std::exchange(m_chosen, {});
    const Seat seat = m_session.position().viewer;
    bool all = true;
    for (const Resource r : allResources)
        for (int i = 0; i < cards[r]; ++i)
            all = m_session.actAgain(make(Do::Discard, seat, static_cast<u32>(r))) && all;
    return all;
}

}  // namespace inselwerk
