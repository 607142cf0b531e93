#include "editor/common/line_icon.h"

#include "editor/common/painted_icon.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

namespace inselwerk {

QIcon lineIcon(Icon icon, QColor WindowPalette::*role, qreal degrees)
{
    return paintedIcon([=](QPainter& painter, const QRectF& box, QIcon::Mode mode) {
        const bool dark = QGuiApplication::palette().color(QPalette::Window).lightnessF() < .5;
        const auto shown = mode == QIcon::Disabled ? &WindowPalette::line2 : role;
        painter.translate(box.center());
        painter.rotate(degrees);
        painter.translate(-box.center());
        paintIcon(painter, box, icon, windowPalette(dark).*shown);
    });
}

}  // namespace inselwerk
