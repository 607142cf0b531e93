#include "editor/canvas/board_canvas.h"

#include "app/common/authored_picture.h"
#include "app/common/painting/spots.h"
#include "editor/canvas/accessible_canvas.h"
#include "editor/canvas/cursor_walk.h"
#include "editor/tools/hex_outlines.h"
#include "editor/tools/hex_sentence.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace inselwerk {
namespace {

constexpr qreal smallestRadius = 6;
constexpr qreal largestRadius = 240;
constexpr qreal panStep = 60;  ///< pixels that an arrow key moves the board

/// The board in the middle of the canvas; one without harbours leaves them room in the water.
BoardGeometry fitted(const BoardPicture& picture, const QRectF& canvas)
{
    const BoardGeometry whole(picture, canvas);
    if (!picture.harbours.empty()) return whole;
    const qreal room = .8 * whole.radius();
    return {picture, canvas.adjusted(room, room, -room, -room)};
}

}  // namespace

BoardCanvas::BoardCanvas(Focus& focus, QWidget* parent) : QWidget(parent), m_focus(focus)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(240, 200);
    installAccessibleCanvas();
    connect(&focus, &Focus::boardChanged, this, &BoardCanvas::boardChanged);
    connect(&focus, &Focus::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&focus.document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.board(m_focus.boardIndex()) || touched.modules) refresh();
    });
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
    connect(overlay, &QObject::destroyed, this, [this, overlay] { std::erase(m_overlays, overlay); });
    update();
}

void BoardCanvas::setDark(bool dark)
{
    m_dark = dark;
    refresh();
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
    fit();
    m_pointed = false;
    m_cursor = spotAt(boardGeometry().hexCentre(boardGeometry().nearestHex(rect().center())));
}

void BoardCanvas::refresh()
{
    BoardPicture picture;
    if (m_preview)
        picture = *m_preview;
    else if (const Board* board = m_focus.board())
        picture = authoredPicture(m_focus.scenario(), *board);
    picture.dark = m_dark;
    picture.sea = false;  // the layer keeps its own
    BoardGeometry geometry(picture, rect(), boardGeometry().radius(), boardGeometry().origin());
    // Shown is the rectangle around all that differs: a clip of many rectangles costs more than copying what is
    // between.
    update(m_layer.show(std::move(picture), std::move(geometry)).boundingRect());
    sayAgain();
}

void BoardCanvas::place(qreal radius, QPointF origin)
{
    const QPointF on = (m_cursor.point - boardGeometry().origin()) / boardGeometry().radius();
    m_layer.show(
        picture(), BoardGeometry(picture(), rect(), std::clamp(radius, smallestRadius, largestRadius), origin));
    if (!m_pointed) m_cursor = spotAt(boardGeometry().origin() + on * boardGeometry().radius());
    update();
    emit zoomChanged(zoom());
}

void BoardCanvas::fit()
{
    const BoardGeometry best = fitted(picture(), rect());
    const qreal radius = std::clamp(best.radius(), smallestRadius, 1.5 * plainRadius);
    // Around the middle of the canvas, where it was if the radius had to be another one.
    const QPointF middle = rect().center();
    place(radius, middle + (best.origin() - middle) * radius / best.radius());
    m_fitted = true;
}

int BoardCanvas::zoom() const { return qRound(boardGeometry().radius() / plainRadius * 100); }

void BoardCanvas::setZoom(int percent)
{
    zoomBy(percent / 100.0 * plainRadius / boardGeometry().radius(), rect().center());
}

void BoardCanvas::zoomBy(qreal factor, QPointF fixed)
{
    const qreal radius = std::clamp(boardGeometry().radius() * factor, smallestRadius, largestRadius);
    m_fitted = false;
    place(radius, fixed + (boardGeometry().origin() - fixed) * radius / boardGeometry().radius());
}

void BoardCanvas::zoomIn() { zoomBy(1.25, rect().center()); }

void BoardCanvas::zoomOut() { zoomBy(1 / 1.25, rect().center()); }

void BoardCanvas::bringIntoSight(HexCoord hex)
{
    const qreal margin = 1.2 * boardGeometry().radius();
    const QPointF centre = boardGeometry().hexCentre(hex);
    if (!QRectF(rect()).adjusted(margin, margin, -margin, -margin).contains(centre)) moveBy(rect().center() - centre);
}

void BoardCanvas::moveBy(QPointF offset)
{
    m_fitted = false;
    place(boardGeometry().radius(), boardGeometry().origin() + offset);
}

Spot BoardCanvas::spotAt(QPointF point, Qt::KeyboardModifiers modifiers) const
{
    const BoardGeometry& g = boardGeometry();
    return {point, g.nearestHex(point), g.cornerAt(point), g.edgeAt(point), modifiers, &g};
}

void BoardCanvas::setCursorHex(HexCoord hex)
{
    bringIntoSight(hex);
    m_pointed = false;
    m_cursor = spotAt(boardGeometry().hexCentre(hex));
    update();
    point();
}

void BoardCanvas::point()
{
    describe();
    emit pointedAt(m_cursor.hex);
}

void BoardCanvas::describe()
{
    const Board* board = m_focus.board();
    setAccessibleDescription(board ? spotSentence(*board, m_cursor, target()) : QString());
}

Tool::Target BoardCanvas::target() const { return m_tool ? m_tool->target() : Tool::Target::Hexes; }

void BoardCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    m_layer.paint(painter, event->region(), size(), devicePixelRatioF());
    painter.setClipRegion(event->region());
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry& g = boardGeometry();
    paintHexOutlines(painter, g, m_focus.selection());
    for (const Overlay* overlay : m_overlays) overlay->paint(painter, g);
    if (m_tool) m_tool->paint(painter, g);
    if (!hasFocus() || !m_cursorShown) return;
    if (target() != Tool::Target::Hexes)
        paintFocusRing(painter, m_cursor.point, g.radius());
    else
        paintHexFocus(painter, g.hexCentre(m_cursor.hex), g.radius() * .8, g.orientation());
}

void BoardCanvas::resizeEvent(QResizeEvent*)
{
    if (m_fitted && m_drag == Drag::None) return fit();
    m_late = m_fitted;  // nothing moves under a hand that draws
    place(boardGeometry().radius(), boardGeometry().origin());
}

void BoardCanvas::catchUp()
{
    if (std::exchange(m_late, false) && m_fitted) fit();
}

void BoardCanvas::mousePressEvent(QMouseEvent* event)
{
    m_cursorShown = false;
    m_pointed = true;
    if (m_drag != Drag::None) return;
    const bool left = event->button() == Qt::LeftButton;
    if (!left || m_spaceHeld || (m_tool && m_tool->pans())) {
        m_drag = Drag::Pan;
        m_spaceUsed = m_spaceHeld;
        m_panFrom = event->position();
        setCursor(Qt::ClosedHandCursor);
    } else if (m_tool) {
        m_drag = Drag::Tool;
        m_cursor = spotAt(event->position(), event->modifiers());
        press();
    }
}

void BoardCanvas::press()
{
    emit m_tool->said({});
    m_tool->press(m_cursor);
}

void BoardCanvas::click(Qt::KeyboardModifiers modifiers)
{
    if (!m_tool) return;
    m_cursor = spotAt(m_cursor.point, modifiers);
    press();
    m_tool->release(m_cursor);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag == Drag::Pan) {
        moveBy(event->position() - m_panFrom);
        m_panFrom = event->position();
        return;
    }
    m_cursor = spotAt(event->position(), event->modifiers());
    m_cursorShown = false;
    m_pointed = true;
    if (m_tool && m_drag == Drag::Tool) m_tool->drag(m_cursor);
    if (m_tool) m_tool->hover(m_cursor);
    point();
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
    if (m_drag == Drag::None) catchUp();
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

bool BoardCanvas::event(QEvent* event)
{
    // Keys that the tool wants although a menu has them, too.
    if (event->type() == QEvent::ShortcutOverride && m_tool && m_tool->claims(static_cast<QKeyEvent*>(event)->key()))
        event->accept();
    // A window that goes may tell of the lost focus only later, if at all.
    if (event->type() == QEvent::Hide) stopDrag();
    return QWidget::event(event);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (cancelDrag()) return;
        const bool carried = m_tool && m_tool->busy();
        if (m_tool) m_tool->cancel();
        if (!carried) m_focus.select({});
        return;
    }
    if (m_drag == Drag::Tool) {  // nothing happens between press and release, but that it is taken back
        if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) stopDrag();
        return;
    }
    if (m_tool && m_tool->key(*event, m_cursor)) {
        describe();
        return;
    }
    if (walk(event->key())) return;
    switch (event->key()) {
        case Qt::Key_Space:
            if (!event->isAutoRepeat()) m_spaceHeld = true, m_spaceUsed = false;
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter: click(event->modifiers() & ~Qt::KeypadModifier); return;
        default: QWidget::keyPressEvent(event);
    }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return QWidget::keyReleaseEvent(event);
    const bool alone = std::exchange(m_spaceHeld, false) && !m_spaceUsed;
    if (alone && m_drag == Drag::None && m_cursorShown) click(event->modifiers());
}

bool BoardCanvas::walk(int key)
{
    const auto direction = directionOf(key);
    if (!direction) return false;
    if (m_tool && m_tool->pans()) {
        moveBy(-panStep * *direction);
        return true;
    }
    if (!m_cursorShown) m_cursor = spotAt(stopNear(boardGeometry(), m_cursor, target()));
    const auto next = nextStop(boardGeometry(), picture(), m_cursor.point, target(), *direction);
    m_cursorShown = true;
    m_pointed = false;
    if (next) {
        m_cursor = spotAt(*next);
        bringIntoSight(m_cursor.hex);
        m_cursor = spotAt(stopNear(boardGeometry(), m_cursor, target()));
    }
    if (m_tool) m_tool->hover(m_cursor);
    point();
    update();
    return true;
}

void BoardCanvas::leaveEvent(QEvent*)
{
    if (m_tool) m_tool->leave();
    m_pointed = false;
    emit pointedAt(std::nullopt);
}

/// Who comes by keyboard sees at once where the keys will work.
void BoardCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) sayAgain();
}

void BoardCanvas::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        m_cursorShown = true;
        m_pointed = false;
        m_cursor = spotAt(stopNear(boardGeometry(), m_cursor, target()));
        point();
    }
    update();
}

void BoardCanvas::focusOutEvent(QFocusEvent*)
{
    stopDrag();
    if (m_tool) m_tool->keyboardLeft();
    m_spaceHeld = false;
    update();
}

bool BoardCanvas::cancelDrag()
{
    const bool dragging = m_drag == Drag::Tool;
    stopDrag();
    return dragging;
}

void BoardCanvas::stopDrag()
{
    if (m_drag == Drag::Tool && m_tool) m_tool->cancel();
    m_drag = Drag::None;
    catchUp();
    if (m_tool) setCursor(m_tool->cursor());
}

}  // namespace inselwerk
