#include "editor/docks/stacks_curve.h"

#include "app/common/painting/palette.h"
#include "app/common/text/messages.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace inselwerk {
namespace {

QString percent(double chance)
{
    const double value = 100 * chance;
    const int digits = value > 0 && value < 9.95 ? 1 : 0;
    //: A chance: %1 is a number
    return StackCurve::tr("%1 %").arg(QLocale().toString(value, 'f', digits));
}

/// A step of 1, 2 or 5 times a power of ten that divides a length into few parts.
int stepOf(std::size_t length, int parts)
{
    int step = 1;
    for (int factor = 0; static_cast<std::size_t>(step) * static_cast<std::size_t>(parts) < length; ++factor)
        step = factor % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

}  // namespace

StackCurve::StackCurve(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * .85);
    setFont(small);
}

void StackCurve::setChances(int number, std::vector<double> chances, std::vector<std::vector<double>> others)
{
    m_number = number;
    m_chances = std::move(chances);
    m_others = std::move(others);
    if (m_read >= static_cast<int>(m_chances.size())) m_read = -1;
    retranslate();
}

void StackCurve::retranslate()
{
    setAccessibleName(sentence());
    setToolTip(sentence());
    update();
}

QString StackCurve::sentence() const
{
    if (m_number == 0 || m_chances.empty()) return tr("Choose a number token to see when it is live.");
    const auto best = std::max_element(m_chances.begin(), m_chances.end());
    //: Of a stack of number tokens. %1: number, %2: how often the dice were rolled, %3: chance with its percent sign
    return fill(
        tr("The %1 is most likely live at roll %2, with a chance of %3."),
        {QString::number(m_number), QString::number(best - m_chances.begin() + 1), percent(*best)});
}

QString StackCurve::readingOf(std::size_t roll) const
{
    //: The chance that a number is live. %1: how often the dice were rolled, %2: chance with its percent sign
    return fill(tr("Roll %1: %2"), {QString::number(roll + 1), percent(m_chances[roll])});
}

QRectF StackCurve::plot() const
{
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(3, line + 6, -3, -line - 4);
}

void StackCurve::paintEvent(QPaintEvent*)
{
    const WindowPalette& colours = windowPalette(palette().color(QPalette::Window).lightnessF() < .5);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_number == 0 || m_chances.empty()) return;
    painter.setPen(colours.ink);
    //: Head of a curve over the rolls of the dice. %1: number
    const QString head =
        m_read >= 0 ? readingOf(static_cast<std::size_t>(m_read)) : tr("“%1” is live at roll …").arg(m_number);
    painter.drawText(QRectF(rect()).adjusted(3, 2, -3, 0), Qt::AlignLeft | Qt::AlignTop, head);
    const QRectF area = plot();
    const auto peak = std::max_element(m_chances.begin(), m_chances.end());
    const double top = std::max(*peak, .01) * 1.08;
    const QPainterPath line = pathOf(m_chances, top);
    painter.save();
    painter.setClipRect(area);
    painter.setPen(QPen(colours.line, 1));
    for (const std::vector<double>& other : m_others) painter.drawPath(pathOf(other, top));
    painter.restore();
    QPainterPath filled = line;
    filled.lineTo(area.bottomRight());
    filled.lineTo(area.bottomLeft());
    filled.closeSubpath();
    QColor soft = colours.accentSoft;
    soft.setAlphaF(.8F);
    painter.fillPath(filled, soft);
    painter.strokePath(line, QPen(colours.accent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintAxis(painter);
    // The height of the peak stands where the curve is not.
    const bool early = peak - m_chances.begin() < static_cast<std::ptrdiff_t>(m_chances.size() / 2);
    painter.setPen(colours.ink2);
    painter.drawText(area, Qt::AlignTop | (early ? Qt::AlignRight : Qt::AlignLeft), percent(*peak));
    if (m_read >= 0) {
        const QPointF at = line.elementAt(m_read);
        painter.setPen(QPen(colours.ink2, 1, Qt::DashLine));
        painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
        painter.setPen(QPen(colours.accent, 1.8));
        painter.setBrush(colours.panel);
        painter.drawEllipse(at, 3.5, 3.5);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
}

QPainterPath StackCurve::pathOf(const std::vector<double>& chances, double top) const
{
    const QRectF area = plot();
    const qreal step = area.width() / std::max<qreal>(static_cast<qreal>(chances.size()) - 1, 1);
    QPainterPath path;
    for (std::size_t n = 0; n < chances.size(); ++n) {
        const QPointF at(area.left() + step * static_cast<qreal>(n), area.bottom() - area.height() * chances[n] / top);
        n == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    return path;
}

void StackCurve::paintAxis(QPainter& painter) const
{
    const WindowPalette& colours = windowPalette(palette().color(QPalette::Window).lightnessF() < .5);
    const QRectF area = plot();
    painter.setPen(QPen(colours.line2, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const int step = stepOf(m_chances.size(), std::max(2, static_cast<int>(area.width()) / 40));
    for (int n = 0; n < static_cast<int>(m_chances.size()); n += step) {
        const qreal x = area.left() + area.width() * n / std::max<qreal>(static_cast<qreal>(m_chances.size()) - 1, 1);
        painter.setPen(QPen(colours.line2, 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3));
        painter.setPen(colours.ink2);
        const QString label = QString::number(n == 0 ? 1 : n);
        const qreal width = fontMetrics().horizontalAdvance(label);
        const qreal left = std::clamp(x - width / 2, area.left(), area.right() - width);
        painter.drawText(QPointF(left, area.bottom() + 3 + fontMetrics().ascent()), label);
    }
}

void StackCurve::read(int roll)
{
    if (m_chances.empty() || m_number == 0) return;
    m_read = std::clamp(roll, 0, static_cast<int>(m_chances.size()) - 1);
    setAccessibleDescription(readingOf(static_cast<std::size_t>(m_read)));
    update();
}

void StackCurve::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF area = plot();
    read(static_cast<int>(
        std::lround((event->position().x() - area.left()) / area.width() * static_cast<double>(m_chances.size() - 1))));
}

void StackCurve::leaveEvent(QEvent*)
{
    m_read = -1;
    update();
}

void StackCurve::keyPressEvent(QKeyEvent* key)
{
    switch (key->key()) {
        case Qt::Key_Left: return read(m_read - 1);
        case Qt::Key_Right: return read(m_read + 1);
        case Qt::Key_PageUp: return read(m_read - 10);
        case Qt::Key_PageDown: return read(m_read + 10);
        case Qt::Key_Home: return read(0);
        case Qt::Key_End: return read(static_cast<int>(m_chances.size()) - 1);
        default: QWidget::keyPressEvent(key);
    }
}

void StackCurve::focusOutEvent(QFocusEvent* event)
{
    m_read = -1;
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace inselwerk
