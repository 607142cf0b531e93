#include "app/play/events/token_look.h"

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
    std::vector<std::int64_t> numbers() const { return values.integers(schema, "numbers"); }
};

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
    const View view(*p.rules, p.deal, p.state);
    std::vector<HexId> hexes;
    for (int h = 0; h < p.rules->topology.hexCount(); ++h) {
        const auto hex = static_cast<HexId>(h);
        if (std::any_of(type.effects.begin(), type.effects.end(), [&](const auto& effect) {
                return effect.first->concerns(view, effect.second, hex);
            }))
            hexes.push_back(hex);
    }
    return hexes;
}

}  // namespace inselwerk::events
