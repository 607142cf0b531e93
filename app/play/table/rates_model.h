#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// What the bank takes for one card of another kind, the best that the viewer can do first. Roles: see
/// TradeModel::rates.
class RatesModel : public RowModel
{
    Q_OBJECT

public:
    explicit RatesModel(GameSession&);

    /// Resources that the bank would give for this one now.
    QStringList offers(const QString& give) const;

private:
    void refresh();

    GameSession& m_session;
};

}  // namespace inselwerk
