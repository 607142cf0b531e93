#include "editor/model/event_tokens.h"

#include "engine/rules/registry.h"
#include "engine/table/effect.h"

#include <algorithm>

namespace inselwerk::event_tokens {
namespace {

using Tokens = std::vector<Section>;

/// Changes the list of tokens; a list that ends up empty is not named by the file.
void edit(Scenario& scenario, const std::function<void(Tokens&)>& change)
{
    SectionPath::module(moduleKey).edit(scenario, [&](Section& events) {
        Tokens tokens = events.sections(schema(), listField().name);
        change(tokens);
        events.set(listField(), std::move(tokens));
    });
}

auto place(Tokens& tokens, std::size_t index) { return tokens.begin() + static_cast<std::ptrdiff_t>(index); }

}  // namespace

const Schema& schema()
{
    static const Schema& found = *std::find_if(moduleTypes().begin(), moduleTypes().end(), [](const ModuleType& type) {
                                      return type.schema->key == moduleKey;
                                  })->schema;
    return found;
}

const Field& listField() { return *schema().find("tokens"); }
const Field& field(std::string_view name) { return *listField().element->find(name); }
SectionPath path(std::size_t index) { return SectionPath::module(moduleKey).element(listField(), index); }

const std::vector<Section>& of(const Scenario& scenario)
{
    static const Tokens none;
    const Section* events = scenario.findModule(moduleKey);
    return events ? events->sections(schema(), listField().name) : none;
}

int countOf(const Section& token) { return static_cast<int>(token.integer(*listField().element, "count")); }
const std::string& categoryOf(const Section& token) { return token.choice(*listField().element, "category"); }
const Text& nameOf(const Section& token) { return token.text(*listField().element, "name"); }
const std::vector<Section>& effectsOf(const Section& token) { return token.sections(*listField().element, "effects"); }

std::vector<Message> sentencesOf(const Section& token, const ModuleTypes& types)
{
    std::vector<Message> sentences;
    for (const Section& effect : effectsOf(token))
        if (const Effect* known = findEffect(types, effect.key)) sentences.push_back(known->sentence(effect));
    return sentences;
}

std::vector<std::pair<std::string, int>> totals(const Scenario& scenario)
{
    std::vector<std::pair<std::string, int>> sums;
    for (const Section& token : of(scenario)) {
        const std::string& category = categoryOf(token);
        const auto at = std::find_if(sums.begin(), sums.end(), [&](const auto& sum) { return sum.first == category; });
        if (at == sums.end())
            sums.emplace_back(category, countOf(token));
        else
            at->second += countOf(token);
    }
    return sums;
}

std::size_t add(Scenario& scenario, std::size_t at, const ModuleDescriptions& modules)
{
    addModule(scenario, moduleKey, modules);
    std::size_t index = 0;
    edit(scenario, [&](Tokens& tokens) {
        index = std::min(at, tokens.size());
        tokens.insert(place(tokens, index), freshElement(listField(), tokens, scenario, modules));
    });
    return index;
}

void duplicate(Scenario& scenario, std::size_t index)
{
    edit(scenario, [&](Tokens& tokens) {
        if (index >= tokens.size()) return;
        const Section copy = copyOfElement(listField(), tokens, tokens[index]);
        tokens.insert(place(tokens, index + 1), copy);
    });
}

void remove(Scenario& scenario, const std::vector<std::size_t>& indices)
{
    edit(scenario, [&](Tokens& tokens) {
        Tokens kept;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (std::find(indices.begin(), indices.end(), i) == indices.end()) kept.push_back(tokens[i]);
        tokens = std::move(kept);
    });
}

void move(Scenario& scenario, std::size_t from, std::size_t to)
{
    edit(scenario, [&](Tokens& tokens) {
        if (from >= tokens.size() || to >= tokens.size()) return;
        const Section token = tokens[from];
        tokens.erase(place(tokens, from));
        tokens.insert(place(tokens, to), token);
    });
}

}  // namespace inselwerk::event_tokens
