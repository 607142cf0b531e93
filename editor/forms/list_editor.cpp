#include "editor/forms/list_editor.h"

#include "app/common/text/messages.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/schema_form.h"
#include "editor/forms/small_button.h"
#include "editor/forms/tab_order.h"
#include "engine/scenario/check.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

/// Effects by their key, each with its title.
QComboBox* makeEffectBox(const FormContext& context)
{
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const ModuleDescription& module : context.modules)
        for (const EffectDescription* effect : module.effects) {
            const std::string_view key = effect->schema().key;
            box->addItem(QString(), QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
        }
    new FieldGuard(*box, context.document);
    return box;
}

void nameEffects(QComboBox& box, const ModuleDescriptions& modules)
{
    const QSignalBlocker quiet(box);
    for (int i = 0; i < box.count(); ++i)
        if (const auto* effect = findEffect(modules, box.itemData(i).toString().toStdString()))
            box.setItemText(i, translate(effect->schema().title));
}

}  // namespace

ListEditor::ListEditor(const FormContext& context, const SectionPath& path, const Field& field)
    : FieldEditor(context, field),
      m_path(path),
      m_column(new QVBoxLayout(this)),
      m_add(smallButton(Icon::Plus)),
      m_hint(new HintLine)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    m_column->addWidget(m_hint);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &ListEditor::add);
}

const Schema* ListEditor::schemaOf(const Section& element) const
{
    if (!ofEffects()) return field().element;
    const EffectDescription* effect = findEffect(context().modules, element.key);
    return effect ? &effect->schema() : nullptr;
}

void ListEditor::addItem()
{
    const std::size_t index = m_items.size();
    Item item{
        new QFrame,
        new QLabel,
        ofEffects() ? makeEffectBox(context()) : nullptr,
        smallButton(Icon::Up),
        smallButton(Icon::Down),
        smallButton(Icon::Copy),
        smallButton(Icon::Delete)};
    item.frame->setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(item.frame);
    column->setContentsMargins(6, 4, 6, 6);
    column->setSpacing(4);
    addHead(item, index);
    m_column->insertWidget(static_cast<int>(index), item.frame);
    item.frame->show();  // at once, so that it can take the focus
    m_items.push_back(item);
}

void ListEditor::addHead(Item& item, std::size_t index)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(2);
    item.title->setTextFormat(Qt::PlainText);
    item.title->setWordWrap(!item.kind);
    head->addWidget(item.title, item.kind ? 0 : 1);
    if (item.kind) head->addWidget(item.kind, 1);
    for (QToolButton* button : {item.up, item.down, item.copy, item.remove}) head->addWidget(button);
    static_cast<QVBoxLayout*>(item.frame->layout())->addLayout(head);
    connect(item.up, &QToolButton::clicked, this, [this, index] { move(index, index - 1); });
    connect(item.down, &QToolButton::clicked, this, [this, index] { move(index, index + 1); });
    connect(item.copy, &QToolButton::clicked, this, [this, index] { copy(index); });
    connect(item.remove, &QToolButton::clicked, this, [this, index] { remove(index); });
    if (item.kind) connect(item.kind, &QComboBox::activated, this, [this, index] { changeKind(index); });
}

void ListEditor::fit(std::size_t index)
{
    Item& item = m_items[index];
    const Section& element = m_elements[index];
    const Schema* schema = schemaOf(element);
    if (item.form && &item.form->schema() != schema) {
        item.form->hide();
        item.form->deleteLater();
        item.form = nullptr;
    }
    if (!item.form && schema) {
        item.form = new SchemaForm(context(), *schema, m_path.element(field(), index));
        item.frame->layout()->addWidget(item.form);
        item.form->show();
        m_grew = true;
    }
    item.key = element.key;
    if (item.kind) {
        const QSignalBlocker quiet(item.kind);
        item.kind->setCurrentIndex(item.kind->findData(QString::fromStdString(element.key)));
    }
    nameItem(index);
}

void ListEditor::setValue(const FieldValue& value)
{
    const auto* elements = std::get_if<Sections>(&value);
    if (!elements) return;
    if (elements->size() != m_elements.size()) m_hint->setText({});
    m_elements = *elements;
    m_grew = m_items.size() < m_elements.size();
    while (m_items.size() < m_elements.size()) addItem();
    while (m_items.size() > m_elements.size()) {
        m_items.back().frame->hide();
        m_items.back().frame->deleteLater();
        m_items.pop_back();
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        fit(i);
        if (m_items[i].form) m_items[i].form->refresh();
        m_items[i].up->setEnabled(i > 0);
        m_items[i].down->setEnabled(i + 1 < m_items.size());
    }
    if (m_grew) orderTabs(*this, *m_add);
}

