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
    explicit LineIconEngine(Icon icon) : m_icon(icon) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        paintIcon(*painter, QRectF(box), m_icon, QGuiApplication::palette().color(group, QPalette::ButtonText));
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
    QIconEngine* clone() const override { return new LineIconEngine(m_icon); }

private:
    Icon m_icon;
};

}  // namespace

QIcon lineIcon(Icon icon) { return QIcon(new LineIconEngine(icon)); }

}  // namespace inselwerk
