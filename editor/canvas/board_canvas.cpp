#include "editor/canvas/board_canvas.h"

#include "app/common/authored_picture.h"
#include "app/common/painting/board_painter.h"
#include "app/common/painting/sea.h"
#include "app/common/painting/spots.h"
#include "editor/canvas/cursor_walk.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <map>

namespace inselwerk {
namespace {

constexpr qreal smallestRadius = 6;
constexpr qreal largestRadius = 240;
/// How far from its centre a hex can change the picture, in R: tile, shallows, harbour signs.
constexpr qreal hexReach = 2.1;

QRectF aroundHex(const BoardGeometry& geometry, HexCoord hex)
{
    const qreal reach = hexReach * geometry.radius();
    return QRectF(geometry.hexCentre(hex) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
}

/// What of a picture can be seen in a part of the canvas; hexes outside it stay that are needed for the coast.
BoardPicture partOf(const BoardPicture& whole, const BoardGeometry& geometry, const QRectF& part)
{
    BoardPicture picture = whole;
    std::erase_if(picture.hexes, [&](const HexPicture& hex) {
        return !aroundHex(geometry, hex.at).adjusted(-2, -2, 2, 2).intersects(part) &&
               !part.contains(geometry.hexCentre(hex.at));
    });
    return picture;
}

/// The hexes that differ between two pictures that are alike but for hexes.
std::set<HexCoord> differentHexes(const BoardPicture& a, const BoardPicture& b)
{
    std::map<HexCoord, const HexPicture*> before;
    for (const HexPicture& hex : a.hexes) before[hex.at] = &hex;
    std::set<HexCoord> different;
    for (const HexPicture& hex : b.hexes) {
        const auto old = before.find(hex.at);
        if (old == before.end() || !(*old->second == hex)) different.insert(hex.at);
        if (old != before.end()) before.erase(old);
    }
    for (const auto& [at, hex] : before) different.insert(at);
    return different;
}

bool alikeButForHexes(BoardPicture a, BoardPicture b)
{
    a.hexes.clear();
    b.hexes.clear();
    return a == b;
}

}  // namespace

BoardCanvas::BoardCanvas(Focus& focus, QWidget* parent) : QWidget(parent), m_focus(focus)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(240, 200);
    connect(&focus, &Focus::boardChanged, this, &BoardCanvas::boardChanged);
    connect(&focus, &Focus::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&focus.document(), &Document::changed, this, &BoardCanvas::refresh);
    boardChanged();
}

void BoardCanvas::setTool(Tool* tool)
{
    if (tool == m_tool) return;
    stopDrag();
    if (m_tool) {
        m_tool->deactivate();
        disconnect(m_tool, &Tool::lookChanged, this, nullptr);
    }
    m_tool = tool;
    if (m_tool) {
        connect(m_tool, &Tool::lookChanged, this, qOverload<>(&QWidget::update));
        m_tool->activate();
        setCursor(m_tool->cursor());
    }
    update();
}

void BoardCanvas::addOverlay(Overlay* overlay)
{
    m_overlays.push_back(overlay);
    connect(overlay, &Overlay::changed, this, qOverload<>(&QWidget::update));
    update();
}

void BoardCanvas::removeOverlay(Overlay* overlay)
{
    std::erase(m_overlays, overlay);
    disconnect(overlay, &Overlay::changed, this, nullptr);
    update();
}

void BoardCanvas::setDark(bool dark)
{
    m_dark = dark;
    m_sea = {};
    refresh();
    update();
}

void BoardCanvas::setPreview(std::optional<BoardPicture> preview)
{
    m_preview = std::move(preview);
    refresh();
}

void BoardCanvas::boardChanged()
{
    m_preview.reset();
    refresh();
    m_cursor = {};
    fit();
}

void BoardCanvas::refresh()
{
    BoardPicture picture;
    if (m_preview)
        picture = *m_preview;
    else if (const Board* board = m_focus.board())
        picture = authoredPicture(m_focus.scenario(), *board);
    picture.dark = m_dark;
    picture.sea = false;  // the canvas keeps its own
    const bool alike = alikeButForHexes(picture, m_picture);
    const std::set<HexCoord> different = differentHexes(m_picture, picture);
    m_picture = std::move(picture);
    m_geometry = BoardGeometry(m_picture, rect(), m_geometry.radius(), m_geometry.origin());
    if (!alike) {
        update();
        return;
    }
    for (const HexCoord hex : different) update(aroundHex(m_geometry, hex).toAlignedRect());
}

void BoardCanvas::place(qreal radius, QPointF origin)
{
    m_geometry = BoardGeometry(m_picture, rect(), std::clamp(radius, smallestRadius, largestRadius), origin);
    update();
    emit zoomChanged(zoom());
}

void BoardCanvas::fit()
{
    const BoardGeometry fitted(m_picture, rect());
    const qreal radius = std::clamp(fitted.radius(), smallestRadius, 1.5 * plainRadius);
    // Around the middle of the canvas, where it was if the radius had to be another one.
    const QPointF middle = rect().center();
    place(radius, middle + (fitted.origin() - middle) * radius / fitted.radius());
    m_fitted = true;
}

int BoardCanvas::zoom() const { return qRound(m_geometry.radius() / plainRadius * 100); }

void BoardCanvas::setZoom(int percent) { zoomBy(percent / 100.0 * plainRadius / m_geometry.radius(), rect().center()); }

void BoardCanvas::zoomBy(qreal factor, QPointF fixed)
{
    const qreal radius = std::clamp(m_geometry.radius() * factor, smallestRadius, largestRadius);
    m_fitted = false;
    place(radius, fixed + (m_geometry.origin() - fixed) * radius / m_geometry.radius());
}

void BoardCanvas::zoomIn() { zoomBy(1.25, rect().center()); }

void BoardCanvas::zoomOut() { zoomBy(1 / 1.25, rect().center()); }

void BoardCanvas::show(HexCoord hex)
{
    const qreal margin = m_geometry.radius();
    const QPointF centre = m_geometry.hexCentre(hex);
    if (!QRectF(rect()).adjusted(margin, margin, -margin, -margin).contains(centre)) moveBy(rect().center() - centre);
}

void BoardCanvas::moveBy(QPointF offset)
{
    m_fitted = false;
    place(m_geometry.radius(), m_geometry.origin() + offset);
}

Spot BoardCanvas::spotAt(QPointF point, Qt::KeyboardModifiers modifiers) const
{
    return {
        point, m_geometry.nearestHex(point), m_geometry.cornerAt(point), m_geometry.edgeAt(point), modifiers};
}

void BoardCanvas::setCursorHex(HexCoord hex)
{
    show(hex);
    m_cursor = spotAt(m_geometry.hexCentre(hex));
    update();
    emit pointedAt(hex);
}

void BoardCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (m_sea.isNull()) {
        m_sea = QPixmap(size() * devicePixelRatioF());
        m_sea.setDevicePixelRatio(devicePixelRatioF());
        QPainter sea(&m_sea);
        sea.setRenderHint(QPainter::Antialiasing);
        paintSea(sea, QRectF(rect()), m_dark);
    }
    painter.drawPixmap(QPointF(0, 0), m_sea);
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);
        paintLattice(painter, part);
        const BoardPainter board(partOf(m_picture, m_geometry, part), m_geometry);
        board.paintGround(painter, &m_tiles);
        board.paintPieces(painter);
    }
    painter.setClipRegion(event->region());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const HexCoord hex : m_focus.selection())
        paintHexFocus(painter, m_geometry.hexCentre(hex), m_geometry.radius(), m_geometry.orientation());
    for (const Overlay* overlay : m_overlays) overlay->paint(painter, m_geometry);
    if (m_tool) m_tool->paint(painter, m_geometry);
    if (!hasFocus() || !m_cursorShown) return;
    const QPointF at = m_cursor.point;
    if (m_tool && m_tool->target() != Tool::Target::Hexes)
        paintFocusRing(painter, at, m_geometry.radius());
    else
        paintHexFocus(
            painter, m_geometry.hexCentre(m_cursor.hex), m_geometry.radius() * .8, m_geometry.orientation());
}

