#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace inselwerk {

/// A small list for QML: rows of values under named roles, set as a whole.
///
/// The first role is the key of a row. Rows that stay keep their delegates (and so the keyboard focus); only what
/// changed is announced.
class RowModel : public QAbstractListModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    QML_ELEMENT
    QML_UNCREATABLE("A model belongs to a GameSession")

public:
    using Row = QVariantList;

    /// `roles`: names as QML sees them, the key first.
    explicit RowModel(const QList<QByteArray>& roles, QObject* parent = nullptr);

    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The value of a role in a row; invalid if there is none. `row` by number or by key.
    Q_INVOKABLE QVariant get(int row, const QString& role) const;
    Q_INVOKABLE QVariant at(const QString& key, const QString& role) const;
    Q_INVOKABLE int find(const QString& key) const;

    void setRows(const QList<Row>&);
    void appendRows(const QList<Row>&);
    void truncate(int count);

signals:
    void countChanged();

private:
    int roleIndex(const QString& role) const;

    QList<QByteArray> m_roles;
    QList<Row> m_rows;
};

}  // namespace inselwerk
