#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace inselwerk {

/// A small picture of the shared drawing code: an icon, a card, a die, a piece, a spot of the board. `kind` says what,
/// the other properties what it shows; which of them count for a kind is said there.
///
/// Without a size of its own in QML it takes that of `implicitWidth` × `implicitHeight`.
class ShapeItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Kind kind MEMBER m_kind WRITE setKind NOTIFY changed)
    /// `trade`, `lumber`, `knight`, …: the icon, resource or card, as files spell it (road_building).
    Q_PROPERTY(QString name MEMBER m_name WRITE setName NOTIFY changed)
    /// Colour of a seat: `red`.
    Q_PROPERTY(QString seat MEMBER m_seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QString label MEMBER m_label WRITE setLabel NOTIFY changed)
    /// Number of a disc, face of a die.
    Q_PROPERTY(int number MEMBER m_number WRITE setNumber NOTIFY changed)
    /// Numbers on an event token.
    Q_PROPERTY(QList<int> numbers MEMBER m_numbers WRITE setNumbers NOTIFY changed)
    /// Tokens of a pile; corner index of the lit channel of a volcano.
    Q_PROPERTY(int count MEMBER m_count WRITE setCount NOTIFY changed)
    /// Numbers of the six corners of a volcano.
    Q_PROPERTY(QList<int> cornerNumbers MEMBER m_cornerNumbers WRITE setCornerNumbers NOTIFY changed)
    /// Colour and width (on the 24 grid) of the lines of an icon.
    Q_PROPERTY(QColor ink MEMBER m_ink WRITE setInk NOTIFY changed)
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth WRITE setLineWidth NOTIFY changed)
    /// Of pieces and spots on the board, which stand in the middle of the item.
    Q_PROPERTY(qreal hexRadius MEMBER m_hexRadius WRITE setHexRadius NOTIFY changed)
    Q_PROPERTY(qreal angle MEMBER m_angle WRITE setAngle NOTIFY changed)
    Q_PROPERTY(bool flat MEMBER m_flat WRITE setFlat NOTIFY changed)
    Q_PROPERTY(Spot spot MEMBER m_spot WRITE setSpot NOTIFY changed)
    Q_PROPERTY(DieColour dieColour MEMBER m_dieColour WRITE setDieColour NOTIFY changed)
    /// Opacity as one layer: a ghost.
    Q_PROPERTY(qreal strength MEMBER m_strength WRITE setStrength NOTIFY changed)

public:
    enum Kind {
        Nothing,
        LineIcon,         ///< name, ink, lineWidth
        Logo,
        Resource,         ///< name
        ResourceCard,     ///< name, label
        CostChip,         ///< name
        DevelopmentCard,  ///< name, label
        CardHead,         ///< name, strength
        ResourceBack,     ///< seat or empty
        DevelopmentBack,  ///< seat or empty
        Die,              ///< number, dieColour
        SeatChip,         ///< seat
        NumberDisc,       ///< number; 0: left to chance
        Token,            ///< name: a crop, `seed` for the back of a token, empty for a place
        EventToken,       ///< name: category; label: crop or empty; count: pictures of it; numbers
        SidePile,         ///< number, count; 0: an empty place
        VolcanoDiagram,   ///< cornerNumbers, count (-1: none lit), flat
        RoadIcon,         ///< seat, strength; likewise the next two: pictures for buttons
        SettlementIcon,
        CityIcon,
        Road,             ///< seat, angle, hexRadius, strength; likewise the next: pieces on the board
        Settlement,
        City,
        Robber,
        Pile,             ///< number, count, hexRadius
        CornerSpot,       ///< seat, spot, hexRadius; likewise the next
        EdgeSpot,         ///< and angle
        CitySpot,
        HexSpot,          ///< and flat
        SpotFocus,
        HexFocus          ///< and flat
    };
    Q_ENUM(Kind)
    enum Spot { Legal, Hover, Chosen };
    Q_ENUM(Spot)
    enum DieColour { CreamDie, RedDie, LavaDie };
    Q_ENUM(DieColour)

    explicit ShapeItem(QQuickItem* parent = nullptr);

    void setKind(Kind);
    void setName(const QString&);
    void setSeat(const QString&);
    void setLabel(const QString&);
    void setNumber(int);
    void setCount(int);
    void setCornerNumbers(const QList<int>&);
    void setNumbers(const QList<int>&);
    void setInk(const QColor&);
    void setLineWidth(qreal);
    void setHexRadius(qreal);
    void setAngle(qreal);
    void setFlat(bool);
    void setSpot(Spot);
    void setDieColour(DieColour);
    void setStrength(qreal);

    void paint(QPainter*) override;

signals:
    void changed();

protected:
    void itemChange(ItemChange, const ItemChangeData&) override;

private:
    template <class T>
    void set(T& member, const T& value);
    void paintThing(QPainter&, const QRectF&) const;
    void paintOnBoard(QPainter&, const QRectF&) const;

    Kind m_kind = Nothing;
    QString m_name;
    QString m_seat;
    QString m_label;
    int m_number = 0;
    int m_count = 0;
    QList<int> m_cornerNumbers;
    QList<int> m_numbers;
    QColor m_ink = Qt::black;
    qreal m_lineWidth = 1.9;
    qreal m_hexRadius = 60;
    qreal m_angle = 0;
    bool m_flat = false;
    Spot m_spot = Legal;
    DieColour m_dieColour = CreamDie;
    qreal m_strength = 1;
};

}  // namespace inselwerk
