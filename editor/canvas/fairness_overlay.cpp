#include "editor/canvas/fairness_overlay.h"

#include "app/common/painting/spots.h"

#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace inselwerk {
namespace {

constexpr qreal badgeRadius = 10.5;
constexpr qreal smallestWithNumber = 6;

struct Step
{
    int from;  ///< pips
    QRgb fill;
    QRgb ink;
};
constexpr std::array steps{
    Step{0, rgb(0xF4EEDF), printInk}, Step{5, rgb(0xA9CDD2), printInk}, Step{8, rgb(0x2F7083), rgb(0xFFFFFF)},
    Step{11, rgb(0x0F4A5C), rgb(0xFFFFFF)}};

const Step& stepOf(int pips)
{
    std::size_t step = 0;
    while (step + 1 < steps.size() && pips >= steps[step + 1].from) ++step;
    return steps[step];
}

QFont numberFont(const QFont& base, qreal radius)
{
    QFont font = base;
    font.setBold(true);
    font.setPixelSize(std::max(6, qRound(radius * 1.1)));
    return font;
}

void paintDisc(QPainter& painter, QPointF centre, qreal radius, const Step& step)
{
    painter.setPen(QPen(QColor::fromRgba(outlineColour), std::max(.8, radius * .12)));
    painter.setBrush(QColor::fromRgba(step.fill));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace

void FairnessOverlay::setShown(bool shown)
{
    if (shown == m_shown) return;
    m_shown = shown;
    emit changed();
}

void FairnessOverlay::setFairness(const Fairness& fairness)
{
    m_corners = fairness.corners;
    if (m_shown) emit changed();
}

void FairnessOverlay::setChosen(std::optional<CornerName> corner)
{
    if (corner == m_chosen) return;
    m_chosen = corner;
    emit changed();
}

void FairnessOverlay::retranslate()
{
    if (m_shown) emit changed();
}

void FairnessOverlay::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    const qreal radius = std::min(badgeRadius, geometry.radius() * .42);
    if (m_shown) {
        painter.setFont(numberFont(painter.font(), radius));
        for (const Fairness::Corner& corner : m_corners) {
            const QPointF at = geometry.cornerPoint(corner.name);
            const int pips = static_cast<int>(std::lround(corner.pips));
            const Step& step = stepOf(pips);
            paintDisc(painter, at, radius, step);
            if (radius < smallestWithNumber) continue;
            painter.setPen(QColor::fromRgba(step.ink));
            const QRectF box(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
            painter.drawText(box, Qt::AlignCenter, QString::number(pips));
        }
        paintLegend(painter, geometry.area());
    }
    if (m_chosen) paintFocusRing(painter, geometry.cornerPoint(*m_chosen), std::max(geometry.radius(), 48.));
}

void FairnessOverlay::paintLegend(QPainter& painter, const QRectF& area) const
{
    const std::array labels{//: Legend: pips at a corner
                            tr("up to 4"), tr("5–7", "pips"), tr("8–10", "pips"),
                            //: Legend: pips at a corner
                            tr("11 and more")};
    //: Legend of the numbers at the corners: ways in 36 in which its hexes pay
    const QString title = tr("Pips per corner");
    const QFont plain = QGuiApplication::font();
    QFont bold = plain;
    bold.setBold(true);
    const QFontMetricsF metrics(plain);
    const qreal disc = metrics.height() * .38;
    // One below the other, into the corner of the canvas, where an island rarely reaches.
    constexpr qreal margin = 10;
    const qreal row = std::max(metrics.height(), 2 * disc) + 2;
    qreal width = QFontMetricsF(bold).horizontalAdvance(title);
    for (const QString& label : labels) width = std::max(width, 2 * disc + 6 + metrics.horizontalAdvance(label));
    const QSizeF size(width + 2 * margin, row * (labels.size() + 1) + 12);
    const QRectF box(QPointF(area.left() + margin, area.bottom() - margin - size.height()), size);
    const QPalette palette = QGuiApplication::palette();
    painter.setPen(palette.color(QPalette::Mid));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(box, 6, 6);
    const auto write = [&](int line, qreal indent, const QString& text, const QFont& font) {
        painter.setFont(font);
        painter.setPen(palette.color(QPalette::Text));
        const QPointF at(box.left() + margin + indent, box.top() + 6 + line * row);
        painter.drawText(QRectF(at, QSizeF(box.right() - at.x(), row)), Qt::AlignVCenter, text);
    };
    write(0, 0, title, bold);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        paintDisc(painter, QPointF(box.left() + margin + disc, box.top() + 6 + (line + .5) * row), disc, steps[i]);
        write(line, 2 * disc + 6, labels[i], plain);
    }
}

}  // namespace inselwerk
