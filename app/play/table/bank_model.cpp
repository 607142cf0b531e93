#include "app/play/table/bank_model.h"

#include "app/play/sentences/names.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

namespace inselwerk {

BankModel::BankModel(GameSession& session) : RowModel({"key", "name", "count", "text"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &BankModel::refresh);
}

void BankModel::refresh()
{
    const Position& p = m_session.position();
    if (p.empty()) return;
    const Names names(p);
    QList<Row> rows;
    for (const Resource r : allResources) {
        const int count = p.pub().bank[r];
        rows << Row{word(nameOf(r)), Names::capitalised(names.resource(r)), count, names.cards(Cards::of(r, count))};
    }
    setRows(rows);
    emit changed();
}

int BankModel::deckLeft() const { return m_session.position().pub().deckLeft; }
QString BankModel::deckText() const { return tr("%n development card(s)", nullptr, deckLeft()); }

}  // namespace inselwerk
