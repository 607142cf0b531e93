#include "editor/canvas/problem_marks.h"

#include <QPainter>

namespace inselwerk {
namespace {

constexpr QRgb errorFill = rgb(0xA3261C);
constexpr QRgb warningFill = rgb(0xF2A33A);

QPolygonF triangle(QPointF centre, qreal r)
{
    return QPolygonF{
        centre + QPointF(0, -r), centre + QPointF(r * 1.05, r * .85), centre + QPointF(-r * 1.05, r * .85)};
}

}  // namespace

void paintProblemMark(QPainter& painter, QPointF centre, qreal r, Severity severity)
{
    const bool error = severity == Severity::Error;
    painter.setPen(QPen(QColor::fromRgba(outlineColour), r * .18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor::fromRgba(error ? errorFill : warningFill));
    if (error)
        painter.drawEllipse(centre, r, r);
    else
        painter.drawPolygon(triangle(centre, r));
    const QColor ink = QColor::fromRgba(error ? printCream : printInk);
    const qreal drop = error ? 0 : r * .15;
    painter.setPen(QPen(ink, r * .24, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(0, drop - r * .5), centre + QPointF(0, drop + r * .08));
    painter.drawPoint(centre + QPointF(0, drop + r * .48));
}

namespace {

QPixmap markStamp(qreal radius, qreal around, Severity severity, qreal devicePixelRatio)
{
    const QSize pixels = (QSizeF(2 * around, 2 * around) * devicePixelRatio).toSize();
    QPixmap stamp(pixels);
    stamp.setDevicePixelRatio(devicePixelRatio);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    paintProblemMark(painter, {around, around}, radius, severity);
    return stamp;
}

}  // namespace

ProblemMarks::ProblemMarks(const Focus& focus, const ProblemWatch& watch, QObject* parent)
    : Overlay(parent), m_focus(focus), m_watch(watch)
{
    connect(&watch, &ProblemWatch::changed, this, &ProblemMarks::refresh);
    connect(&focus, &Focus::boardChanged, this, &ProblemMarks::refresh);
    refresh();
}

void ProblemMarks::refresh()
{
    std::map<HexCoord, Severity> marks;
    for (const Problem& problem : m_watch.problems()) {
        const Place place = m_watch.placeOf(problem);
        if (!place.hex || place.board != m_focus.boardIndex()) continue;
        Severity& severity = marks.try_emplace(*place.hex, problem.severity).first->second;
        severity = std::min(severity, problem.severity);
    }
    if (marks == m_marks) return;
    m_marks = std::move(marks);
    emit changed();
}

void ProblemMarks::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    const qreal R = geometry.radius();
    const qreal radius = std::clamp(R * .15, 5., 12.);
    const qreal around = 1.4 * radius;
    const QRectF part = painter.clipBoundingRect();
    // Many look the same: each kind is drawn once.
    std::map<Severity, QPixmap> stamps;
    for (const auto& [hex, severity] : m_marks) {
        const QPointF corner = geometry.hexCentre(hex) - QPointF(.38 * R + around, .4 * R + around);
        if (!part.intersects(QRectF(corner, QSizeF(2 * around, 2 * around)))) continue;
        QPixmap& stamp = stamps[severity];
        if (stamp.isNull()) stamp = markStamp(radius, around, severity, painter.device()->devicePixelRatioF());
        painter.drawPixmap(corner, stamp);
    }
}

}  // namespace inselwerk
