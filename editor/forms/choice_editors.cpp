#include "editor/forms/choice_editors.h"

#include "app/common/text/messages.h"
#include "editor/forms/field_guard.h"
#include "editor/forms/small_button.h"
#include "editor/forms/word_picture.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

struct ChoiceWords
{
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

QString fromWord(std::string_view word) { return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())); }

void showWord(QComboBox& box, const std::string& word)
{
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(box.findData(QString::fromStdString(word)));
}

std::string wordIn(const QComboBox& box) { return box.currentData().toString().toStdString(); }

}  // namespace

QComboBox* makeWordBox(const FormContext& context, const Field& field, bool none)
{
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    if (none) box->addItem(QString(), QString());
    for (const std::string_view word : field.choices) box->addItem(wordIcon(word), fromWord(word), fromWord(word));
    new FieldGuard(*box, context.document);
    return box;
}

void nameWords(QComboBox& box, const Field& field)
{
    const QSignalBlocker quiet(box);
    for (int i = 0; i < box.count(); ++i) {
        const std::string word = box.itemData(i).toString().toStdString();
        //: Instead of a word: it is not said
        box.setItemText(i, word.empty() ? ChoiceWords::tr("none") : choiceLabel(field, word));
    }
}

// --- one word

ChoiceEditor::ChoiceEditor(const FormContext& context, const Field& field) : FieldEditor(context, field)
{
    const auto* usual = std::get_if<std::string>(&field.fallback);
    m_box = makeWordBox(context, field, !field.required && usual && usual->empty());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_box);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::activated, this, [this] { emit chosen(FieldValue{wordIn(*m_box)}); });
}

void ChoiceEditor::setValue(const FieldValue& value)
{
    if (const auto* word = std::get_if<std::string>(&value)) showWord(*m_box, *word);
}

void ChoiceEditor::retranslate(const QString& label)
{
    m_box->setAccessibleName(label);
    nameWords(*m_box, field());
}

// --- one picture

bool PictureChoice::suits(const Field& field)
{
    constexpr std::size_t most = 8;
    return field.required && field.choices.size() <= most &&
           std::all_of(field.choices.begin(), field.choices.end(), hasPicture);
}

PictureChoice::PictureChoice(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(2);
    auto* group = new QButtonGroup(this);
    for (const std::string_view word : field.choices) {
        auto* button = new QToolButton;
        button->setIcon(wordIcon(word));
        button->setIconSize({24, 24});
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, word] { emit chosen(FieldValue{std::string{word}}); });
        m_entries.push_back({std::string{word}, button});
    }
    if (!m_entries.empty()) setFocusProxy(m_entries.front().button);
    arrange();
}

QSize PictureChoice::minimumSizeHint() const
{
    const int fewest = (static_cast<int>(m_entries.size()) + 1) / 2;
    const int each = m_entries.empty() ? 0 : m_entries.front().button->sizeHint().width();
    return {fewest * (each + m_grid->spacing()), m_grid->minimumSize().height()};
}

void PictureChoice::resizeEvent(QResizeEvent* event)
{
    FieldEditor::resizeEvent(event);
    arrange();
}

void PictureChoice::arrange()
{
    const int count = static_cast<int>(m_entries.size());
    const bool together = width() >= 2 * minimumSizeHint().width();
    const int across = together ? count : (count + 1) / 2;
    if (across == m_across) return;
    m_across = across;
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_entries[static_cast<std::size_t>(i)].button, i / across, i % across);
    for (int column = 0; column <= count; ++column) m_grid->setColumnStretch(column, column == across ? 1 : 0);
}

void PictureChoice::setValue(const FieldValue& value)
{
    const auto* chosen = std::get_if<std::string>(&value);
    for (const auto& [word, button] : m_entries)
        if (chosen && word == *chosen) button->setChecked(true);
}

void PictureChoice::retranslate(const QString& label)
{
    for (const auto& [word, button] : m_entries) {
        const QString name = choiceLabel(field(), word);
        button->setToolTip(name);
        //: Name of a picture to choose: %1 is what for ("Crop"), %2 what it shows
        button->setAccessibleName(fill(tr("%1: %2"), {label, name}));
    }
}

// --- several words

ChoiceListEditor::ChoiceListEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_column(new QVBoxLayout(this)), m_add(smallButton(Icon::Plus)), m_hint(new HintLine)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    m_column->addWidget(m_hint);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &ChoiceListEditor::add);
}

