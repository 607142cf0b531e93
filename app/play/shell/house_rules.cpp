#include "app/play/shell/house_rules.h"

#include <algorithm>

namespace inselwerk {
namespace {

const Field& fieldOf(std::string_view name)
{
    const Field* field = rulesSchema().find(name);
    Q_ASSERT(field);
    return *field;
}

const FieldValue& valueOf(const Section& rules, const Field& field)
{
    const auto at = rules.values.find(field.name);
    return at == rules.values.end() ? field.fallback : at->second;
}

constexpr std::string_view startField = "start";
constexpr std::string_view cityStart = "settlement-and-city";
constexpr std::string_view usualStart = "two-settlements";

}  // namespace

void HouseRules::begin(std::shared_ptr<const Scenario> scenario)
{
    m_original = std::move(scenario);
    reset();
}

std::shared_ptr<const Scenario> HouseRules::scenario() const
{
    if (!different()) return m_original;
    auto copy = std::make_shared<Scenario>(*m_original);
    copy->rules = m_rules;
    // What the players agreed on counts on every board.
    for (const Field& field : rulesSchema().fields)
        if (valueOf(m_rules, field) != valueOf(m_original->rules, field))
            for (Board& board : copy->boards) board.rules.values.erase(std::string(field.name));
    return copy;
}

void HouseRules::reset()
{
    m_rules = m_original ? m_original->rules : Section{};
    emit changed();
}

int HouseRules::leastPoints() { return static_cast<int>(fieldOf("victory_points").low); }
int HouseRules::mostPoints() { return static_cast<int>(fieldOf("victory_points").high); }
int HouseRules::leastDiscardLimit() { return static_cast<int>(fieldOf("discard_limit").low); }
int HouseRules::mostDiscardLimit() { return static_cast<int>(fieldOf("discard_limit").high); }

bool HouseRules::friendlyRobber() const { return m_rules.flag(rulesSchema(), "friendly_robber"); }
void HouseRules::setFriendlyRobber(bool friendly) { write("friendly_robber", friendly); }

bool HouseRules::startWithCity() const { return m_rules.choice(rulesSchema(), startField) == cityStart; }

void HouseRules::setStartWithCity(bool city) { write(startField, std::string(city ? cityStart : usualStart)); }

int HouseRules::integer(std::string_view field) const
{
    return static_cast<int>(m_rules.integer(rulesSchema(), field));
}

void HouseRules::set(std::string_view field, int value)
{
    const Field& f = fieldOf(field);
    write(field, std::clamp<std::int64_t>(value, f.low, f.high));
}

void HouseRules::write(std::string_view field, FieldValue value)
{
    const Section before = m_rules;
    m_rules.set(fieldOf(field), std::move(value));
    if (!(m_rules == before)) emit changed();
}

}  // namespace inselwerk
