#include "engine/scenario/checks/fixes.h"

/// What stands within the sections of modules: effects of event tokens check their own parameters and need their
/// module; texts need both languages.
namespace inselwerk {
namespace {

/// The way to a section, or to an element of one; null: no longer there.
using Way = std::function<Section*(Scenario&)>;

std::vector<Section>* elementsOf(Section* section, std::string_view field)
{
    if (!section) return nullptr;
    const auto at = section->values.find(field);
    return at == section->values.end() ? nullptr : std::get_if<std::vector<Section>>(&at->second);
}

class SectionCheck
{
public:
    SectionCheck(const Scenario& s, Findings& found) : m_scenario(s), m_found(found) {}

    /// All effects and texts in a section, at any depth.
    void section(const Section& section, const Schema& schema, const std::string& path, const Way& way)
    {
        for (const Field& field : schema.fields) {
            const std::string at = memberPath(path, field.name);
            if (field.type == Field::Type::Text)
                judgeTranslation(section.text(schema, field.name), at, m_found, textOf(field, way));
            if (field.type != Field::Type::Sections && field.type != Field::Type::Effects) continue;
            const auto& elements = section.sections(schema, field.name);
            for (std::size_t i = 0; i < elements.size(); ++i) {
                if (field.type == Field::Type::Effects)
                    effect(elements, i, elementPath(at, i), field, way);
                else
                    this->section(elements[i], *field.element, elementPath(at, i), [way, &field, i](Scenario& s) {
                        auto* list = elementsOf(way(s), field.name);
                        return list && i < list->size() ? &(*list)[i] : nullptr;
                    });
            }
        }
    }

private:
    static TextPlace textOf(const Field& field, const Way& way)
    {
        return [way, &field](Scenario& s) -> Text* {
            Section* section = way(s);
            if (!section || !section->has(field.name)) return nullptr;
            return std::get_if<Text>(&section->values.find(field.name)->second);
        };
    }

    void effect(
        const std::vector<Section>& effects, std::size_t index, const std::string& path, const Field& field,
        const Way& way)
    {
        const Section& args = effects[index];
        const EffectDescription* effect = findEffect(m_found.modules(), args.key);
        if (!effect) return;
        if (!effect->module().empty() && !m_scenario.findModule(effect->module()))
            m_found.error(
                path,
                sayBoth(
                    INSELWERK_TEXT(
                        "Scenario",
                        "The effect “%1” needs the section “%2”, which this scenario lacks. Add `%2: {}`, "
                        "or take the effect away."),
                    INSELWERK_TEXT(
                        "Scenario",
                        "The effect `%1` needs `%2`, which this scenario lacks. Add that in the panel “Rules”, or take "
                        "the effect away."),
                    {args.key, effect->module()}),
                addModule(m_found, effect->module()));
        const std::size_t before = m_found.problems().size();
        effect->check(args, m_scenario, path, m_found);
        if (static_cast<int>(effects.size()) > field.minItems) offerWithout(before, index, field, way);
    }

    /// What else is wrong with an effect can be put right by doing without it.
    void offerWithout(std::size_t before, std::size_t index, const Field& field, const Way& way)
    {
        for (std::size_t i = before; i < m_found.problems().size(); ++i)
            if (Problem& problem = m_found.problems()[i]; !problem.fix)
                problem.fix = {
                    say(INSELWERK_TEXT("Scenario", "Take the effect away")), [way, &field, index](Scenario& s) {
                        if (auto* list = elementsOf(way(s), field.name)) eraseAt(*list, index);
                    }};
    }

    const Scenario& m_scenario;
    Findings& m_found;
};

}  // namespace

void checkSections(const Scenario& s, Findings& found)
{
    for (const ModuleDescription& module : found.modules()) {
        const std::string key{module.schema->key};
        const Way way = [key](Scenario& scenario) -> Section* {
            for (Section& section : scenario.modules)
                if (section.key == key) return &section;
            return nullptr;
        };
        if (const Section* section = s.findModule(key))
            SectionCheck(s, found).section(*section, *module.schema, key, way);
    }
}

}  // namespace inselwerk
