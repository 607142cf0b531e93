#include "editor/canvas/symmetry_overlay.h"

#include "editor/tools/brush_symmetry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace inselwerk {

SymmetryOverlay::SymmetryOverlay(const Workbench& bench, QObject* parent) : Overlay(parent), m_bench(bench)
{
    connect(&bench.brush, &Brush::changed, this, &Overlay::changed);
    connect(&bench.focus, &Focus::boardChanged, this, [this] {
        if (const Board* board = m_bench.focus.board())
            m_bench.brush.setSymmetry(centred(m_bench.brush.symmetry(), *board));
    });
    connect(&bench.document(), &Document::changed, this, &SymmetryOverlay::keepCentre);
}

void SymmetryOverlay::keepCentre()
{
    const Board* board = m_bench.focus.board();
    const Symmetry& symmetry = m_bench.brush.symmetry();
    if (board && !isCentre(symmetry, symmetry.centre, board->orientation))
        m_bench.brush.setSymmetry(centred(symmetry, *board));
}

void SymmetryOverlay::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    const Symmetry& symmetry = m_bench.brush.symmetry();
    if (!symmetry.any()) return;
    const Point middle = drawn(symmetry.centre, geometry.orientation());
    const QPointF centre = geometry.origin() + geometry.radius() * QPointF(middle.x, middle.y);
    const QRectF& area = geometry.area();
    qreal far = 0;  // no farther than can be seen: dashes cost by their length
    for (const QPointF corner : {area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()})
        far = std::max(far, QLineF(centre, corner).length());
    const auto line = [&](qreal degrees, bool mirror) {
        const qreal angle = degrees * std::numbers::pi / 180;
        const QPointF way = far * QPointF(std::cos(angle), std::sin(angle));
        const QPointF other = mirror ? centre - way : centre;
        painter.setPen(QPen(QColor(32, 23, 15, 200), 4));
        painter.drawLine(other, centre + way);
        painter.setPen(QPen(QColor(255, 246, 207), 2, mirror ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(other, centre + way);
    };
    for (int i = 0; i < symmetry.fold && symmetry.fold > 1; ++i) line(-90 + 360.0 / symmetry.fold * i, false);
    if (symmetry.upright) line(90, true);
    if (symmetry.level) line(0, true);
    painter.setPen(QPen(QColor(32, 23, 15), 2));
    painter.setBrush(QColor(255, 246, 207));
    painter.drawEllipse(centre, 6, 6);
    painter.setBrush(Qt::NoBrush);
}

}  // namespace inselwerk