/// Quiet outlines of the hexes that could be.
void BoardCanvas::paintLattice(QPainter& painter, const QRectF& part) const
{
    const qreal R = m_geometry.radius();
    if (R < 14) return;
    QColor colour = boardPalette(m_dark).wave;
    colour.setAlphaF(.6f);
    painter.setPen(QPen(colour, 1));
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QPointF middle = part.center();
    const int steps = static_cast<int>(std::ceil(std::hypot(part.width(), part.height()) / 2 / (1.5 * R))) + 1;
    QList<QLineF> lines;
    for (const HexCoord hex : hexesAround(m_geometry.nearestHex(middle), steps)) {
        if (!aroundHex(m_geometry, hex).intersects(part)) continue;
        for (int side = 0; side < 3; ++side) {
            const EdgePoints edge = m_geometry.edgePoints({hex, side});
            lines.append(QLineF(edge.first, edge.second));
        }
    }
    painter.drawLines(lines);
}

void BoardCanvas::resizeEvent(QResizeEvent*)
{
    m_sea = {};
    if (m_fitted)
        fit();
    else
        place(m_geometry.radius(), m_geometry.origin());
}

void BoardCanvas::mousePressEvent(QMouseEvent* event)
{
    m_cursorShown = false;
    if (m_drag != Drag::None) return;
    if (event->button() == Qt::MiddleButton || event->button() == Qt::RightButton || m_spaceHeld) {
        m_drag = Drag::Pan;
        m_panFrom = event->position();
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton && m_tool) {
        m_drag = Drag::Tool;
        m_cursor = spotAt(event->position(), event->modifiers());
        m_tool->press(m_cursor);
    }
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const Spot spot = spotAt(event->position(), event->modifiers());
    if (m_drag == Drag::Pan) {
        moveBy(event->position() - m_panFrom);
        m_panFrom = event->position();
        return;
    }
    if (m_tool && m_drag == Drag::Tool) m_tool->drag(spot);
    if (m_tool) m_tool->hover(spot);
    emit pointedAt(spot.hex);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Pan) setCursor(m_tool ? m_tool->cursor() : Qt::ArrowCursor);
    if (drag != Drag::Tool) return;
    if (event->button() != Qt::LeftButton)
        m_drag = drag;
    else if (m_tool)
        m_tool->release(spotAt(event->position(), event->modifiers()));
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    if (m_tool && event->button() == Qt::LeftButton) m_tool->doubleClick(spotAt(event->position(), event->modifiers()));
}

