#pragma once

#include "engine/scenario/scenario.h"

#include <QAbstractListModel>
#include <QtQml/qqml.h>

#include <memory>

namespace inselwerk {

/// The boards of a scenario, for a list to choose from.
class BoardChoices : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to NewGame")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole, NoteRole };

    using QAbstractListModel::QAbstractListModel;

    void set(std::shared_ptr<const Scenario>);
    void retranslate();
    int count() const { return rowCount(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    std::shared_ptr<const Scenario> m_scenario;
};

}  // namespace inselwerk
