#include "app/play/shapes/board_item.h"

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
        return x.at == y.at && x.terrain == y.terrain && x.chance == y.chance && x.sparse == y.sparse
               && x.spentStack == y.spentStack && x.volcano.has_value() == y.volcano.has_value()
               && (!x.volcano || x.volcano->dormant == y.volcano->dormant);
    };
    const auto sameHarbour = [](const HarbourPicture& x, const HarbourPicture& y) {
        return x.at == y.at && x.kind == y.kind;
    };
    return a.orientation == b.orientation && a.dark == b.dark && a.sea == b.sea && a.detail == b.detail
           && std::ranges::equal(a.hexes, b.hexes, sameHex) && std::ranges::equal(a.harbours, b.harbours, sameHarbour);
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
    if (groundChanged) m_ground = {};
    m_layout = BoardLayout(m_painter);
    emit layoutChanged();
    if (m_asynchronous)
        polish();  // several changes at once are painted once
    else
        update();
}

void BoardItem::updatePolish()
{
    if (m_asynchronous && window() && width() >= 1 && height() >= 1 && !picture().hexes.empty()) paintBeside();
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
    if (picture().hexes.empty()) return;
    if (m_ground.isNull()) {
        m_ground = emptyImage(size(), scaleFactor());
        QPainter p(&m_ground);
        p.setRenderHint(QPainter::Antialiasing);
        m_painter.paintGround(p);
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->drawImage(QPointF(), m_ground);
    m_painter.paintPieces(*painter);
    cutOff(*painter, outsideOfCorners());
}

}  // namespace inselwerk
