#include "editor/forms/schema_form.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/forms/small_button.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>

namespace inselwerk {
namespace {

/// Small and quiet.
QLabel* noteLabel()
{
    QLabel* label = plainLabel();
    QFont small = label->font();
    small.setPointSizeF(small.pointSizeF() * .85);
    label->setFont(small);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// No word, no text, no entries: to say so below a field helps nobody.
bool isNothing(const FieldValue& value)
{
    const auto empty = [](const auto& held) {
        if constexpr (requires { held.empty(); })
            return held.empty();
        else
            return false;
    };
    return std::visit(empty, value);
}

}  // namespace

SchemaForm::SchemaForm(const FormContext& context, const Schema& schema, const SectionPath& path, FormOptions options)
    : m_context(context), m_schema(schema), m_path(path), m_options(std::move(options))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    for (const Field& field : schema.fields)
        if (!m_options.leavesOut || !m_options.leavesOut(field)) addRow(*grid, field);
    if (!m_rows.empty()) setFocusProxy(m_rows.front().editor);
    retranslate();
    refresh();
}

void SchemaForm::addRow(QGridLayout& grid, const Field& field)
{
    FieldEditor* editor = makeFieldEditor(m_context, m_path, field);
    auto* mark = new QStackedWidget;
    Row row{editor,     editor->hasLabel() ? nullptr : plainLabel(), mark, noteLabel(), smallButton(Icon::Undo),
            noteLabel()};
    mark->addWidget(row.usualWord);
    mark->addWidget(row.reset);
    mark->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row.usualWord->setWordWrap(false);
    editor->setObjectName(QString::fromUtf8(field.name.data(), static_cast<qsizetype>(field.name.size())));
    row.reset->setObjectName(editor->objectName() + QStringLiteral(".reset"));
    const int line = grid.rowCount();
    if (!row.label) {
        grid.addWidget(editor, line, 0, 1, 2);
    } else {
        row.label->setBuddy(editor);
        grid.addWidget(row.label, line, 0, 1, editor->isWide() ? 2 : 1);
        if (editor->isWide())
            grid.addWidget(editor, line + 1, 0, 1, 3);
        else
            grid.addWidget(editor, line, 1);
    }
    grid.addWidget(mark, line, 2, Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(row.note, line + 2, editor->isWide() || !row.label ? 0 : 1, 1, 2);
    const std::size_t index = m_rows.size();
    m_rows.push_back(row);
    connect(editor, &FieldEditor::chosen, this, [this, &field](const FieldValue& value) { commit(field, value, {}); });
    connect(editor, &FieldEditor::typed, this, [this, &field](const FieldValue& value, const QString& part) {
        const QString place = QString::fromStdString(m_path.name() + '/' + std::string{field.name} + '/');
        commit(field, value, place + part);
    });
    connect(row.reset, &QToolButton::clicked, this, [this, index] { reset(m_rows[index]); });
}

void SchemaForm::setPath(const SectionPath& path)
{
    m_path = path;
    for (const Row& row : m_rows) row.editor->setPath(path);
    refresh();
}

void SchemaForm::refresh()
{
    const Section* section = m_path.find(m_context.document.scenario());
    setEnabled(section);
    if (!section) return;
    for (const Row& row : m_rows) refreshRow(row, *section);
}

void SchemaForm::refreshRow(const Row& row, const Section& section)
{
    const Field& field = row.field();
    const bool said = section.has(field.name);
    const FieldValue usual = usualValue(field);
    row.editor->setValue(said ? section.values.find(field.name)->second : usual);
    row.editor->setUsual(!said && !field.required);
    row.mark->setVisible(!field.required);
    row.mark->setCurrentIndex(said ? 1 : 0);
    row.note->setVisible(said && !field.required && !isNothing(usual));
    const QString words = valueInWords(field, usual);
    //: %1: a value, such as "10"
    const QString note =
        m_options.base ? fill(tr("on other boards: %1"), {words}) : fill(tr("usual value: %1"), {words});
    row.note->setText(note);
    //: Button beside a field that was changed; %1: the value that it gets back
    setNames(*row.reset, fill(tr("Back to the usual value: %1"), {words}));
    //: Name of a button for screen readers; %1: the field that it is for, %2: what it does
    row.reset->setAccessibleName(fill(tr("%1: %2"), {spokenName(field), row.reset->accessibleName()}));
    const QString explanation = translate(field.explanation);
    //: Tooltip of a field: %1 says what it is for, %2 is its usual value
    const QString tip = field.required ? explanation : fill(tr("%1 Usual value: %2."), {explanation, words});
    row.editor->setToolTip(tip);
    row.editor->setWhatsThis(tip);
    row.editor->setAccessibleDescription(tip);
    if (row.label) row.label->setToolTip(tip);
}

FieldValue SchemaForm::usualValue(const Field& field) const
{
    const Section* base = m_options.base ? m_options.base->find(m_context.document.scenario()) : nullptr;
    return base ? valueOf(*base, field) : field.fallback;
}

void SchemaForm::commit(const Field& field, const FieldValue& value, const QString& mergeKey)
{
    const SectionPath path = m_path;  // the change may lead to another one
    const bool changed = m_context.document.change(
        stepName(field), [&](Scenario& scenario) { setValue(scenario, path, field, value); }, mergeKey);
    if (!changed) refresh();
}

void SchemaForm::reset(const Row& row)
{
    const SectionPath path = m_path;
    const Field& field = row.field();
    FieldEditor* editor = row.editor;
    m_context.document.change(stepName(field), [&](Scenario& scenario) { resetValue(scenario, path, field); });
    editor->setFocus();
}

StepName SchemaForm::stepName(const Field& field)
{
    //: Step of history; %1: a field of a form, such as "Rate of the bank"
    return [label = field.label] { return fill(tr("Change “%1”"), {translate(label)}); };
}

FieldEditor* SchemaForm::editor(std::string_view field) const
{
    for (const Row& row : m_rows)
        if (row.field().name == field) return row.editor;
    return nullptr;
}

void SchemaForm::setOwner(const QString& owner)
{
    if (owner == m_owner) return;
    m_owner = owner;
    retranslate();
    refresh();
}

QString SchemaForm::spokenName(const Field& field) const
{
    const QString label = translate(field.label);
    //: Name of a field for screen readers; %1: what it belongs to, such as "Effect 2", %2: its label
    return m_owner.isEmpty() ? label : fill(tr("%1, %2"), {m_owner, label});
}

void SchemaForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    refresh();
}

void SchemaForm::retranslate()
{
    for (const Row& row : m_rows) {
        if (row.label) row.label->setText(translate(row.field().label));
        //: Beside a field whose value the file does not name
        row.usualWord->setText(tr("usual"));
        row.editor->retranslate(spokenName(row.field()));
    }
}

}  // namespace inselwerk
