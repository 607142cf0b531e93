#include "editor/forms/disc_row.h"

#include "app/common/text/messages.h"
#include "editor/forms/disc_button.h"

#include <QGridLayout>

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int sumOfRobber = 7;

/// A list with room for all eleven sums is about rolls; others are about number tokens, and none bears a 7.
bool offers(const Field& field, int number)
{
    constexpr int sums = 11;
    if (number < field.low || number > field.high) return false;
    return number != sumOfRobber || field.maxItems == 0 || field.maxItems >= sums;
}

}  // namespace

bool DiscRow::suits(const Field& field)
{
    return field.type == Field::Type::IntegerList && field.low >= 2 && field.high <= 12;
}

DiscRow::DiscRow(const FormContext& context, const Field& field) : FieldEditor(context, field), m_hint(new HintLine)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    constexpr int across = 6;
    for (int number = 2; number <= 12; ++number) {
        if (!offers(field, number)) continue;
        auto* disc = new DiscButton(number);
        const int at = static_cast<int>(m_discs.size());
        grid->addWidget(disc, at / across, at % across);
        connect(disc, &DiscButton::clicked, this, [this, number](bool on) { toggle(number, on); });
        m_discs.push_back(disc);
    }
    grid->addWidget(m_hint, grid->rowCount(), 0, 1, across + 1);
    grid->setColumnStretch(across, 1);
    if (!m_discs.empty()) setFocusProxy(m_discs.front());
}

void DiscRow::toggle(int number, bool on)
{
    std::vector<std::int64_t> numbers = m_numbers;
    std::erase(numbers, number);
    if (on) {
        const auto larger = std::find_if(numbers.begin(), numbers.end(), [number](auto n) { return n > number; });
        numbers.insert(larger, number);
    }
    const bool usual = FieldValue{numbers} == field().fallback && !field().required;
    if (usual || fitsList(field(), numbers.size())) {
        m_hint->setText({});
        emit chosen(FieldValue{numbers});
        return;
    }
    setValue(FieldValue{m_numbers});
    m_hint->setText(
        on ? tr("At most %n number(s).", nullptr, field().maxItems)
           : tr("At least %n number(s).", nullptr, field().minItems));
}

void DiscRow::setValue(const FieldValue& value)
{
    const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value);
    if (!numbers) return;
    if (*numbers != m_numbers) m_hint->setText({});
    m_numbers = *numbers;
    for (DiscButton* disc : m_discs)
        disc->setChecked(std::find(m_numbers.begin(), m_numbers.end(), disc->number()) != m_numbers.end());
}

void DiscRow::retranslate(const QString& label)
{
    for (DiscButton* disc : m_discs)
        //: Name of a number to choose: %1 is what for ("Fields"), %2 the number
        disc->setAccessibleName(fill(tr("%1: %2"), {label, QString::number(disc->number())}));
}

}  // namespace inselwerk
