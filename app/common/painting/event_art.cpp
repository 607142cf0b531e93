#include "app/common/painting/event_art.h"

#include "app/common/painting/line_icons.h"
#include "app/common/painting/number_disc.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace inselwerk {
namespace {

QColor rimOf(const QString& category)
{
    if (category == QLatin1String("regional")) return rgb(0xA23B2A);
    if (category == QLatin1String("small")) return rgb(0xC98A1E);
    if (category == QLatin1String("large")) return rgb(0xB85A17);
    if (category == QLatin1String("monoculture")) return rgb(0x5B5E8C);
    return rgb(0x4F6168);
}

/// A crop that vanishes from fields with some numbers.
void paintRegional(QPainter& p, QPointF c, qreal r, const EventPicture& e, QColor rim)
{
    cropDrawing(*e.crop).paint(p, c - QPointF(0, .3 * r), .34 * r);
    p.setPen(QPen(rim, .09 * r, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(c + QPointF(-.42, -.02) * r, c + QPointF(.42, -.62) * r);
    const auto n = static_cast<int>(std::min<qsizetype>(4, e.numbers.size()));
    const qreal apart = n > 3 ? .38 : .46;
    for (int i = 0; i < n; ++i)
        paintNumberDisc(
            p, c + QPointF((i - (n - 1) / 2.0) * apart, .3) * r, (n > 3 ? .18 : .22) * r, e.numbers[i], false);
}

void paintLoss(QPainter& p, QPointF c, qreal r, const EventPicture& e, QColor rim)
{
    const auto at = [&](qreal x, qreal y) { cropDrawing(*e.crop).paint(p, c + QPointF(x, y) * r, .27 * r); };
    if (e.amount == 1) at(0, 0);
    if (e.amount == 2) at(-.3, .02), at(.3, .02);
    if (e.amount > 2) at(-.3, -.26), at(.3, -.26), at(0, .24);
    p.setPen(QPen(rim, .11 * r, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(c + QPointF(-.22, .64) * r, c + QPointF(.22, .64) * r);
}

/// Four of one kind, crossed out.
void paintMonoculture(QPainter& p, QPointF c, qreal r, QColor rim)
{
    for (const QPointF& at : {QPointF(-.3, -.3), QPointF(.3, -.3), QPointF(-.3, .3), QPointF(.3, .3)})
        cropDrawing(Crop::Wheat).paint(p, c + at * r, .22 * r);
    p.setPen(QPen(rim, .09 * r, Qt::SolidLine, Qt::RoundCap));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(c, .66 * r, .66 * r);
    p.drawLine(c + QPointF(-.46, .46) * r, c + QPointF(.46, -.46) * r);
}

/// As large as they fit into the face.
void paintWords(QPainter& p, QPointF c, qreal r, const QString& words)
{
    const QRectF face(c - QPointF(.62, .5) * r, QSizeF(1.24 * r, r));
    QFont font(QStringLiteral("DejaVu Sans"));
    int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const auto fits = [&](qreal size) {
        font.setPixelSize(std::max(1, static_cast<int>(size)));
        p.setFont(font);
        return face.contains(p.boundingRect(face, flags, words));
    };
    qreal size = .34 * r;
    constexpr qreal smaller = .94;
    const qreal smallest = .13 * r;
    while (!fits(size) && size > smallest) size *= smaller;
    if (!fits(size)) flags |= Qt::TextWrapAnywhere;
    p.setPen(QColor(rgb(0x33261A)));
    p.drawText(face, flags, words);
}

}  // namespace

void paintEventToken(QPainter& p, QPointF c, qreal r, const EventPicture& e)
{
    const QColor rim = rimOf(e.category);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor::fromRgba(rgb(0x2A1D0E, .4)));
    p.drawEllipse(c + QPointF(.04, .08) * r, r, r);
    p.setPen(QPen(QColor(rgb(0x33261A)), .06 * r));
    p.setBrush(rim);
    p.drawEllipse(c, r, r);
    p.setPen(QPen(QColor::fromRgba(rgb(0x33261A, .4)), .02 * r));
    p.setBrush(QColor(rgb(0xFFF8E6)));
    p.drawEllipse(c, .84 * r, .84 * r);
    if (e.crop && !e.numbers.isEmpty())
        paintRegional(p, c, r, e, rim);
    else if (e.crop)
        paintLoss(p, c, r, e, rim);
    else if (e.category == QLatin1String("monoculture"))
        paintMonoculture(p, c, r, rim);
    else if (!e.words.isEmpty())
        paintWords(p, c, r, e.words);
    else
        paintIcon(p, QRectF(c - QPointF(.5, .5) * r, QSizeF(r, r)), Icon::Token, rim, 2.4);
}

}  // namespace inselwerk
