#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// The panels of the rule modules at this table (see panels/registry.h), in the modules' order.
///
/// Roles: key (of the module, `volcano`), title, icon (name of a line icon), url (of its QML), panelModel (the object
/// that the QML gets in its required property `panel`), seatUrl (QML of what stands on the card of each player, which
/// gets `panel` and `seat`; may be empty).
class PanelsModel : public RowModel
{
    Q_OBJECT
    /// The same for a row of tabs: key, title and icon of each.
    Q_PROPERTY(QVariantList pages READ pages NOTIFY pagesChanged)
    /// How many of them show something on the cards of players.
    Q_PROPERTY(int strips READ strips NOTIFY countChanged)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit PanelsModel(GameSession&);

    /// Makes the panels for the table of a game that begins.
    void rebuild();
    /// The model of a module's panel, or null.
    Q_INVOKABLE QObject* panel(const QString& key) const;
    int strips() const;
    QVariantList pages() const { return m_pages; }

signals:
    void pagesChanged();

private:
    void refresh();

    GameSession& m_session;
    QList<QObject*> m_models;
    QVariantList m_pages;
};

}  // namespace inselwerk
