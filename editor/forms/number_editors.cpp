#include "editor/forms/number_editors.h"

#include "app/common/text/messages.h"
#include "editor/common/plain_text.h"
#include "editor/forms/field_guard.h"
#include "editor/common/icon_label.h"
#include "editor/forms/word_picture.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {
namespace {

QSpinBox* makeSpinBox(const FormContext& context, std::int64_t low, std::int64_t high)
{
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(low), static_cast<int>(high));
    box->setAccelerated(true);
    new FieldGuard(*box, context.document);
    return box;
}

template <class Layout>
Layout* bare(Layout* layout)
{
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return layout;
}

void showNumber(QSpinBox& box, std::int64_t n)
{
    const QSignalBlocker quiet(box);
    if (box.value() != n) box.setValue(static_cast<int>(n));
}

}  // namespace

// --- whole numbers

IntegerEditor::IntegerEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_box(makeSpinBox(context, field.low, field.high))
{
    if (hasNone()) m_box->setMinimum(static_cast<int>(field.low) - 1);
    bare(new QHBoxLayout(this))->addWidget(m_box);
    setFocusProxy(m_box);
    connect(m_box, &QSpinBox::valueChanged, this, [this](int n) {
        const bool none = hasNone() && n == m_box->minimum();
        emit typed(none ? this->field().fallback : FieldValue{std::int64_t{n}}, {});
    });
}

bool IntegerEditor::hasNone() const
{
    const auto* usual = std::get_if<std::int64_t>(&field().fallback);
    return !field().required && usual && *usual < field().low;
}

void IntegerEditor::setValue(const FieldValue& value)
{
    const auto* n = std::get_if<std::int64_t>(&value);
    if (n) showNumber(*m_box, std::clamp<std::int64_t>(*n, m_box->minimum(), m_box->maximum()));
}

void IntegerEditor::retranslate(const QString& label)
{
    m_box->setAccessibleName(label);
    //: Instead of a number: it is not said
    if (hasNone()) m_box->setSpecialValueText(tr("none"));
}

// --- yes or no

FlagEditor::FlagEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_box(new QCheckBox)
{
    bare(new QHBoxLayout(this))->addWidget(m_box);
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit chosen(FieldValue{on}); });
}

void FlagEditor::setValue(const FieldValue& value)
{
    if (const auto* on = std::get_if<bool>(&value)) m_box->setChecked(*on);
}

void FlagEditor::retranslate(const QString& label)
{
    m_box->setText(asButtonText(translate(field().label)));
    m_box->setAccessibleName(label);
}

// --- how many of each kind

