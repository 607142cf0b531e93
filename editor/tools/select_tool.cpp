#include "editor/tools/select_tool.h"

#include "app/common/authored_picture.h"
#include "app/common/painting/board_painter.h"
#include "editor/model/selection.h"
#include "editor/tools/hex_outlines.h"
#include "editor/tools/loss_sentence.h"
#include "engine/board/reach.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <utility>

namespace inselwerk {
namespace {

constexpr qreal dragThreshold = 4;  ///< pixels that a click may tremble

HexCoord minus(HexCoord a, HexCoord b) { return {a.q - b.q, a.r - b.r}; }

/// Where Alt and an arrow key move the selection; up and down, left and right undo each other.
std::optional<int> sideOfArrow(int key, Orientation o)
{
    const bool pointy = o == Orientation::Pointy;
    switch (key) {
        case Qt::Key_Up: return 0;
        case Qt::Key_Down: return 3;
        case Qt::Key_Right: return pointy ? 1 : 2;
        case Qt::Key_Left: return pointy ? 4 : 5;
        default: return std::nullopt;
    }
}

}  // namespace

SelectTool::SelectTool(const Workbench& bench, QObject* parent) : Tool(bench, parent), m_numbers(bench.focus)
{
    const auto endNudge = [this] { m_nudge.reset(); };
    connect(&document(), &Document::changed, this, endNudge);
    connect(&focus(), &Focus::selectionChanged, this, endNudge);
    connect(&focus(), &Focus::boardChanged, this, endNudge);
}

QString SelectTool::name() const { return tr("Select"); }

QString SelectTool::help() const
{
    return tr(
        "Click selects a hex, a drag from outside the selection all hexes in a rectangle; Shift adds to the "
        "selection, Ctrl adds or removes a hex. Drag the selection, or press Alt and an arrow key, to move it with "
        "everything on it. Digits give it a number, Delete removes it.");
}

QString SelectTool::status() const
{
    if (m_carried) return tr("Paste: click or Enter puts the hexes down, Esc drops them.");
    if (!focus().selection().empty())
        return tr("Select: drag moves the selection, digits number it, Delete removes it, Esc lets it go.");
    return tr("Select: click selects a hex, drag an area, Shift adds.");
}

void SelectTool::deactivate()
{
    Tool::deactivate();
    m_carried.reset();
    m_numbers.forget();
    m_nudge.reset();
    m_drag = Drag::None;
}

void SelectTool::press(const Spot& spot)
{
    m_drag = Drag::None;
    m_moved = m_begun = false;
    m_loss = {};
    m_numbers.forget();
    if (!board()) return;
    if (m_carried) {
        m_carriedTo = spot.hex;
        putCarriedDown();
        return;
    }
    m_before = focus().selection();
    m_from = spot.hex;
    m_bandFrom = m_bandTo = spot.point;
    const bool grips = m_before.contains(spot.hex) && !(spot.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    m_drag = grips ? Drag::Move : Drag::Band;
    if (!grips) changeBand(spot);
}

void SelectTool::drag(const Spot& spot)
{
    if ((spot.point - m_bandFrom).manhattanLength() >= dragThreshold) m_moved = true;
    if (!m_moved) return;
    m_bandTo = spot.point;
    if (m_drag == Drag::Band) changeBand(spot);
    if (m_drag == Drag::Move) previewMove(spot.hex);
}

void SelectTool::changeBand(const Spot& spot)
{
    const bool adds = spot.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    std::set<HexCoord> selection = adds ? m_before : std::set<HexCoord>();
    if (m_moved && spot.geometry) {
        const QRectF band = QRectF(m_bandFrom, m_bandTo).normalized();
        for (const HexEntry& hex : board()->hexes)
            if (band.contains(spot.geometry->hexCentre(hex.at))) selection.insert(hex.at);
    } else if (spot.modifiers.testFlag(Qt::ControlModifier) && selection.contains(spot.hex)) {
        selection.erase(spot.hex);
    } else if (board()->find(spot.hex)) {
        selection.insert(spot.hex);
    }
    focus().select(std::move(selection));
    emit lookChanged();
}

void SelectTool::previewMove(HexCoord to)
{
    if (m_begun && !document().inGesture()) {  // undo took it back
        m_drag = Drag::None;
        focus().select(m_before);
        return;
    }
    if (!m_begun && to == m_from) return;
    //: Step of history
    if (!std::exchange(m_begun, true)) document().beginGesture([] { return tr("Move hexes"); });
    const Motion motion = Motion::shift(minus(to, m_from));
    document().preview(focus().onBoard([&](Board& b) { m_loss = moveHexes(b, m_before, motion); }));
    focus().select(moved(m_before, motion));
}

void SelectTool::release(const Spot& spot)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Move && m_begun) {
        if (!document().inGesture())
            focus().select(m_before);
        else
            commitMove();
    } else if (drag == Drag::Move && !m_moved) {
        focus().select({spot.hex});
    }
    emit lookChanged();
}

