#include "engine/scenario/checks/board_check.h"

/// Effects of event tokens check their own parameters, and need their module.
namespace inselwerk {
namespace {

class EffectCheck
{
public:
    EffectCheck(const Scenario& s, const ModuleDescriptions& modules, Findings& found)
        : m_scenario(s), m_modules(modules), m_found(found)
    {}

    /// All effects in a section, at any depth.
    void section(const Section& section, const Schema& schema, const std::string& path)
    {
        for (const Field& field : schema.fields) {
            if (field.type != Field::Type::Sections && field.type != Field::Type::Effects) continue;
            const auto& elements = section.sections(schema, field.name);
            for (std::size_t i = 0; i < elements.size(); ++i) {
                const std::string at = elementPath(memberPath(path, field.name), i);
                if (field.type == Field::Type::Sections)
                    this->section(elements[i], *field.element, at);
                else
                    effect(elements[i], at);
            }
        }
    }

private:
    void effect(const Section& args, const std::string& path)
    {
        const EffectDescription* effect = findEffect(m_modules, args.key);
        if (!effect) return;
        if (!effect->module().empty() && !m_scenario.findModule(effect->module()))
            m_found.error(
                path, say(INSELWERK_TEXT(
                              "Scenario",
                              "The effect “%1” needs the section “%2”, which this scenario lacks. Add `%2: {}`, "
                              "or take the effect away."),
                          {args.key, effect->module()}));
        effect->check(args, m_scenario, path, m_found);
    }

    const Scenario& m_scenario;
    const ModuleDescriptions& m_modules;
    Findings& m_found;
};

}  // namespace

void checkEffects(const Scenario& s, const ModuleDescriptions& modules, Findings& found)
{
    for (const ModuleDescription& module : modules)
        if (const Section* section = s.findModule(module.schema->key))
            EffectCheck(s, modules, found).section(*section, *module.schema, std::string{module.schema->key});
}

}  // namespace inselwerk