void ListEditor::setPath(const SectionPath& path)
{
    m_path = path;
    // An element that the new section lacks goes when its value is shown.
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Section* element = path.element(field(), i).find(context().document.scenario());
        const bool same = element && schemaOf(*element) == (m_items[i].form ? &m_items[i].form->schema() : nullptr);
        if (same && m_items[i].form) {
            m_items[i].form->setPath(path.element(field(), i));
        } else if (m_items[i].form) {
            m_items[i].form->hide();
            m_items[i].form->deleteLater();
            m_items[i].form = nullptr;
        }
    }
}

QWidget* ListEditor::editorIn(std::size_t index, std::string_view field)
{
    if (index >= m_items.size()) return this;
    const Item& item = m_items[index];
    if (FieldEditor* editor = item.form ? item.form->editor(field) : nullptr) return editor;
    if (item.kind) return item.kind;
    return item.form ? static_cast<QWidget*>(item.form) : this;
}

void ListEditor::add()
{
    Sections elements = m_elements;
    elements.push_back(freshElement(field(), elements, context().document.scenario(), context().modules));
    take(elements);
    if (m_items.empty()) return;
    const Item& item = m_items.back();
    if (item.kind)
        item.kind->setFocus();
    else if (item.form)
        item.form->setFocus();
}

void ListEditor::copy(std::size_t index)
{
    Sections elements = m_elements;
    const Section fresh = copyOfElement(field(), elements, elements[index]);
    elements.insert(elements.begin() + static_cast<std::ptrdiff_t>(index) + 1, fresh);
    take(elements);
    m_items[std::min(index + 1, m_items.size() - 1)].copy->setFocus();
}

void ListEditor::remove(std::size_t index)
{
    Sections elements = m_elements;
    elements.erase(elements.begin() + static_cast<std::ptrdiff_t>(index));
    take(elements);
    if (m_items.empty())
        m_add->setFocus();
    else
        m_items[std::min(index, m_items.size() - 1)].remove->setFocus();
}

void ListEditor::move(std::size_t from, std::size_t to)
{
    if (to >= m_elements.size()) return;
    Sections elements = m_elements;
    std::swap(elements[from], elements[to]);
    take(elements);
    (to < from ? m_items[to].up : m_items[to].down)->setFocus();
}

void ListEditor::changeKind(std::size_t index)
{
    const std::string key = m_items[index].kind->currentData().toString().toStdString();
    const EffectDescription* effect = findEffect(context().modules, key);
    if (!effect || key == m_elements[index].key) return;
    Sections elements = m_elements;
    elements[index] = freshEffect(*effect, context().document.scenario(), context().modules, &m_elements[index]);
    take(elements);
}

void ListEditor::take(const Sections& elements)
{
    const bool usual = FieldValue{elements} == field().fallback && !field().required;
    if (usual || fitsList(field(), elements.size())) {
        m_hint->setText({});
        emit chosen(FieldValue{elements});
        return;
    }
    m_hint->setText(
        elements.size() > m_elements.size() ? tr("At most %n entry(s).", nullptr, field().maxItems)
                                            : tr("At least %n entry(s).", nullptr, field().minItems));
}

void ListEditor::nameItem(std::size_t index)
{
    const Item& item = m_items[index];
    const QString number = QString::number(index + 1);
    const Schema* schema = schemaOf(m_elements[index]);
    //: Head of an entry of a list: %1 is its place, %2 what it is
    const QString numbered = tr("%1. %2");
    QString name = fill(numbered, {number, schema ? translate(schema->title) : QString::fromStdString(item.key)});
    if (item.kind && schema)
        item.title->setText(number + QLatin1Char('.'));
    else
        item.title->setText(name);
    if (item.kind) {
        nameEffects(*item.kind, context().modules);
        //: Name of the field that says what an effect of an event token is; %1 is its place
        name = fill(tr("Effect %1"), {number});
        item.kind->setAccessibleName(name);
    }
    if (item.form) item.form->setOwner(name);
    const auto nameButton = [this](QToolButton& button, const QString& what) {
        setNames(button, what);
        //: Name of a button for screen readers; %1: a list such as "Effects", %2: what the button does
        button.setAccessibleName(fill(tr("%1: %2"), {m_label, what}));
    };
    nameButton(*item.up, fill(tr("Move place %1 up"), {number}));
    nameButton(*item.down, fill(tr("Move place %1 down"), {number}));
    nameButton(*item.copy, fill(tr("Duplicate place %1"), {number}));
    nameButton(*item.remove, fill(tr("Remove place %1"), {number}));
}

void ListEditor::retranslate(const QString& label)
{
    m_label = label;
    m_add->setText(tr("Add"));
    //: %1: a list, such as "Effects"
    setNames(*m_add, fill(tr("Add to the list: %1"), {label}));
    for (std::size_t i = 0; i < m_items.size(); ++i) nameItem(i);
}

}  // namespace inselwerk
