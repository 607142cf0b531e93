#include "editor/window/line_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace inselwerk {
namespace {

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(Icon icon, QColor WindowPalette::*role = nullptr) : m_icon(icon), m_role(role) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        paintIcon(*painter, QRectF(box), m_icon, colour(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIconEngine(m_icon, m_role); }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (!m_role)
            return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
        return windowPalette(palette.color(QPalette::Window).lightnessF() < .5).*m_role;
    }

    Icon m_icon;
    QColor WindowPalette::*m_role;
};

}  // namespace

QIcon lineIcon(Icon icon) { return QIcon(new LineIconEngine(icon)); }

QIcon lineIcon(Icon icon, QColor WindowPalette::*role) { return QIcon(new LineIconEngine(icon, role)); }

}  // namespace inselwerk
