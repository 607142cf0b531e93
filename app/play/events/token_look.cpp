#include "app/play/events/token_look.h"

#include "engine/rules/crops/crops.h"
#include "engine/table/effect.h"

#include <algorithm>

namespace inselwerk::events {
namespace {

/// An effect with its parameters, which may have one or not.
struct Parameters
{
    const Schema& schema;
    const Section& values;

    bool have(std::string_view name) const { return schema.find(name) != nullptr; }
    std::string choice(std::string_view name) const { return have(name) ? values.choice(schema, name) : std::string(); }
    std::vector<std::int64_t> numbers() const
    {
        if (have("numbers")) return values.integers(schema, "numbers");
        const std::int64_t one = have("number") ? values.integer(schema, "number") : 0;
        return one ? std::vector{one} : std::vector<std::int64_t>{};
    }
};

int cropOf(const Parameters& effect)
{
    const auto& names = crops::kindNames();
    const auto at = std::find(names.begin(), names.end(), effect.choice("crop"));
    return at == names.end() ? -1 : static_cast<int>(at - names.begin());
}

/// Whatever of number, terrain and crop an effect names, a hex must have; without any it is about no hex.
bool concerns(const Parameters& effect, HexId hex, const Position& p)
{
    const auto numbers = effect.numbers();
    const auto terrain = terrainFrom(effect.choice("terrain"));
    const int crop = cropOf(effect);
    if (numbers.empty() && !terrain && crop < 0) return false;
    if (!numbers.empty() && std::find(numbers.begin(), numbers.end(), p.pub().number[hex]) == numbers.end())
        return false;
    if (terrain && p.deal.terrain[hex] != *terrain) return false;
    if (crop < 0) return true;
    const int field = crops::FieldList(p.deal, p.rules->topology).indexOf(hex);
    return field >= 0 && crops::tokensOf(View(*p.rules, p.deal, p.state)).on(field, crop) > 0;
}

}  // namespace

TokenLook lookOf(const TokenType& type)
{
    TokenLook look{.category = QString::fromStdString(type.category), .crop = {}};
    for (const auto& [effect, values] : type.effects) {
        const Parameters parameters{effect->schema(), values};
        if (look.crop.isEmpty()) look.crop = QString::fromStdString(parameters.choice("crop"));
        if (parameters.have("amount")) look.amount = static_cast<int>(values.integer(effect->schema(), "amount"));
        if (look.numbers.isEmpty() && parameters.have("numbers"))
            for (const std::int64_t n : parameters.numbers()) look.numbers << static_cast<int>(n);
    }
    return look;
}

std::vector<HexId> hexesOf(const TokenType& type, const Position& p)
{
    std::vector<HexId> hexes;
    for (int h = 0; h < p.rules->topology.hexCount(); ++h) {
        const auto hex = static_cast<HexId>(h);
        if (std::any_of(type.effects.begin(), type.effects.end(), [&](const auto& effect) {
                return concerns({effect.first->schema(), effect.second}, hex, p);
            }))
            hexes.push_back(hex);
    }
    return hexes;
}

}  // namespace inselwerk::events
