#pragma once

#include "app/common/painting/board_painter.h"
#include "app/play/shapes/board_layout.h"

#include <QImage>
#include <QPainterPath>
#include <QQuickPaintedItem>

namespace inselwerk {

/// `boardPicture` in QML: handed on from view models to BoardItem, never looked into.
struct BoardPictureForQml
{
    Q_GADGET
    QML_FOREIGN(inselwerk::BoardPicture)
    QML_VALUE_TYPE(boardPicture)
};

/// A board, drawn sharp at any size. The ground is kept as an image, so that a move repaints only pieces. It is painted
/// beside the main thread, for it takes long: until a new one is there the old one is shown, scaled to its place.
class BoardItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(inselwerk::BoardPicture picture READ picture WRITE setPicture NOTIFY pictureChanged)
    /// Colours around the land; goes before those of the picture.
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    /// Paint pieces, too, beside the main thread and show the board when it is done: for galleries.
    Q_PROPERTY(bool asynchronous READ asynchronous WRITE setAsynchronous NOTIFY asynchronousChanged)
    /// Of the corners; without `roundBottom` only of the upper ones.
    Q_PROPERTY(qreal radius READ radius WRITE setRadius NOTIFY radiusChanged)
    Q_PROPERTY(bool roundBottom READ roundBottom WRITE setRoundBottom NOTIFY radiusChanged)
    Q_PROPERTY(inselwerk::BoardLayout layout READ layout NOTIFY layoutChanged)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);

    const BoardPicture& picture() const { return m_painter.picture(); }
    void setPicture(const BoardPicture&);
    bool dark() const { return picture().dark; }
    void setDark(bool);
    bool asynchronous() const { return m_asynchronous; }
    void setAsynchronous(bool);
    qreal radius() const { return m_radius; }
    void setRadius(qreal);
    bool roundBottom() const { return m_roundBottom; }
    void setRoundBottom(bool);
    const BoardLayout& layout() const { return m_layout; }

    void paint(QPainter*) override;

signals:
    void pictureChanged();
    void darkChanged();
    void asynchronousChanged();
    void radiusChanged();
    void layoutChanged();

protected:
    void geometryChange(const QRectF&, const QRectF&) override;
    void itemChange(ItemChange, const ItemChangeData&) override;
    void updatePolish() override;

private:
    void refresh(bool groundChanged);
    QPainterPath outsideOfCorners() const;
    void paintBeside();
    void show(int request, const QImage&);
    void paintGroundBeside();
    qreal scaleFactor() const;

    BoardPainter m_painter;
    BoardLayout m_layout;
    /// The ground as it was painted last, and where the hexes lie in it.
    struct Ground
    {
        QImage image{};
        QPointF origin{};
        qreal radius = 1;
    };
    Ground m_ground;              ///< of the synchronous way
    bool m_groundIsOld = true;    ///< it has to be painted anew
    bool m_groundIsComing = false;
    QImage m_finished;            ///< of the asynchronous way
    bool m_asynchronous = false;
    qreal m_radius = 0;
    bool m_roundBottom = true;
    int m_request = 0;  ///< only the newest of several paintings counts
};

}  // namespace inselwerk
