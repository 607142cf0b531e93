#pragma once

#include "app/play/table/panels/panel_model.h"
#include "app/play/table/row_model.h"
#include "app/play/volcano/eruption.h"

namespace inselwerk {

/// What lies on the volcano, and the course of an eruption.
///
/// With several volcanoes the one that erupts (or else the first) is shown.
class VolcanoModel : public inselwerk::PanelModel  // qualified, or the registration of QML types does not find it
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// The live number, 0 when dormant; ways in 36 to roll it, and as text: "5 of 36 rolls".
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int pips READ pips NOTIFY changed)
    Q_PROPERTY(QString pipsText READ pipsText NOTIFY changed)
    /// The number after it; 0: none, or shuffled and so not known. "then the 8"
    Q_PROPERTY(int nextNumber READ nextNumber NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    Q_PROPERTY(int tokensLeft READ tokensLeft NOTIFY changed)
    Q_PROPERTY(int tokens READ tokens NOTIFY changed)
    /// "Eruption 5 of 10"
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    Q_PROPERTY(bool shuffled READ shuffled NOTIFY changed)
    /// The stack in order, top first; empty when shuffled. Rows: key, number, state (`spent`, `live`, `next`, `later`),
    /// red, text ("6, live now").
    Q_PROPERTY(inselwerk::RowModel* stack READ stack CONSTANT)
    /// "When the 12 is on top and is rolled, the volcano explodes and the Witch-Doctor leaves."
    Q_PROPERTY(QString explosionText READ explosionText NOTIFY changed)
    Q_PROPERTY(bool exploded READ exploded NOTIFY changed)
    Q_PROPERTY(bool flat READ flat NOTIFY changed)

    /// The six corners in the order of the die. Rows: key and die (1–6), index (of the corner, as BoardGeometry
    /// counts), seat (-1), name, colour, piece (`settlement`, `city` or empty), struck (lava just ran there), text
    /// ("Corner 3: Clara's city").
    Q_PROPERTY(inselwerk::RowModel* corners READ corners CONSTANT)

    /// An eruption is going on, or the last one may still be read (until the next roll).
    Q_PROPERTY(bool erupting READ erupting NOTIFY changed)
    /// Its course. Rows: key (`production`, `gifts`, `lava`, `token`), number (1–4), text, state (`done`, `now`,
    /// `later`).
    Q_PROPERTY(inselwerk::RowModel* course READ course CONSTANT)
    /// Gifts of this eruption. Rows: key, seat, name, colour, text ("City at corner 3"), cards ("2 cards"), left (still
    /// to choose), done, now (chooses now).
    Q_PROPERTY(inselwerk::RowModel* gifts READ gifts CONSTANT)
    /// The lava die, 0 before it is rolled; "The lava runs to corner 3." and what became of who lives there.
    Q_PROPERTY(int lavaDie READ lavaDie NOTIFY changed)
    Q_PROPERTY(QString lavaText READ lavaText NOTIFY changed)

public:
    explicit VolcanoModel(GameSession&);
    ~VolcanoModel() override;

    int number() const;
    int pips() const;
    QString pipsText() const;
    int nextNumber() const;
    QString nextText() const;
    int tokensLeft() const;
    int tokens() const;
    QString countText() const;
    bool shuffled() const;
    RowModel* stack() { return &m_stack; }
    QString explosionText() const;
    bool exploded() const;
    bool flat() const;
    RowModel* corners() { return &m_corners; }
    bool erupting() const { return m_eruption.happened; }
    RowModel* course() { return &m_course; }
    RowModel* gifts() { return &m_gifts; }
    int lavaDie() const { return m_eruption.die; }
    QString lavaText() const;

private:
    struct Home
    {
        int corner;
        Seat seat;
        bool city;
    };
    int stackIndex() const;
    const StackSite* site() const;
    bool canExplode() const;
    void refresh() override;
    void chooseHex();
    void refreshStack();
    void refreshCorners();
    void refreshCourse();
    void refreshGifts();
    std::vector<Home> homes() const;
    int owedTo(Seat) const;
    QString describe(const Home&) const;

    RowModel m_stack;
    RowModel m_corners;
    RowModel m_course;
    RowModel m_gifts;
    Eruption m_eruption;
    int m_hex = -1;                ///< the volcano that is shown
    std::vector<Home> m_honoured;  ///< who lived there when it erupted
    int m_honouredAt = -1;         ///< entry of the log with that eruption
};

}  // namespace inselwerk
