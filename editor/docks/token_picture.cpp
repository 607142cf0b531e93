#include "editor/docks/token_picture.h"

#include "app/common/event_picture_of.h"
#include "editor/common/painted_icon.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"
#include "engine/table/effect.h"

#include <QPainter>

#include <algorithm>

namespace inselwerk {
EventPicture pictureOfToken(const Section& token)
{
    std::vector<EffectOfToken> effects;
    for (const Section& values : event_tokens::effectsOf(token))
        if (const Effect* effect = findEffect(moduleTypes(), values.key)) effects.push_back({effect->schema(), values});
    return eventPictureOf(event_tokens::categoryOf(token), effects);
}

QIcon tokenIcon(const Section& token)
{
    return paintedIcon([picture = pictureOfToken(token)](QPainter& painter, const QRectF& box, QIcon::Mode) {
        const qreal radius = std::min(box.width(), box.height()) / 2. * .88;
        paintEventToken(painter, box.center() - QPointF(0, .04 * radius), radius, picture);
    });
}

void TokenPicture::setToken(const Section* token)
{
    m_picture.reset();
    if (token) m_picture = pictureOfToken(*token);
    update();
}

void TokenPicture::retranslate()
{
    setAccessibleName(tr("Picture of the event token"));
    update();
}

void TokenPicture::paintEvent(QPaintEvent*)
{
    if (!m_picture) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * .85);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const qreal line = QFontMetricsF(small).height();
    // Two circles, the back at 0.65 of the front, and two lines of captions fill the height.
    const qreal radius = std::min(width() / 2. - 4, (height() - 2 * line - 22) / 3.3);
    const qreal x = width() / 2.;
    const qreal front = radius + 4;
    const qreal back = front + radius + line + 10 + .65 * radius;
    painter.drawText(QRectF(0, front + radius + 5, width(), line), Qt::AlignCenter, tr("Front side"));
    painter.drawText(QRectF(0, back + .65 * radius + 4, width(), line), Qt::AlignCenter, tr("Back side"));
    paintEventToken(painter, {x, front}, radius, *m_picture);
    paintSeedBack(painter, {x, back}, .65 * radius);
}

}  // namespace inselwerk