void SelectTool::commitMove()
{
    if (!document().commitGesture()) return;
    focus().selectMoved(m_before, focus().selection());
    if (m_loss.any()) emit said(lossSentence(m_loss));
}

void SelectTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex;
    Tool::hover(spot);
    if (m_carried && moved) {
        m_carriedTo = spot.hex;
        emit lookChanged();
    }
}

void SelectTool::leave() { Tool::leave(); }

bool SelectTool::key(QKeyEvent& event, const Spot& spot)
{
    if (!board()) return false;
    const auto& selection = focus().selection();
    if (event.modifiers().testFlag(Qt::AltModifier) && !m_carried) {
        const auto side = sideOfArrow(event.key(), board()->orientation);
        if (side) nudge(neighbour({}, *side, board()->orientation));
        return side.has_value();
    }
    if (m_carried) return false;
    const std::vector<HexCoord> hexes =
        selection.empty() ? std::vector{spot.hex} : std::vector(selection.begin(), selection.end());
    QString sentence;
    if (!m_numbers.key(event, hexes, sentence)) return false;
    emit said(sentence);
    return true;
}

void SelectTool::cancel()
{
    if (document().inGesture()) focus().select(m_before);
    Tool::cancel();
    m_carried.reset();
    m_drag = Drag::None;
    emit lookChanged();
}

bool SelectTool::nothingSelected()
{
    if (board() && !focus().selection().empty()) return false;
    emit said(tr("Nothing is selected."));
    return true;
}

void SelectTool::nudge(HexCoord by)
{
    if (nothingSelected()) return;
    if (!m_nudge) {
        document().breakMerging();
        m_nudge = Nudge{*board(), focus().selection(), {}};
    }
    Nudge nudge = *std::exchange(m_nudge, std::nullopt);  // what tells of this step ends no row of steps
    const HexCoord wanted{nudge.by.q + by.q, nudge.by.r + by.r};
    const Motion motion = Motion::shift(wanted);
    const std::set<HexCoord> there = moved(nudge.hexes, motion);
    if (!std::ranges::all_of(there, isWithinReach)) {
        emit said(tr("No file can name hexes so far from the middle."));
        m_nudge = std::move(nudge);
        return;
    }
    nudge.by = wanted;
    Loss loss;
    //: Step of history
    const bool changed = focus().change(
        [] { return tr("Move hexes"); },
        [&](Board& b) {
            b = nudge.before;
            loss = moveHexes(b, nudge.hexes, motion);
        },
        QStringLiteral("move hexes by keys"));
    nudge.made = (changed || nudge.made) && there != nudge.hexes;
    if (nudge.made)
        focus().selectMoved(nudge.hexes, there);
    else
        focus().select(there);
    m_nudge = std::move(nudge);
    emit said(loss.any() ? lossSentence(loss) : QString());
}

void SelectTool::carry(const QString& text, HexCoord at)
{
    if (!board()) return;
    m_carried = clippingFrom(text.toStdString(), board()->orientation);
    m_carriedTo = at;
    if (m_carried)
        focus().select({});
    else
        emit said(tr("There are no hexes on the clipboard."));
    emit lookChanged();
}

bool SelectTool::moveCarried(const std::function<Motion(HexCoord)>& motionAbout)
{
    if (!m_carried) return false;
    moveBoard(*m_carried, motionAbout(middleHex(allHexes(*m_carried), m_carried->orientation)));
    emit lookChanged();
    return true;
}

Motion SelectTool::carriedMotion() const
{
    return Motion::shift(minus(m_carriedTo, middleHex(allHexes(*m_carried), m_carried->orientation)));
}

void SelectTool::putCarriedDown()
{
    setOrientation(*m_carried, board()->orientation);  // it may have been taken up on another board
    const Motion motion = carriedMotion();
    const Board part = *std::exchange(m_carried, std::nullopt);
    Loss loss;
    //: Step of history
    focus().change([] { return tr("Paste hexes"); }, [&](Board& b) { loss = putDown(b, part, motion); });
    focus().select(moved(allHexes(part), motion));
    emit lookChanged();
    if (loss.any()) emit said(lossSentence(loss));
}

void SelectTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (m_carried) paintCarried(painter, geometry);
    if (m_drag != Drag::Band || !m_moved) return;
    const QRectF band = QRectF(m_bandFrom, m_bandTo).normalized();
    painter.fillRect(band, QColor(255, 255, 255, 60));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawRect(band);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(band);
}

void SelectTool::paintCarried(QPainter& painter, const BoardGeometry& geometry) const
{
    const Motion motion = carriedMotion();
    BoardPicture picture = authoredPicture(focus().scenario(), *m_carried);
    picture.sea = false;
    const QPointF shift = geometry.hexCentre(motion.of(HexCoord())) - geometry.hexCentre({});
    const BoardPainter ghost(
        picture, BoardGeometry(picture, geometry.area(), geometry.radius(), geometry.origin() + shift));
    painter.setOpacity(.7);
    ghost.paint(painter);
    painter.setOpacity(1);
    paintHexOutlines(painter, geometry, moved(allHexes(*m_carried), motion));
}

}  // namespace inselwerk
