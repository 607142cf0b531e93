#include "editor/forms/hint_line.h"

#include "app/common/painting/palette.h"
#include "editor/common/icon_label.h"
#include "editor/common/line_icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace inselwerk {

HintLine::HintLine(QWidget* parent) : QWidget(parent), m_text(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    constexpr int side = 14;
    row->addWidget(new IconLabel(lineIcon(Icon::Warning, &WindowPalette::warn), side), 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    colour();
    hide();
}

void HintLine::setText(const QString& text)
{
    if (m_text->text() == text) return;
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

QString HintLine::text() const { return m_text->text(); }

void HintLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colour();
}

void HintLine::colour()
{
    const QColor warn = windowPalette(palette().color(QPalette::Window).lightnessF() < .5).warn;
    QPalette colours = m_text->palette();
    if (colours.color(QPalette::WindowText) == warn) return;
    colours.setColor(QPalette::WindowText, warn);
    m_text->setPalette(colours);
}

}  // namespace inselwerk
