#include "editor/docks/event_table.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/docks/token_picture.h"
#include "editor/model/chances.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <QCoreApplication>
#include <QIcon>
#include <QLocale>
#include <QMimeData>

#include <map>

namespace inselwerk {
namespace {

const QString rowType = QStringLiteral("application/x-inselwerk-event-token");

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

}  // namespace

QString effectsInWords(const Section& token)
{
    QStringList sentences;
    for (const Message& sentence : event_tokens::sentencesOf(token, moduleTypes())) sentences << translate(sentence);
    return sentences.join(u' ');
}

QString categoryInWords(const std::string& category)
{
    //: Event tokens that belong to no category
    return category.empty() ? EventWords::tr("no category") : translateWord(category);
}

EventTable::EventTable(Focus& focus, QObject* parent) : QAbstractTableModel(parent), m_focus(focus) { refresh(); }

void EventTable::refresh()
{
    const Scenario& scenario = m_focus.scenario();
    const chances::Estimate estimate =
        m_focus.board() ? chances::estimate(scenario, *m_focus.board()) : chances::Estimate{};
    std::map<QString, int> bearers;
    for (const Section& token : event_tokens::of(scenario)) ++bearers[translate(event_tokens::nameOf(token))];
    std::vector<Row> rows;
    for (const Section& token : event_tokens::of(scenario)) {
        const QString name = translate(event_tokens::nameOf(token));
        const int count = event_tokens::countOf(token);
        const auto* id = std::get_if<std::string>(&valueOf(token, event_tokens::field("id")));
        rows.push_back(
            {QString::fromStdString(id ? *id : std::string{}), bearers[name] == 1 ? name : QString(),
             categoryInWords(event_tokens::categoryOf(token)), effectsInWords(token), count, estimate.seen(count)});
    }
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void EventTable::retranslate()
{
    refresh();
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int EventTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString EventTable::effectOf(const Row& row)
{
    const QString effect = row.effect.isEmpty() ? row.id : row.effect;
    //: %1: name of an event token, %2: what it does
    return row.name.isEmpty() ? effect : fill(tr("%1: %2"), {row.name, effect});
}

QVariant EventTable::textOf(const Row& row, int column) const
{
    switch (column) {
        case Category: return row.category;
        case Effect: return effectOf(row);
        //: How many tokens of a kind there are
        case Count: return tr("%1×").arg(row.count);
        //: A chance in percent
        case Seen: return tr("%1 %").arg(QLocale().toString(qRound(row.seen * 100)));
        default: return {};
    }
}

QVariant EventTable::data(const QModelIndex& at, int role) const
{
    const auto index = static_cast<std::size_t>(at.row());
    if (!at.isValid() || index >= m_rows.size()) return {};
    const Row& row = m_rows[index];
    switch (role) {
        case Qt::DisplayRole: return textOf(row, at.column());
        case Qt::DecorationRole:
            if (at.column() == Picture) return tokenIcon(event_tokens::of(m_focus.scenario())[index]);
            return {};
        case Qt::ToolTipRole: return plainTip(at.column() == Effect ? effectOf(row) : row.id);
        case Qt::AccessibleTextRole:
            if (at.column() == Picture) return row.id;
            return textOf(row, at.column());
        case Qt::TextAlignmentRole:
            if (at.column() == Count || at.column() == Seen) return int(Qt::AlignRight | Qt::AlignVCenter);
            return {};
        case SortRole:
            if (at.column() == Count) return row.count;
            if (at.column() == Seen) return row.seen;
            return at.column() == Picture ? row.id : textOf(row, at.column());
        default: return {};
    }
}

QVariant EventTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return int(section >= Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
    if (role == Qt::ToolTipRole && section == Seen)
        return tr("The chance that one of these tokens is turned over in a game: an estimate.");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Picture: return tr("Picture");
        case Category: return tr("Category");
        case Effect: return tr("Effect");
        case Count: return tr("Count");
        //: Head of a column: how likely it is that a token is seen in a game
        case Seen: return tr("Seen");
        default: return {};
    }
}

Qt::ItemFlags EventTable::flags(const QModelIndex& at) const
{
    if (!at.isValid()) return Qt::ItemIsDropEnabled;
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList EventTable::mimeTypes() const { return {rowType}; }

QMimeData* EventTable::mimeData(const QModelIndexList& indices) const
{
    auto* data = new QMimeData;
    if (!indices.isEmpty()) data->setData(rowType, QByteArray::number(indices.first().row()));
    return data;
}

bool EventTable::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex& parent)
{
    bool good = false;
    const int from = data->data(rowType).toInt(&good);
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (!good || from < 0 || from >= rowCount()) return false;
    if (to > from) --to;  // the row itself leaves its place first
    emit dropped(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    return false;  // the document moved it; nothing is to be taken away here
}

}  // namespace inselwerk
