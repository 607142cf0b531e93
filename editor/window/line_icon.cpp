#include "editor/window/line_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>

namespace inselwerk {
namespace {

class LineIconEngine : public QIconEngine
{
public:
    LineIconEngine(Icon icon, QPalette::ColorRole role) : m_icon(icon), m_role(role) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        paintIcon(*painter, QRectF(box), m_icon, QGuiApplication::palette().color(group, m_role));
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
    Icon m_icon;
    QPalette::ColorRole m_role;
};

}  // namespace

QIcon lineIcon(Icon icon, QPalette::ColorRole role) { return QIcon(new LineIconEngine(icon, role)); }

}  // namespace inselwerk
