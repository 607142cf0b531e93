#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// How often each number was rolled, against what is to be expected.
///
/// Roles: key ("2" … "12"), number, count, expected (a real number), red (6 and 8), last (the latest roll).
class RollsModel : public RowModel
{
    Q_OBJECT
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// The largest count or expectation, to scale the bars by; at least 1.
    Q_PROPERTY(double highest READ highest NOTIFY changed)
    /// "32 rolls"
    Q_PROPERTY(QString text READ text NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit RollsModel(GameSession&);

    int total() const { return m_total; }
    double highest() const { return m_highest; }
    QString text() const;

signals:
    void changed();

private:
    void refresh();

    GameSession& m_session;
    int m_total = 0;
    double m_highest = 1;
};

}  // namespace inselwerk
