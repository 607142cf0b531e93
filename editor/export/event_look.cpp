#include "editor/export/event_look.h"

#include "engine/rules/registry.h"
#include "engine/scenario/check.h"

namespace inselwerk {

EventPicture eventPictureOf(const Section& token)
{
    EventPicture picture;
    const auto value = [](const Section& section, const char* name) {
        const auto found = section.values.find(name);
        return found == section.values.end() ? nullptr : &found->second;
    };
    if (const auto* category = value(token, "category"))
        if (const auto* word = std::get_if<std::string>(category)) picture.category = QString::fromStdString(*word);
    const auto* effects = value(token, "effects");
    const auto* list = effects ? std::get_if<std::vector<Section>>(effects) : nullptr;
    if (!list) return picture;
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    for (const Section& effect : *list) {
        const EffectDescription* description = findEffect(modules, effect.key);
        if (!description) continue;
        const Schema& schema = description->schema();
        if (!picture.crop && schema.find("crop")) picture.crop = cropFrom(effect.choice(schema, "crop"));
        if (schema.find("amount")) picture.amount = static_cast<int>(effect.integer(schema, "amount"));
        if (picture.numbers.isEmpty() && schema.find("numbers"))
            for (const std::int64_t n : effect.integers(schema, "numbers")) picture.numbers << static_cast<int>(n);
    }
    return picture;
}

}  // namespace inselwerk
