#pragma once

#include "editor/model/sections.h"
#include "engine/table/module.h"

/// The event tokens of a scenario, as the designer edits them.
namespace inselwerk::event_tokens {

inline constexpr std::string_view moduleKey = "events";

/// Of the events module.
const Schema& schema();
/// Field of the events module that holds the tokens, and what leads to one of them.
const Field& listField();
const Field& field(std::string_view name);  ///< of a token: `id`, `count`, `category`, `name`, `effects`
SectionPath path(std::size_t index);

/// None when the scenario has no event tokens.
const std::vector<Section>& of(const Scenario&);
int countOf(const Section& token);
const std::string& categoryOf(const Section& token);
/// What people call it; most tokens have none.
const Text& nameOf(const Section& token);
const std::vector<Section>& effectsOf(const Section& token);
/// What its effects do, one message each; effects that the program does not know are left out.
std::vector<Message> sentencesOf(const Section& token, const ModuleTypes&);

/// Tokens of each category in the order in which categories come up; those without one are the empty word.
std::vector<std::pair<std::string, int>> totals(const Scenario&);

/// Adds the module when it is missing. The new token stands at `at`, or at the end.
std::size_t add(Scenario&, std::size_t at, const ModuleDescriptions&);
/// A copy, right behind the original.
void duplicate(Scenario&, std::size_t index);
void remove(Scenario&, const std::vector<std::size_t>& indices);
/// Takes a token from its place and puts it where it has the index `to`.
void move(Scenario&, std::size_t from, std::size_t to);

}  // namespace inselwerk::event_tokens
