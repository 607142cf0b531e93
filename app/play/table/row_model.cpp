#include "app/play/table/row_model.h"

#include <algorithm>

namespace inselwerk {

RowModel::RowModel(const QList<QByteArray>& roles, QObject* parent) : QAbstractListModel(parent), m_roles(roles) {}

int RowModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    const int column = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= count() || column < 0 || column >= m_roles.size()) return {};
    return m_rows[index.row()].value(column);
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_roles.size(); ++i) names.insert(Qt::UserRole + i, m_roles[i]);
    return names;
}

int RowModel::roleIndex(const QString& role) const { return static_cast<int>(m_roles.indexOf(role.toUtf8())); }

QVariant RowModel::get(int row, const QString& role) const
{
    const int column = roleIndex(role);
    return row >= 0 && row < count() && column >= 0 ? m_rows[row].value(column) : QVariant();
}

QVariant RowModel::at(const QString& key, const QString& role) const { return get(find(key), role); }

int RowModel::find(const QString& key) const
{
    for (int i = 0; i < count(); ++i)
        if (m_rows[i].value(0).toString() == key) return i;
    return -1;
}

void RowModel::setRows(const QList<Row>& rows)
{
    const auto sameKey = [](const Row& a, const Row& b) { return a.value(0) == b.value(0); };
    int same = 0;
    while (same < count() && same < rows.size() && sameKey(m_rows[same], rows[same])) ++same;
    int tail = 0;  // rows that stay at the end
    while (tail < count() - same && tail < rows.size() - same &&
           sameKey(m_rows[count() - 1 - tail], rows[rows.size() - 1 - tail]))
        ++tail;
    const int before = count();
    if (same + tail < count()) {
        beginRemoveRows({}, same, count() - tail - 1);
        m_rows.remove(same, count() - tail - same);
        endRemoveRows();
    }
    if (same + tail < rows.size()) {
        const int added = static_cast<int>(rows.size()) - same - tail;
        beginInsertRows({}, same, same + added - 1);
        for (int i = 0; i < added; ++i) m_rows.insert(same + i, rows[same + i]);
        endInsertRows();
    }
    for (int i = 0; i < count(); ++i) {
        if (m_rows[i] == rows[i]) continue;
        m_rows[i] = rows[i];
        emit dataChanged(index(i), index(i));
    }
    if (count() != before) emit countChanged();
}

void RowModel::appendRows(const QList<Row>& rows)
{
    if (rows.isEmpty()) return;
    beginInsertRows({}, count(), count() + static_cast<int>(rows.size()) - 1);
    m_rows.append(rows);
    endInsertRows();
    emit countChanged();
}

void RowModel::truncate(int newCount)
{
    if (newCount >= count()) return;
    beginRemoveRows({}, newCount, count() - 1);
    m_rows.resize(newCount);
    endRemoveRows();
    emit countChanged();
}

}  // namespace inselwerk
