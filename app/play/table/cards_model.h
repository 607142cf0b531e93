#pragma once

#include "app/play/table/row_model.h"

#include "engine/table/action.h"

namespace inselwerk {

class GameSession;
class Names;

/// The development cards of the viewer, one row a kind and age.
///
/// Roles:
///   key       "knight", "knight new" (bought this turn)
///   kind      `knight`, `road_building`, `year_of_plenty`, `monopoly`, `victory_point`
///   name, text  as printed on it
///   count     how many of them
///   playable, reason  why not, as a sentence
///   fresh     bought this turn
///   active    its choice (resources) is going on
class CardsModel : public RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit CardsModel(GameSession&);

    /// Plays a card by its key. Monopoly and year of plenty then ask for resources (see ChoicesModel).
    Q_INVOKABLE bool play(const QString& key);

private:
    void refresh();
    QString why(Do, const Names&) const;

    GameSession& m_session;
};

}  // namespace inselwerk
