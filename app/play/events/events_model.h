#pragma once

#include "app/play/events/token_look.h"
#include "app/play/table/panels/panel_model.h"
#include "app/play/table/row_model.h"

#include "engine/rules/events/events.h"

namespace inselwerk {

/// Event tokens: the one that was turned over last and what came of it, and where face-down ones lie.
class EventsModel : public inselwerk::PanelModel  // qualified, or the registration of QML types does not find it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// A token has been turned over in this game.
    Q_PROPERTY(bool revealed READ revealed NOTIFY changed)
    /// Its name; what it does; who turned it over; what happened then, a sentence a line.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString effect READ effect NOTIFY changed)
    Q_PROPERTY(QString who READ who NOTIFY changed)
    Q_PROPERTY(QStringList outcome READ outcome NOTIFY changed)
    /// Its face, for ShapeItem.EventToken.
    Q_PROPERTY(QString category READ category NOTIFY changed)
    Q_PROPERTY(QString crop READ crop NOTIFY changed)
    Q_PROPERTY(int amount READ amount NOTIFY changed)
    Q_PROPERTY(QList<int> numbers READ numbers NOTIFY changed)

    /// Where tokens lie face down, of the places where the scenario lays any. Rows: key, name, colour (of a seat, or
    /// empty), settlements, cities (-1: no pieces), count, text.
    Q_PROPERTY(inselwerk::RowModel* places READ places CONSTANT)
    /// Tokens that were used. Rows: key, name, effect, count.
    Q_PROPERTY(inselwerk::RowModel* discard READ discard CONSTANT)
    Q_PROPERTY(QString stackText READ stackText NOTIFY changed)
    Q_PROPERTY(QString discardText READ discardText NOTIFY changed)

public:
    explicit EventsModel(GameSession& session);
    ~EventsModel() override;

    bool revealed() const { return m_entry >= 0; }
    QString name() const;
    QString effect() const;
    QString who() const;
    QStringList outcome() const;
    QString category() const { return face().category; }
    QString crop() const { return face().crop; }
    int amount() const { return face().amount; }
    QList<int> numbers() const { return face().numbers; }
    RowModel* places() { return &m_places; }
    RowModel* discard() { return &m_discard; }
    QString stackText() const;
    QString discardText() const;

private:
    void refresh() override;
    void refreshPlaces();
    bool uses(std::string_view place) const;
    void refreshDiscard();
    events::TokenLook face() const;
    /// The type of the last token, or null.
    const events::TokenType* type() const;

    RowModel m_places;
    RowModel m_discard;
    events::Open m_open;
    int m_entry = -1;  ///< of the log, where it was turned over
};

}  // namespace inselwerk
