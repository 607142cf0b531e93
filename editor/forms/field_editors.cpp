#include "app/common/text/messages.h"
#include "editor/forms/choice_editors.h"
#include "editor/forms/disc_row.h"
#include "editor/forms/list_editor.h"
#include "editor/forms/number_editors.h"
#include "editor/forms/text_editors.h"
#include "editor/forms/word_picture.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>

/// Which editor a field gets, and what all of them share.
namespace inselwerk {
namespace {

struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)

public:
    static QString none() { return tr("none"); }
    static QString yes() { return tr("yes"); }
    static QString no() { return tr("no"); }
    static QString entries(qsizetype n) { return tr("%n entry(s)", nullptr, static_cast<int>(n)); }
};

QString orNone(const QStringList& words) { return words.isEmpty() ? FieldWords::none() : joined(words); }

/// One visitor method a type of value.
struct ValueInWords
{
    const Field& field;

    QString operator()(std::int64_t n) const
    {
        return field.type == Field::Type::Integer && n < field.low ? FieldWords::none() : QString::number(n);
    }
    QString operator()(bool yes) const { return yes ? FieldWords::yes() : FieldWords::no(); }
    QString operator()(const std::string& word) const
    {
        if (word.empty()) return FieldWords::none();
        return field.type == Field::Type::Choice ? choiceLabel(field, word) : QString::fromStdString(word);
    }
    QString operator()(const std::vector<std::int64_t>& numbers) const
    {
        QStringList words;
        for (const std::int64_t n : numbers) words << QString::number(n);
        return orNone(words);
    }
    QString operator()(const std::vector<std::string>& names) const
    {
        QStringList words;
        for (const std::string& name : names) words << choiceLabel(field, name);
        return orNone(words);
    }
    QString operator()(const std::map<std::string, std::int64_t>& counts) const
    {
        QStringList words;
        for (const std::string_view name : field.choices)
            if (const auto at = counts.find(std::string{name}); at != counts.end() && at->second > 0)
                words << QString::number(at->second) + QChar(u'\u00a0') + choiceLabel(field, name);
        return orNone(words);
    }
    QString operator()(const Text& text) const { return text.empty() ? FieldWords::none() : translate(text); }
    QString operator()(const std::vector<Section>& elements) const
    {
        return elements.empty() ? FieldWords::none() : FieldWords::entries(static_cast<qsizetype>(elements.size()));
    }
};

}  // namespace

void FieldEditor::setUsual(bool usual)
{
    if (!usual && !m_usual) return;
    m_usual = usual;
    applyColours();
}

void FieldEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_usual && !m_colouring) applyColours();
}

/// Each widget gets its colours: where an application has a style sheet, they do not come down from the one around.
void FieldEditor::applyColours()
{
    const QScopedValueRollback colouring(m_colouring, true);
    setPalette({});
    QPalette colours;
    if (m_usual) {
        const QColor ink = palette().color(QPalette::PlaceholderText);
        for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) colours.setColor(role, ink);
        setPalette(colours);
    }
    for (QWidget* part : findChildren<QWidget*>())
        if (!isInEditorWithin(*part)) part->setPalette(colours);
}

/// Editors of the elements of a list have colours of their own.
bool FieldEditor::isInEditorWithin(const QWidget& part) const
{
    for (const QWidget* around = &part; around != this; around = around->parentWidget())
        if (qobject_cast<const FieldEditor*>(around)) return true;
    return false;
}

FieldEditor* makeFieldEditor(const FormContext& context, const SectionPath& path, const Field& field)
{
    switch (field.type) {
        case Field::Type::Integer: return new IntegerEditor(context, field);
        case Field::Type::Flag: return new FlagEditor(context, field);
        case Field::Type::Choice:
            if (PictureChoice::suits(field)) return new PictureChoice(context, field);
            return new ChoiceEditor(context, field);
        case Field::Type::IntegerList:
            if (DiscRow::suits(field)) return new DiscRow(context, field);
            return new NumberLineEditor(context, field);
        case Field::Type::ChoiceList: return new ChoiceListEditor(context, field);
        case Field::Type::Counts: return new CountsEditor(context, field);
        case Field::Type::Name: return new NameEditor(context, field);
        case Field::Type::Text: return new TextEditor(context, field);
        case Field::Type::Sections:
        case Field::Type::Effects: return new ListEditor(context, path, field);
    }
    return nullptr;
}

QString valueInWords(const Field& field, const FieldValue& value) { return std::visit(ValueInWords{field}, value); }

}  // namespace inselwerk
