#include "editor/canvas/setup_overlay.h"

#include "app/common/painting/palette.h"

#include <QPainter>

namespace inselwerk {
namespace {

/// A side of a hex, a little inside of it.
QLineF innerSide(const BoardGeometry& geometry, HexCoord hex, int side)
{
    constexpr qreal inside = .08;
    const QPointF centre = geometry.hexCentre(hex);
    const EdgePoints edge = geometry.edgePoints({hex, side});
    return {edge.first + inside * (centre - edge.first), edge.second + inside * (centre - edge.second)};
}

}  // namespace

SetupOverlay::SetupOverlay(const Focus& focus, QObject* parent) : Overlay(parent), m_focus(focus)
{
    connect(&focus, &Focus::boardChanged, this, &SetupOverlay::refresh);
    connect(&focus.document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.board(m_focus.boardIndex())) refresh();
    });
    refresh();
}

void SetupOverlay::setShown(bool shown)
{
    m_shown = shown;
    emit changed();
}

void SetupOverlay::refresh()
{
    std::set<HexCoord> hexes;
    if (const Board* board = m_focus.board()) hexes.insert(board->setupHexes.begin(), board->setupHexes.end());
    if (hexes == m_hexes) return;
    m_hexes = std::move(hexes);
    emit changed();
}

void SetupOverlay::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!m_shown || m_hexes.empty()) return;
    const qreal R = geometry.radius();
    const QRectF part = painter.clipBoundingRect().adjusted(-R, -R, R, R);
    QList<QLineF> lines;
    for (const HexCoord hex : m_hexes) {
        if (!part.contains(geometry.hexCentre(hex))) continue;  // a brush paints a small part of the board anew
        for (int side = 0; side < 6; ++side)
            if (!m_hexes.contains(neighbour(hex, side, geometry.orientation())))
                lines.append(innerSide(geometry, hex, side));
    }
    QColor ground(printCream), line = windowPalette(false).accent;
    ground.setAlphaF(.55f);
    line.setAlphaF(.85f);
    painter.setPen(QPen(ground, std::max(3., .1 * R), Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
    painter.setPen(QPen(line, std::max(1.2, .04 * R), Qt::DashLine, Qt::RoundCap));
    painter.drawLines(lines);
}

}  // namespace inselwerk
