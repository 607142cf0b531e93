#pragma once

#include <QAbstractListModel>
#include <QtQml/qqml.h>

namespace inselwerk {

/// Who may sit in a seat: a person, or a bot of some level, for a list to choose from. Bots the strongest first.
class PlayerKinds : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to NewGame")

public:
    enum Role { KindRole = Qt::UserRole, TextRole, ExplanationRole };

    explicit PlayerKinds(QObject* parent = nullptr);

    static bool known(const QString& kind);
    static QString usualBot();
    Q_INVOKABLE int find(const QString& kind) const { return static_cast<int>(m_kinds.indexOf(kind)); }
    Q_INVOKABLE QString kindAt(int row) const { return m_kinds.value(row); }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QStringList m_kinds;
};

}  // namespace inselwerk