void ChoiceListEditor::addRow()
{
    const std::size_t index = m_rows.size();
    Row row{
        new QWidget, makeWordBox(context(), field(), false), smallButton(Icon::Up), smallButton(Icon::Down),
        smallButton(Icon::Delete)};
    auto* line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(row.box, 1);
    for (QToolButton* button : {row.up, row.down, row.remove}) line->addWidget(button);
    connect(row.box, &QComboBox::activated, this, [this, index] {
        Words words = m_words;
        words[index] = wordIn(*m_rows[index].box);
        take(words);
    });
    connect(row.up, &QToolButton::clicked, this, [this, index] { move(index, index - 1); });
    connect(row.down, &QToolButton::clicked, this, [this, index] { move(index, index + 1); });
    connect(row.remove, &QToolButton::clicked, this, [this, index] { remove(index); });
    m_column->insertWidget(static_cast<int>(index), row.widget);
    row.widget->show();  // at once, so that it can take the focus
    m_rows.push_back(row);
    nameRow(index);
}

void ChoiceListEditor::add()
{
    Words words = m_words;
    const auto unused = std::find_if(field().choices.begin(), field().choices.end(), [&](std::string_view word) {
        return std::find(words.begin(), words.end(), word) == words.end();
    });
    const std::string_view next = unused == field().choices.end() ? field().choices.back() : *unused;
    words.emplace_back(next);
    // A list that needs so many begins with that many.
    for (const std::string_view word : field().choices)
        if (static_cast<int>(words.size()) < field().minItems &&
            std::find(words.begin(), words.end(), word) == words.end())
            words.emplace_back(word);
    take(words);
    if (!m_rows.empty()) m_rows.back().box->setFocus();
}

void ChoiceListEditor::remove(std::size_t index)
{
    Words words = m_words;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(index));
    const auto* usual = std::get_if<Words>(&field().fallback);
    // What is too short as a list is said no longer.
    if (!fitsList(field(), words.size()) && usual && usual->size() < m_words.size() && !field().required)
        words = *usual;
    take(words);
    if (m_rows.empty())
        m_add->setFocus();
    else
        m_rows[std::min(index, m_rows.size() - 1)].remove->setFocus();
}

void ChoiceListEditor::move(std::size_t from, std::size_t to)
{
    if (to >= m_words.size()) return;
    Words words = m_words;
    std::swap(words[from], words[to]);
    take(words);
    (to < from ? m_rows[to].up : m_rows[to].down)->setFocus();
}

void ChoiceListEditor::take(const Words& words)
{
    const bool usual = FieldValue{words} == field().fallback && !field().required;
    if (usual || fitsList(field(), words.size())) {
        m_hint->setText({});
        emit chosen(FieldValue{words});
        return;
    }
    const bool more = words.size() > m_words.size();
    setValue(FieldValue{m_words});
    m_hint->setText(
        more ? tr("At most %n entry(s).", nullptr, field().maxItems)
             : tr("At least %n entry(s).", nullptr, field().minItems));
}

void ChoiceListEditor::setValue(const FieldValue& value)
{
    const auto* words = std::get_if<Words>(&value);
    if (!words) return;
    if (*words != m_words) m_hint->setText({});
    m_words = *words;
    while (m_rows.size() < m_words.size()) addRow();
    while (m_rows.size() > m_words.size()) {
        m_rows.back().widget->hide();
        m_rows.back().widget->deleteLater();
        m_rows.pop_back();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        showWord(*m_rows[i].box, m_words[i]);
        m_rows[i].up->setEnabled(i > 0);
        m_rows[i].down->setEnabled(i + 1 < m_rows.size());
    }
}

QWidget* ChoiceListEditor::editorIn(std::size_t index, std::string_view)
{
    return index < m_rows.size() ? static_cast<QWidget*>(m_rows[index].box) : this;
}

void ChoiceListEditor::nameRow(std::size_t index)
{
    const Row& row = m_rows[index];
    const QString number = QString::number(index + 1);
    nameWords(*row.box, field());
    //: Name of an entry of a list: %1 is the list, %2 the place in it
    row.box->setAccessibleName(fill(tr("%1, place %2"), {m_label, number}));
    setNames(*row.up, fill(tr("Move place %1 up"), {number}));
    setNames(*row.down, fill(tr("Move place %1 down"), {number}));
    setNames(*row.remove, fill(tr("Remove place %1"), {number}));
}

void ChoiceListEditor::retranslate(const QString& label)
{
    m_label = label;
    m_add->setText(tr("Add"));
    //: %1: a list, such as "Rewards of a row"
    setNames(*m_add, fill(tr("Add to the list: %1"), {label}));
    for (std::size_t i = 0; i < m_rows.size(); ++i) nameRow(i);
}

}  // namespace inselwerk
