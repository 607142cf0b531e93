#pragma once

#include "engine/scenario/problem.h"

#include <QAbstractListModel>
#include <QtQml/qqml.h>

namespace inselwerk {

/// What is wrong with a file, line by line, in the language in use.
class ProblemList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Desk")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

public:
    enum Role { SentenceRole = Qt::UserRole, PlaceRole, PathRole, ErrorRole };

    using QAbstractListModel::QAbstractListModel;

    void set(Problems);
    int count() const { return static_cast<int>(m_problems.size()); }
    int errors() const;
    int warnings() const { return count() - errors(); }
    /// All texts anew, after a switch of the language.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    Problems m_problems;
};

}  // namespace inselwerk