void BoardCanvas::wheelEvent(QWheelEvent* event)
{
    const qreal steps = event->angleDelta().y() / 120.0;
    if (steps != 0) zoomBy(std::pow(1.15, steps), event->position());
    event->accept();
}

void BoardCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        const bool dragging = m_drag == Drag::Tool;
        stopDrag();
        if (!dragging && m_tool) m_tool->cancel();
        if (!dragging && !m_focus.selection().empty()) m_focus.select({});
        return;
    }
    if (m_drag == Drag::Tool) return;  // nothing between press and release
    if (m_tool && m_tool->key(*event, m_cursor)) return;
    if (walk(event->key())) return;
    switch (event->key()) {
        case Qt::Key_Space:
            if (!event->isAutoRepeat()) m_spaceHeld = true;
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!m_tool) return;
            m_cursor = spotAt(m_cursor.point, event->modifiers());
            m_tool->press(m_cursor);
            m_tool->release(m_cursor);
            return;
        default: QWidget::keyPressEvent(event);
    }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && std::exchange(m_spaceHeld, false)) {
        if (m_drag == Drag::None && m_tool && m_cursorShown) {
            m_tool->press(m_cursor);
            m_tool->release(m_cursor);
        }
        return;
    }
    QWidget::keyReleaseEvent(event);
}

bool BoardCanvas::walk(int key)
{
    const Tool::Target target = m_tool ? m_tool->target() : Tool::Target::Hexes;
    if (!m_cursorShown) m_cursor = spotAt(m_geometry.hexCentre(m_cursor.hex));
    const auto next = nextStop(m_geometry, m_picture, m_cursor.point, target, key);
    if (!next) return false;
    m_cursorShown = true;
    m_cursor = spotAt(*next);
    show(m_cursor.hex);
    m_cursor = spotAt(stopNear(m_geometry, m_cursor, target));
    if (m_tool) m_tool->hover(m_cursor);
    emit pointedAt(m_cursor.hex);
    update();
    return true;
}

void BoardCanvas::leaveEvent(QEvent*)
{
    if (m_tool) m_tool->leave();
    emit pointedAt(std::nullopt);
}

void BoardCanvas::focusInEvent(QFocusEvent*) { update(); }

void BoardCanvas::focusOutEvent(QFocusEvent*)
{
    stopDrag();
    m_spaceHeld = false;
    update();
}

void BoardCanvas::stopDrag()
{
    if (m_drag == Drag::Tool && m_tool) m_tool->cancel();
    m_drag = Drag::None;
    if (m_tool) setCursor(m_tool->cursor());
}

}  // namespace inselwerk
