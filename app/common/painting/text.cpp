#include "app/common/painting/text.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

namespace inselwerk {
namespace {

constexpr int outlineSize = 64;  ///< pixel size at which outlines are taken; they are scaled from there

QFont fontOf(Face face)
{
    QFont font(face == Face::SerifBold ? QStringLiteral("DejaVu Serif") : QStringLiteral("DejaVu Sans"));
    font.setPixelSize(outlineSize);
    font.setBold(face != Face::Sans);
    if (face == Face::CondensedBold) font.setStretch(QFont::SemiCondensed);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

struct Outline
{
    QPainterPath path;  ///< from the origin to the right
    qreal width = 0;
};

/// Outlines are kept by thread: a scene graph may paint on a thread of its own.
const Outline& outlineOf(const QString& text, Face face)
{
    thread_local QHash<std::pair<QString, int>, Outline> kept;
    if (kept.size() > 500) kept.clear();
    Outline& outline = kept[{text, static_cast<int>(face)}];
    if (outline.width == 0) {
        const QFont font = fontOf(face);
        outline.path.addText(0, 0, font, text);
        outline.path.setFillRule(Qt::WindingFill);
        outline.width = QFontMetricsF(font).horizontalAdvance(text);
    }
    return outline;
}

}  // namespace

void paintText(QPainter& painter, QPointF baseline, const QString& text, Face face, qreal size, QColor colour)
{
    const Outline& outline = outlineOf(text, face);
    const qreal scale = size / outlineSize;
    const QTransform before = painter.transform();
    painter.translate(baseline.x() - outline.width * scale / 2, baseline.y());
    painter.scale(scale, scale);
    painter.fillPath(outline.path, colour);
    painter.setTransform(before);
}

qreal textWidth(const QString& text, Face face, qreal size) { return outlineOf(text, face).width * size / outlineSize; }

}  // namespace inselwerk
