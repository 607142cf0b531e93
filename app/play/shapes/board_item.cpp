#include "app/play/shapes/board_item.h"

#include "app/common/painting/palette.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPointer>
#include <QQuickWindow>
#include <QThreadPool>

#include <algorithm>

namespace inselwerk {
namespace {

QImage emptyImage(const QSizeF& size, qreal scaleFactor)
{
    QImage image((size * scaleFactor).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scaleFactor);
    image.fill(Qt::transparent);
    return image;
}

/// Does a move leave the ground as it is?
bool sameGround(const BoardPicture& a, const BoardPicture& b)
{
    const auto sameHex = [](const HexPicture& x, const HexPicture& y) {
        return x.at == y.at && x.terrain == y.terrain && tileStyleOf(x) == tileStyleOf(y);
    };
    const auto sameHarbour = [](const HarbourPicture& x, const HarbourPicture& y) {
        return x.at == y.at && x.kind == y.kind;
    };
    return a.orientation == b.orientation && a.dark == b.dark && a.sea == b.sea && a.detail == b.detail
           && std::ranges::equal(a.hexes, b.hexes, sameHex) && std::ranges::equal(a.harbours, b.harbours, sameHarbour);
}

/// Does the old ground do until the new one is painted?
bool sameLand(const BoardPicture& a, const BoardPicture& b)
{
    return a.orientation == b.orientation
           && std::ranges::equal(a.hexes, b.hexes, [](const HexPicture& x, const HexPicture& y) {
                  return x.at == y.at && x.terrain == y.terrain;
              });
}

void cutOff(QPainter& painter, const QPainterPath& path)
{
    if (path.isEmpty()) return;
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(path, Qt::black);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

}  // namespace

BoardItem::BoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void BoardItem::setPicture(const BoardPicture& picture)
{
    BoardPicture next = picture;
    next.dark = dark();
    const bool groundChanged = !sameGround(next, this->picture());
    if (!sameLand(next, this->picture())) m_ground = {};
    m_painter.setPicture(std::move(next));
    refresh(groundChanged);
    emit pictureChanged();
}

void BoardItem::setDark(bool dark)
{
    if (picture().dark == dark) return;
    BoardPicture next = picture();
    next.dark = dark;
    m_painter.setPicture(std::move(next));
    refresh(true);
    emit darkChanged();
}

void BoardItem::setAsynchronous(bool asynchronous)
{
    if (m_asynchronous == asynchronous) return;
    m_asynchronous = asynchronous;
    refresh(true);
    emit asynchronousChanged();
}

void BoardItem::setRadius(qreal radius)
{
    if (m_radius == radius) return;
    m_radius = radius;
    refresh(false);
    emit radiusChanged();
}

void BoardItem::setRoundBottom(bool round)
{
    if (m_roundBottom == round) return;
    m_roundBottom = round;
    refresh(false);
    emit radiusChanged();
}

QPainterPath BoardItem::outsideOfCorners() const
{
    QPainterPath path;
    if (m_radius <= 0) return path;
    const QRectF box = boundingRect();
    QPainterPath inside;
    inside.addRoundedRect(box.adjusted(0, 0, 0, m_roundBottom ? 0 : m_radius), m_radius, m_radius);
    path.addRect(box);
    return path.subtracted(inside);
}

void BoardItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    m_painter.setArea(QRectF(QPointF(), now.size()));
    refresh(true);
}

void BoardItem::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || (change == ItemSceneChange && data.window)) refresh(true);
}

qreal BoardItem::scaleFactor() const { return window() ? window()->effectiveDevicePixelRatio() : 1; }

void BoardItem::refresh(bool groundChanged)
{
    if (groundChanged) m_groundIsOld = true;
    m_layout = BoardLayout(m_painter);
    emit layoutChanged();
    if (m_asynchronous || groundChanged) polish();  // several changes at once are painted once
    if (!m_asynchronous) update();
}

void BoardItem::updatePolish()
{
    if (!window() || width() < 1 || height() < 1 || picture().hexes.empty()) return;
    if (m_asynchronous)
        paintBeside();
    else if (m_groundIsOld && !m_groundIsComing)
        paintGroundBeside();
}

/// One at a time: while the size changes, the next one begins when the last one is done.
void BoardItem::paintGroundBeside()
{
    m_groundIsOld = false;
    m_groundIsComing = true;
    QThreadPool::globalInstance()->start(
        [painter = m_painter, size = this->size(), scale = scaleFactor(), item = QPointer<BoardItem>(this)] {
            Ground ground{emptyImage(size, scale), painter.geometry().hexCentre({0, 0}), painter.geometry().radius()};
            QPainter p(&ground.image);
            p.setRenderHint(QPainter::Antialiasing);
            painter.paintGround(p);
            p.end();
            QMetaObject::invokeMethod(qApp, [ground, land = painter.picture(), item] {
                BoardItem* board = item.data();
                if (!board) return;
                board->m_groundIsComing = false;
                if (sameLand(land, board->picture())) board->m_ground = ground;
                if (board->m_groundIsOld) board->polish();
                board->update();
            });
        });
}

void BoardItem::paintBeside()
{
    QThreadPool::globalInstance()->start([painter = m_painter, size = this->size(), scale = scaleFactor(),
                                          outside = outsideOfCorners(), request = ++m_request, item = QPointer<BoardItem>(this)] {
        QImage image = emptyImage(size, scale);
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        painter.paint(p);
        cutOff(p, outside);
        p.end();
        QMetaObject::invokeMethod(qApp, [image, request, item] {
            if (BoardItem* board = item.data()) board->show(request, image);
        });
    });
}

void BoardItem::show(int request, const QImage& image)
{
    if (m_request != request) return;
    m_finished = image;
    update();
}

void BoardItem::paint(QPainter* painter)
{
    if (m_asynchronous) {
        painter->drawImage(QPointF(), m_finished);
        return;
    }
    if (picture().hexes.empty() || m_ground.image.isNull()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    const BoardGeometry& now = m_painter.geometry();
    const qreal scale = now.radius() / m_ground.radius;
    const QPointF place = now.hexCentre({0, 0}) - scale * m_ground.origin;
    if (qFuzzyCompare(scale, 1.0) && place.manhattanLength() < .01) {
        painter->drawImage(QPointF(), m_ground.image);
    } else {
        painter->fillRect(boundingRect(), boardPalette(dark()).seaRim);
        painter->drawImage(QRectF(place, scale * m_ground.image.deviceIndependentSize()), m_ground.image);
    }
    m_painter.paintPieces(*painter);
    cutOff(*painter, outsideOfCorners());
}

}  // namespace inselwerk
