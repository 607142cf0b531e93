#include "editor/common/painted_icon.h"

#include <QIconEngine>
#include <QPainter>

#include <algorithm>

namespace inselwerk {
namespace {

using Paint = std::function<void(QPainter&, const QRectF&, QIcon::Mode)>;

class PaintedIconEngine : public QIconEngine
{
public:
    explicit PaintedIconEngine(Paint paint) : m_paint(std::move(paint)) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        m_paint(*painter, QRectF(box), mode);
        painter->restore();
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
    QIconEngine* clone() const override { return new PaintedIconEngine(m_paint); }

private:
    Paint m_paint;
};

}  // namespace

QIcon paintedIcon(Paint paint) { return QIcon(new PaintedIconEngine(std::move(paint))); }

QIcon paintedIcon(int side, std::function<void(QPainter&, const QRectF&)> paint)
{
    return paintedIcon([side, paint = std::move(paint)](QPainter& painter, const QRectF& box, QIcon::Mode mode) {
        const qreal scale = std::min(box.width(), box.height()) / side;
        painter.translate(box.center());
        painter.scale(scale, scale);
        painter.translate(-side / 2., -side / 2.);
        constexpr qreal pale = .4;
        if (mode == QIcon::Disabled) painter.setOpacity(pale);
        paint(painter, QRectF(0, 0, side, side));
    });
}

}  // namespace inselwerk
