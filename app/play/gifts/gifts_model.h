#pragma once

#include "app/play/table/panels/panel_model.h"
#include "app/play/table/row_model.h"

#include "engine/rules/gifts/gifts.h"

namespace inselwerk {

/// The wish list with its boxes, the gift track with all markers, and who is ahead.
class GiftsModel : public inselwerk::PanelModel  // qualified, or the registration of QML types does not find it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// The wishes from the top. Rows: key (`ore`), name, title ("Big gift", "No wish: brick"), detail (what it brings),
    /// wished, numbers (of the box), owner and colour (of the marker there, or empty), possible, gift ("Give 1 ore"),
    /// reason (why it cannot be given), text.
    Q_PROPERTY(inselwerk::RowModel* wishes READ wishes CONSTANT)
    /// Spaces from the last one down to the start. Rows: key (0 is the start), label, markers (a list of colour, name
    /// and lap, left to right), lineMarkers (how many there are in a line of `lineLength` spaces), leads, note (beside
    /// the markers), text.
    Q_PROPERTY(inselwerk::RowModel* track READ track CONSTANT)
    Q_PROPERTY(int lineLength READ lineLength CONSTANT)
    /// Whom the robber's hex feeds: "The robber stands on hills 4. On a 4, Orange receives what he blocks."
    Q_PROPERTY(QString rewardText READ rewardText NOTIFY changed)
    /// Who has Greatest Giver: colour (empty: nobody), a sentence, the same in a few words, its points.
    Q_PROPERTY(QString giverColour READ giverColour NOTIFY changed)
    Q_PROPERTY(QString giverText READ giverText NOTIFY changed)
    Q_PROPERTY(QString giverLine READ giverLine NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed)

public:
    explicit GiftsModel(GameSession& session);
    ~GiftsModel() override;

    RowModel* wishes() { return &m_wishes; }
    RowModel* track() { return &m_track; }
    static int lineLength() { return 5; }
    QString rewardText() const;
    QString giverColour() const;
    QString giverText() const;
    QString giverLine() const;
    int points() const;
    QString pointsText() const;

    /// Gives the card of a wish (`ore`); false when that is not possible.
    Q_INVOKABLE bool give(const QString& wish);

private:
    void refresh() override;
    void refreshWishes();
    void refreshTrack();
    RowModel::Row wished(gifts::Box, Resource) const;
    RowModel::Row disliked(Resource, bool first) const;
    QString noteOf(int space) const;
    Action gift(Resource) const;
    Seat leader() const;

    RowModel m_wishes;
    RowModel m_track;
    gifts::Standing m_standing;
};

}  // namespace inselwerk
