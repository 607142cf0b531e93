#include "editor/docks/id_row.h"

#include "editor/common/plain_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace inselwerk {

IdRow::IdRow(const char* name, QWidget* parent)
    : QWidget(parent), m_label(new QLabel), m_field(new IdField), m_refusal(plainLabel())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    m_field->setObjectName(QLatin1String(name));
    m_label->setBuddy(m_field);
    row->addWidget(m_label);
    row->addWidget(m_field, 1);
    column->addLayout(row);
    m_refusal->hide();
    column->addWidget(m_refusal);
    connect(m_field, &IdField::refused, this, [this](const QString& sentence) {
        m_refusal->setText(sentence);
        m_refusal->setVisible(!sentence.isEmpty());
    });
}

void IdRow::setTexts(const QString& label, const QString& accessibleName)
{
    m_label->setText(label);
    m_field->setAccessibleName(accessibleName);
}

void IdRow::edit()
{
    m_field->setFocus();
    m_field->selectAll();
}

}  // namespace inselwerk