CountsEditor::CountsEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_grid(bare(new QGridLayout(this)))
{
    constexpr int side = 20;
    for (const std::string_view word : field.choices) {
        auto* name = new QLabel;
        name->setTextFormat(Qt::PlainText);
        auto* box = makeSpinBox(context, field.low, field.high);
        name->setBuddy(box);
        QWidget* picture = hasPicture(word) ? new IconLabel(wordIcon(word), side) : nullptr;
        connect(box, &QSpinBox::valueChanged, this, [this, word] {
            emit typed(value(), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        });
        m_entries.push_back({std::string{word}, picture, name, box});
    }
    if (!m_entries.empty()) setFocusProxy(m_entries.front().box);
    arrange();
}

int CountsEditor::cellWidth() const
{
    int widest = 0;
    for (const Entry& entry : m_entries) {
        const int picture = entry.picture ? entry.picture->sizeHint().width() + m_grid->spacing() : 0;
        widest = std::max(
            widest, picture + entry.name->sizeHint().width() + m_grid->spacing() + entry.box->sizeHint().width());
    }
    return widest;
}

QSize CountsEditor::minimumSizeHint() const { return {cellWidth(), m_grid->minimumSize().height()}; }

void CountsEditor::resizeEvent(QResizeEvent* event)
{
    FieldEditor::resizeEvent(event);
    arrange();
}

void CountsEditor::arrange()
{
    constexpr int most = 3;
    constexpr int apart = 12;
    const int across = std::clamp((width() + apart) / std::max(1, cellWidth() + apart), 1, most);
    if (across == m_across) return;
    m_across = across;
    int at = 0;
    for (const Entry& entry : m_entries) {
        const int row = at / across;
        const int column = at++ % across * 4;
        if (entry.picture) m_grid->addWidget(entry.picture, row, column);
        m_grid->addWidget(entry.name, row, column + 1);
        m_grid->addWidget(entry.box, row, column + 2);
    }
    for (int column = 0; column < most * 4; ++column) {
        m_grid->setColumnMinimumWidth(
            column, column % 4 == 3 && column / 4 + 1 < across ? apart - m_grid->spacing() : 0);
        m_grid->setColumnStretch(column, column == across * 4 - 1 ? 1 : 0);
    }
    updateGeometry();
}

FieldValue CountsEditor::value() const
{
    std::map<std::string, std::int64_t> counts;
    for (const Entry& entry : m_entries)
        if (entry.box->value() != 0) counts.emplace(entry.word, entry.box->value());
    return counts;
}

void CountsEditor::setValue(const FieldValue& value)
{
    const auto* counts = std::get_if<std::map<std::string, std::int64_t>>(&value);
    if (!counts) return;
    for (const Entry& entry : m_entries) {
        const auto at = counts->find(entry.word);
        showNumber(*entry.box, at == counts->end() ? 0 : at->second);
    }
}

void CountsEditor::retranslate(const QString& label)
{
    for (const Entry& entry : m_entries) {
        const QString word = choiceLabel(field(), entry.word);
        entry.name->setText(word);
        //: Name of a number field: %1 is what it is about ("Cost of a road"), %2 what is counted ("lumber")
        entry.box->setAccessibleName(fill(tr("%1: %2"), {label, word}));
    }
    m_across = 0;  // the words have other widths
    arrange();
}

// --- numbers on a line

NumberLineEditor::NumberLineEditor(const FormContext& context, const Field& field)
    : FieldEditor(context, field), m_line(new QLineEdit), m_hint(new HintLine)
{
    auto* column = bare(new QVBoxLayout(this));
    column->addWidget(m_line);
    column->addWidget(m_hint);
    setFocusProxy(m_line);
    constexpr int longest = 2000;
    m_line->setMaxLength(longest);
    new FieldGuard(*m_line, context.document);
    connect(m_line, &QLineEdit::textEdited, this, &NumberLineEditor::read);
}

std::optional<std::vector<std::int64_t>> NumberLineEditor::parsed(const QString& text) const
{
    std::vector<std::int64_t> numbers;
    QString list = text;
    list.replace(u';', u',').replace(u' ', u',');
    const QStringList parts = list.split(u',', Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool good = false;
        const qlonglong n = part.toLongLong(&good);
        if (!good || n < field().low || n > field().high) return std::nullopt;
        numbers.push_back(n);
    }
    const bool usual = FieldValue{numbers} == field().fallback;
    if (!usual && !fitsList(field(), numbers.size())) return std::nullopt;
    return numbers;
}

void NumberLineEditor::read(const QString& text)
{
    if (const auto numbers = parsed(text)) {
        m_hint->setText({});
        emit typed(FieldValue{*numbers}, {});
        return;
    }
    //: %1 and %2 are the smallest and the largest number
    m_hint->setText(tr("Numbers from %1 to %2 with commas between them, please.")
                        .arg(QString::number(field().low), QString::number(field().high)));
}

void NumberLineEditor::setValue(const FieldValue& value)
{
    const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value);
    if (!numbers || parsed(m_line->text()) == *numbers) return;
    if (m_line->hasFocus() && !m_hint->text().isEmpty()) return;  // something half typed
    QStringList words;
    for (const std::int64_t n : *numbers) words << QString::number(n);
    m_line->setText(words.join(QStringLiteral(", ")));
    m_hint->setText({});
}

void NumberLineEditor::retranslate(const QString& label) { m_line->setAccessibleName(label); }

}  // namespace inselwerk
