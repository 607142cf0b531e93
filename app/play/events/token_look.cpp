#include "app/play/events/token_look.h"

#include "app/common/event_picture_of.h"

#include "engine/table/effect.h"

#include <algorithm>

namespace inselwerk::events {
TokenLook lookOf(const TokenType& type)
{
    std::vector<EffectOfToken> effects;
    for (const auto& [effect, values] : type.effects) effects.push_back({effect->schema(), values});
    const EventPicture picture = eventPictureOf(type.category, effects);
    const std::string_view crop = picture.crop ? nameOf(*picture.crop) : std::string_view{};
    return {
        picture.category, QString::fromUtf8(crop.data(), static_cast<qsizetype>(crop.size())), picture.amount,
        picture.numbers};
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
