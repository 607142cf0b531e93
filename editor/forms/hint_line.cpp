#include "editor/forms/hint_line.h"

#include "editor/common/icon_label.h"
#include "editor/common/line_icon.h"
#include "editor/common/palette_roles.h"

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
    m_text->setForegroundRole(warningRole);
    hide();
}

void HintLine::setText(const QString& text)
{
    if (m_text->text() == text) return;
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

QString HintLine::text() const { return m_text->text(); }

}  // namespace inselwerk
