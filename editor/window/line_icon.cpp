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
    LineIconEngine(Icon icon, QColor WindowPalette::*role) : m_icon(icon), m_role(role) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        const bool dark = QGuiApplication::palette().color(QPalette::Window).lightnessF() < .5;
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled) painter->setOpacity(.5);
        paintIcon(*painter, QRectF(box), m_icon, windowPalette(dark).*m_role);
        painter->setOpacity(1);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIconEngine(m_icon, m_role); }

private:
    Icon m_icon;
    QColor WindowPalette::*m_role;
};

}  // namespace

QIcon lineIcon(Icon icon, QColor WindowPalette::*role) { return QIcon(new LineIconEngine(icon, role)); }

}  // namespace inselwerk
