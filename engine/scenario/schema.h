#pragma once

#include "engine/scenario/message.h"

#include <map>
#include <span>
#include <variant>

namespace inselwerk {

struct Schema;
struct Section;

/// A value of a schema field as authored.
using FieldValue = std::variant<
    std::int64_t, bool, std::string, std::vector<std::int64_t>, std::vector<std::string>,
    std::map<std::string, std::int64_t>, Text, std::vector<Section>>;

struct Field;

/// The authored values of a section, of an element of a list of sections, or of an effect; only fields that the file
/// names (the others have their fallback).
struct Section
{
    std::string key;
    std::map<std::string, FieldValue, std::less<>> values;

    /// Value of a field, or its fallback.
    std::int64_t integer(const Schema&, std::string_view name) const;
    bool flag(const Schema&, std::string_view name) const;
    const std::string& choice(const Schema&, std::string_view name) const;
    std::vector<std::int64_t> integers(const Schema&, std::string_view name) const;
    std::vector<std::string> choices(const Schema&, std::string_view name) const;
    std::map<std::string, std::int64_t> counts(const Schema&, std::string_view name) const;
    const Text& text(const Schema&, std::string_view name) const;
    const std::vector<Section>& sections(const Schema&, std::string_view name) const;

    /// Sets a field in the one form that files have: the fallback is not kept, nor are counts of zero.
    void set(const Field&, FieldValue);
    /// The same for a section that changes another one: the fallback is kept, since the other may name something else.
    void change(const Field&, FieldValue);
    /// Does the file name it?
    bool has(std::string_view name) const { return values.contains(name); }

    friend bool operator==(const Section&, const Section&) = default;
};

/// One field of a section: the single source for reader, writer, range checks, JSON Schema, forms and FORMAT.md.
struct Field
{
    enum class Type : std::uint8_t {
        Integer,      ///< value std::int64_t, within [low, high]
        Flag,         ///< value bool
        Choice,       ///< value std::string, one of `choices`
        IntegerList,  ///< value vector of integers, each within [low, high], between minItems and maxItems of them
        ChoiceList,   ///< value vector of strings, each one of `choices`
        Counts,       ///< value map from one of `choices` to an integer within [low, high] (e.g. a cost)
        Name,         ///< value std::string, any single word
        Text,         ///< value Text, in both languages
        Sections,     ///< value vector of Sections, each with the fields of `element`; between minItems and maxItems
        Effects  ///< value vector of Sections whose keys are names of effects, each with the fields of its own Schema
    };
    std::string_view name;
    Type type = Type::Integer;
    std::int64_t low = 0;
    std::int64_t high = 0;
    FieldValue fallback;                      ///< the value when the file does not name the field; never written
    std::vector<std::string_view> choices{};  ///< legal words of Choice, ChoiceList, Counts
    int minItems = 0;
    int maxItems = 0;
    const Schema* element = nullptr;  ///< only Sections
    bool required = false;            ///< only within Sections and Effects: an element without it is refused. Its
                                      ///< fallback is no value that a file could name
    inselwerk::Text label{};          ///< what forms call it: a few words in each language
    inselwerk::Text explanation{};    ///< one sentence in each language
    std::vector<inselwerk::Text> choiceLabels{};  ///< what forms call the `choices`, in their order; empty: they are
                                                  ///< words of the glossary
};

/// A section of a scenario: its key and its fields in writing order.
struct Schema
{
    std::string_view key;  ///< `rules`, `volcano`, …
    Text title{};
    std::vector<Field> fields{};
    Text explanation{};  ///< of a module: what it brings to the game

    const Field* find(std::string_view name) const;
};

/// The schema of the `rules` section: parameters of the base game (rules_schema.cpp).
const Schema& rulesSchema();

}  // namespace inselwerk
