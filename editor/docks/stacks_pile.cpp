#include "editor/docks/stacks_pile.h"

#include "app/common/painting/volcano_art.h"

#include <QPainter>

namespace inselwerk {

StackPile::StackPile(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void StackPile::setPile(int number, int tokens)
{
    m_number = number;
    m_tokens = tokens;
    update();
}

void StackPile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSidePile(painter, QRectF(rect()).adjusted(3, 3, -3, -3), m_number, m_tokens);
}

}  // namespace inselwerk
