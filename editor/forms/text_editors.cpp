#include "editor/forms/text_editors.h"

#include "editor/forms/field_guard.h"
#include "editor/model/fresh_names.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr auto bytesOfName = static_cast<qsizetype>(longestName);  ///< of a text on one line, as for all names

}  // namespace

NameEditor::NameEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_line(new QLineEdit), m_hint(new HintLine)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_line);
    column->addWidget(m_hint);
    setFocusProxy(m_line);
    constexpr int longest = 64;
    m_line->setMaxLength(longest);
    new FieldGuard(*m_line, context.document);
    connect(m_line, &QLineEdit::textEdited, this, &NameEditor::read);
    connect(m_line, &QLineEdit::editingFinished, this, &NameEditor::leave);
}

void NameEditor::read(const QString& text)
{
    const std::string word = text.toStdString();
    if (isId(word) || (word.empty() && !field().required)) {
        m_hint->setText({});
        emit typed(FieldValue{word}, {});
    } else {
        m_hint->setText(tr("Small letters a–z, digits, - and _ only; other names are not taken."));
    }
}

/// What was not taken does not stay, or it would look as if it had been.
void NameEditor::leave()
{
    m_hint->setText({});
    m_line->setText(QString::fromStdString(m_value));
}

void NameEditor::setValue(const FieldValue& value)
{
    const auto* word = std::get_if<std::string>(&value);
    if (!word) return;
    const bool same = m_value == *word;
    m_value = *word;
    const QString text = QString::fromStdString(*word);
    if (m_line->text() == text || (same && !m_hint->text().isEmpty())) return;
    m_line->setText(text);
    m_hint->setText({});
}

void NameEditor::retranslate(const QString& label) { m_line->setAccessibleName(label); }

TextEditor::TextEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_edit(new BilingualEdit(context.document, Lines::One, bytesOfName))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_edit);
    setFocusProxy(m_edit);
    connect(m_edit, &BilingualEdit::typed, this, [this](const Text& text, const QString& language) {
        emit typed(FieldValue{text}, language);
    });
}

void TextEditor::setValue(const FieldValue& value)
{
    if (const auto* text = std::get_if<Text>(&value)) m_edit->setText(*text);
}

void TextEditor::retranslate(const QString& label) { m_edit->retranslate(label); }

}  // namespace inselwerk
