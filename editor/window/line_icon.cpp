#include "editor/window/line_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>

#include <variant>

namespace inselwerk {
namespace {

class LineIconEngine : public QIconEngine
{
public:
    using Role = std::variant<QPalette::ColorRole, QColor WindowPalette::*>;

    LineIconEngine(Icon icon, Role role) : m_icon(icon), m_role(role) {}

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
        if (const auto* role = std::get_if<QPalette::ColorRole>(&m_role))
            return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, *role);
        return windowPalette(palette.color(QPalette::Window).lightnessF() < .5).*std::get<1>(m_role);
    }

    Icon m_icon;
    Role m_role;
};

}  // namespace

QIcon lineIcon(Icon icon, QPalette::ColorRole role) { return QIcon(new LineIconEngine(icon, role)); }

QIcon lineIcon(Icon icon, QColor WindowPalette::*role) { return QIcon(new LineIconEngine(icon, role)); }

}  // namespace inselwerk
