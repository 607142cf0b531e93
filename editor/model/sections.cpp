#include "editor/model/sections.h"

#include "editor/model/fresh_names.h"
#include "engine/scenario/check.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Sections = std::vector<Section>;

/// The elements that a list has, said or usual.
const Sections& elementsOf(const Section& section, const Field& field)
{
    static const Sections none;
    const auto* elements = std::get_if<Sections>(&valueOf(section, field));
    return elements ? *elements : none;
}

std::ptrdiff_t errorsOf(
    const EffectDescription& effect, const Section& section, const Scenario& scenario,
    const ModuleDescriptions& modules)
{
    Findings found(modules);
    effect.check(section, scenario, "effect", found);
    return std::ranges::count(found.problems(), Severity::Error, &Problem::severity);
}

/// Values that a field of a new effect could have instead, the most modest first.
std::vector<FieldValue> otherValues(const Field& field)
{
    std::vector<FieldValue> values;
    const auto shortest = static_cast<std::size_t>(std::max(field.minItems, 1));
    switch (field.type) {
        case Field::Type::Integer: values = {std::clamp<std::int64_t>(1, field.low, field.high)}; break;
        case Field::Type::Choice:
            for (const std::string_view choice : field.choices) values.emplace_back(std::string{choice});
            break;
        case Field::Type::Counts:
            values = {std::map<std::string, std::int64_t>{{std::string{field.choices.front()}, 1}}};
            break;
        case Field::Type::ChoiceList:
            if (shortest == 1)
                for (const std::string_view choice : field.choices)
                    values.emplace_back(std::vector{std::string{choice}});
            break;
        default: break;
    }
    return values;
}

/// A new effect that could not stay as it is gets other values in one field after the other, as long as that helps.
Section mended(
    Section effect, const EffectDescription& description, const Scenario& scenario, const ModuleDescriptions& modules)
{
    std::ptrdiff_t errors = errorsOf(description, effect, scenario, modules);
    for (const Field::Type type :
         {Field::Type::Choice, Field::Type::ChoiceList, Field::Type::Integer, Field::Type::Counts})
        for (const Field& field : description.schema().fields) {
            if (field.type != type) continue;
            for (const FieldValue& value : otherValues(field)) {
                if (errors == 0) return effect;
                Section other = effect;
                other.set(field, value);
                const std::ptrdiff_t left = errorsOf(description, other, scenario, modules);
                if (left >= errors) continue;
                effect = std::move(other);
                errors = left;
            }
        }
    return effect;
}

/// Does a new effect of this kind do something as it is, in any scenario?
bool meansSomething(const EffectDescription& effect, const ModuleDescriptions& modules)
{
    return effect.module().empty() && errorsOf(effect, freshEffect(effect, {}, modules), {}, modules) == 0;
}

/// As many as there must be. Most lists hold nothing twice, and no hex has a 7.
std::vector<std::int64_t> differentNumbers(const Field& field)
{
    constexpr std::int64_t seven = 7;
    std::vector<std::int64_t> numbers;
    for (std::int64_t n = field.low; static_cast<int>(numbers.size()) < field.minItems; ++n)
        if (n != seven || field.low == seven) numbers.push_back(std::min(n, field.high));
    return numbers;
}

std::vector<std::string> differentWords(const Field& field)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; static_cast<int>(i) < field.minItems; ++i)
        words.emplace_back(field.choices[i % field.choices.size()]);
    return words;
}

/// A value that a file may name, for a field that must be said.
FieldValue firstValue(const Field& field, const Scenario& scenario, const ModuleDescriptions& modules)
{
    switch (field.type) {
        case Field::Type::Integer: return field.low;
        case Field::Type::Choice: return std::string{field.choices.front()};
        case Field::Type::IntegerList: return differentNumbers(field);
        case Field::Type::ChoiceList: return differentWords(field);
        case Field::Type::Sections: {
            Sections elements;
            while (static_cast<int>(elements.size()) < field.minItems)
                elements.push_back(freshElement(field, elements, scenario, modules));
            return elements;
        }
        case Field::Type::Effects:
            for (const ModuleDescription& module : modules)
                for (const EffectDescription* effect : module.effects)
                    if (meansSomething(*effect, modules)) return Sections{freshEffect(*effect, scenario, modules)};
            break;
        case Field::Type::Flag:
        case Field::Type::Counts:
        case Field::Type::Name:
        case Field::Type::Text: break;
    }
    return field.fallback;
}

const Field* nameFieldOf(const Field& list)
{
    if (!list.element) return nullptr;
    const auto& fields = list.element->fields;
    const auto at = std::find_if(
        fields.begin(), fields.end(), [](const Field& f) { return f.type == Field::Type::Name && f.required; });
    return at == fields.end() ? nullptr : &*at;
}

/// What the first element of a list is called: `token-1` in `tokens`.
std::string firstNameIn(const Field& list)
{
    std::string name{list.name};
    if (name.size() > 1 && name.back() == 's') name.pop_back();
    return name + "-1";
}

/// A name that none of the elements has in a field.
std::string freshNameIn(const Field& nameField, const Sections& elements, std::string_view wish)
{
    std::set<std::string> taken;
    for (const Section& element : elements)
        if (const auto* name = std::get_if<std::string>(&valueOf(element, nameField))) taken.insert(*name);
    return freshId(wish, taken);
}

}  // namespace

SectionPath SectionPath::element(const Field& field, std::size_t index) const
{
    SectionPath path = *this;
    path.m_steps.push_back({&field, index});
    return path;
}

template <class AnyScenario>
auto* SectionPath::rootIn(AnyScenario& scenario) const
{
    decltype(&scenario.rules) found = nullptr;
    if (m_root == Root::Rules) found = &scenario.rules;
    if (m_root == Root::BoardRules && m_board < scenario.boards.size()) found = &scenario.boards[m_board].rules;
    if (m_root == Root::Module)
        for (auto& module : scenario.modules)
            if (module.key == m_module) found = &module;
    return found;
}

const Section* SectionPath::find(const Scenario& scenario) const
{
    const Section* at = rootIn(scenario);
    for (const Step& step : m_steps) {
        if (!at) return nullptr;
        const Sections& elements = elementsOf(*at, *step.field);
        at = step.index < elements.size() ? &elements[step.index] : nullptr;
    }
    return at;
}

void SectionPath::edit(Scenario& scenario, const std::function<void(Section&)>& change) const
{
    if (!find(scenario)) return;
    editFrom(*rootIn(scenario), 0, change);
}

void SectionPath::editFrom(Section& section, std::size_t step, const std::function<void(Section&)>& change) const
{
    if (step == m_steps.size()) {
        change(section);
        return;
    }
    const auto& [field, index] = m_steps[step];
    Sections elements = elementsOf(section, *field);
    editFrom(elements[index], step + 1, change);
    if (m_root == Root::BoardRules && step == 0)
        section.change(*field, std::move(elements));
    else
        section.set(*field, std::move(elements));
}

std::string SectionPath::name() const
{
    std::string name = m_root == Root::Module ? m_module : "rules";
    if (m_root == Root::BoardRules) name += '@' + std::to_string(m_board);
    for (const Step& step : m_steps)
        name.append("/").append(step.field->name).append("/").append(std::to_string(step.index));
    return name;
}

const FieldValue& valueOf(const Section& section, const Field& field)
{
    const auto found = section.values.find(field.name);
    return found == section.values.end() ? field.fallback : found->second;
}

void setValue(Scenario& scenario, const SectionPath& path, const Field& field, const FieldValue& value)
{
    path.edit(scenario, [&](Section& section) {
        if (path.keepsUsualValues())
            section.change(field, value);
        else
            section.set(field, value);
    });
}

void resetValue(Scenario& scenario, const SectionPath& path, const Field& field)
{
    path.edit(scenario, [&](Section& section) {
        if (const auto at = section.values.find(field.name); at != section.values.end()) section.values.erase(at);
    });
}

bool fitsList(const Field& list, std::size_t elements)
{
    const auto count = static_cast<int>(elements);
    return count >= list.minItems && (list.maxItems == 0 || count <= list.maxItems);
}

Section freshElement(
    const Field& list, const Sections& others, const Scenario& scenario, const ModuleDescriptions& modules)
{
    if (list.type == Field::Type::Effects) return std::get<Sections>(firstValue(list, scenario, modules)).front();
    Section element{std::string{list.element->key}, {}};
    const Field* name = nameFieldOf(list);
    for (const Field& field : list.element->fields) {
        if (!field.required) continue;
        if (&field == name)
            element.set(field, freshNameIn(field, others, firstNameIn(list)));
        else
            element.set(field, firstValue(field, scenario, modules));
    }
    return element;
}

Section freshEffect(
    const EffectDescription& description, const Scenario& scenario, const ModuleDescriptions& modules,
    const Section* like)
{
    const Schema& schema = description.schema();
    Section effect{std::string{schema.key}, {}};
    for (const Field& field : schema.fields) {
        const auto shared = like ? like->values.find(field.name) : effect.values.end();
        const bool takes = like && shared != like->values.end() && shared->second.index() == field.fallback.index();
        if (takes)
            effect.set(field, shared->second);
        else if (field.required)
            effect.set(field, firstValue(field, scenario, modules));
    }
    return mended(std::move(effect), description, scenario, modules);
}

Section copyOfElement(const Field& list, const Sections& others, const Section& element)
{
    Section copy = element;
    if (const Field* name = nameFieldOf(list)) {
        const auto* old = std::get_if<std::string>(&valueOf(element, *name));
        copy.set(*name, freshNameIn(*name, others, old ? *old : std::string{}));
    }
    return copy;
}

bool addModule(Scenario& scenario, std::string_view key, const ModuleDescriptions& descriptions)
{
    if (scenario.findModule(key)) return false;
    const auto place = [&](std::string_view module) {
        return std::find_if(descriptions.begin(), descriptions.end(), [module](const ModuleDescription& d) {
            return d.schema->key == module;
        });
    };
    const auto later = std::find_if(scenario.modules.begin(), scenario.modules.end(), [&](const Section& module) {
        return place(key) < place(module.key);
    });
    scenario.modules.insert(later, Section{std::string{key}, {}});
    return true;
}

bool removeModule(Scenario& scenario, std::string_view key)
{
    return std::erase_if(scenario.modules, [key](const Section& module) { return module.key == key; }) > 0;
}

}  // namespace inselwerk
