#include "engine/scenario/json_schema.h"

#include "engine/scenario/check.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/yaml_write.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// A JSON object or array that grows; values are JSON already.
using Members = std::vector<std::pair<std::string, std::string>>;

/// JSON strings are written like YAML's double-quoted ones, but for control characters, which no text here has.
std::string text(std::string_view s) { return yaml::quoted(s); }

std::string object(const Members& members, int depth)
{
    if (members.empty()) return "{}";
    const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
    std::string out = "{";
    for (const auto& [key, value] : members) {
        out += out.size() > 1 ? ",\n  " : "\n  ";
        out.append(indent).append(text(key)).append(": ").append(value);
    }
    return out.append("\n").append(indent).append("}");
}

/// An object on one line.
std::string brief(const Members& members)
{
    std::string out = "{";
    for (const auto& [key, value] : members) {
        if (out.size() > 1) out += ", ";
        out.append(text(key)).append(": ").append(value);
    }
    return out += "}";
}

template <class List>
std::string texts(const List& names)
{
    std::vector<std::string> parts;
    for (const auto& name : names) parts.push_back(text(name));
    return yaml::flowList(parts);
}

std::string integer(std::int64_t low, std::int64_t high)
{
    return brief({{"type", "\"integer\""}, {"minimum", std::to_string(low)}, {"maximum", std::to_string(high)}});
}

std::string oneOf(const std::vector<std::string_view>& words) { return brief({{"enum", texts(words)}}); }

std::string reference(std::string_view name) { return brief({{"$ref", text(std::string{"#/$defs/"}.append(name))}}); }

std::string listOf(const std::string& items) { return brief({{"type", "\"array\""}, {"items", items}}); }

/// `[q, r]` followed by nothing or by one of some names.
std::string placeWith(const std::string& last)
{
    const std::string coordinate = integer(-500, 500);
    std::vector<std::string> parts{coordinate, coordinate};
    if (!last.empty()) parts.push_back(last);
    const std::string size = std::to_string(parts.size());
    return brief(
        {{"type", "\"array\""}, {"prefixItems", yaml::flowList(parts)}, {"minItems", size}, {"maxItems", size}});
}

std::string countsOf(const std::vector<std::string_view>& names, std::int64_t low, std::int64_t high)
{
    return brief(
        {{"type", "\"object\""}, {"propertyNames", oneOf(names)}, {"additionalProperties", integer(low, high)}});
}

std::string mapOf(const std::string& values)
{
    return brief({{"type", "\"object\""}, {"additionalProperties", values}});
}

std::string orPool(const std::string& plain)
{
    const std::string pool =
        R"({"type": "object", "properties": {"from": {"$ref": "#/$defs/id"}}, "required": ["from"], "additionalProperties": false})";
    return brief({{"anyOf", yaml::flowList({plain, pool})}});
}

/// Names of both orientations, each once.
std::vector<std::string_view> eitherOrientation(std::vector<std::string_view> (*names)(Orientation))
{
    std::vector<std::string_view> all = names(Orientation::Pointy);
    for (const std::string_view name : names(Orientation::Flat))
        if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(name);
    return all;
}

std::string shapeOf(std::string_view shape)
{
    if (shape.ends_with("[]")) return listOf(reference(shape.substr(0, shape.size() - 2)));
    return reference(shape);
}

/// With what a value is, its explanation.
std::string explained(std::string json, std::string_view explanation)
{
    json.pop_back();
    return json.append(", \"description\": ").append(text(explanation)).append("}");
}

/// An object whose keys a table lists.
template <class T>
std::string fromTable(Keys<T> keys, Members more = {})
{
    Members properties;
    std::vector<std::string_view> required;
    for (const KeyInfo& key : keys) {
        properties.emplace_back(key.name, explained(shapeOf(key.shape), key.explanation));
        if (key.need != Need::Optional) required.push_back(key.name);
    }
    properties.insert(properties.end(), more.begin(), more.end());
    Members members{{"type", "\"object\""}, {"properties", object(properties, 3)}, {"additionalProperties", "false"}};
    if (!required.empty()) members.emplace_back("required", texts(required));
    return object(members, 2);
}

std::string inlineSchema(const Schema&, bool effect);

std::string fieldShape(const Field& f)
{
    switch (f.type) {
        case Field::Type::Integer: return integer(f.low, f.high);
        case Field::Type::Flag: return R"({"type": "boolean"})";
        case Field::Type::Choice: return oneOf(f.choices);
        case Field::Type::IntegerList: return listOf(integer(f.low, f.high));
        case Field::Type::ChoiceList: return listOf(oneOf(f.choices));
        case Field::Type::Counts: return countsOf(f.choices, f.low, f.high);
        case Field::Type::Name: return reference("id");
        case Field::Type::Text: return reference("text");
        case Field::Type::Sections: return listOf(inlineSchema(*f.element, false));
        case Field::Type::Effects: return listOf(reference("effect"));
    }
    return "{}";
}

/// A section as an object on one line, for elements of lists.
std::string inlineSchema(const Schema& schema, bool effect)
{
    Members properties;
    std::vector<std::string_view> required;
    if (effect) {
        properties.emplace_back(effectKey, brief({{"const", text(schema.key)}}));
        required.push_back(effectKey);
    }
    for (const Field& f : schema.fields) {
        properties.emplace_back(f.name, explained(fieldShape(f), f.explanation.en));
        if (f.required) required.push_back(f.name);
    }
    Members members{{"type", "\"object\""}, {"properties", brief(properties)}, {"additionalProperties", "false"}};
    if (!required.empty()) members.emplace_back("required", texts(required));
    return brief(members);
}

/// Any effect of any module.
std::string effects(const ModuleDescriptions& modules)
{
    std::vector<std::string> all;
    for (const ModuleDescription& module : modules)
        for (const EffectDescription* effect : module.effects) all.push_back(inlineSchema(effect->schema(), true));
    return brief({{"anyOf", yaml::flowList(all)}});
}

std::string fromSchema(const Schema& schema)
{
    Members properties;
    for (const Field& f : schema.fields) properties.emplace_back(f.name, explained(fieldShape(f), f.explanation.en));
    return object(
        {{"type", "\"object\""},
         {"description", text(schema.title.en)},
         {"properties", object(properties, 3)},
         {"additionalProperties", "false"}},
        2);
}

/// Small values, by the names that the tables use.
Members valueDefinitions()
{
    const std::string id = R"({"type": ["string", "integer"], "pattern": "^[a-z0-9_][a-z0-9_-]*$"})";
    const std::string token = R"({"enum": [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]})";
    const std::string hexPlace = placeWith({});
    const std::string robberNumber =
        R"({"type": "object", "properties": {"number": {"$ref": "#/$defs/token"}}, "required": ["number"], "additionalProperties": false})";
    const std::vector<std::string_view> tiles(terrainNames().begin() + 1, terrainNames().end());  // all but sea
    return {
        {"string", R"({"type": "string"})"},
        {"flag", R"({"type": "boolean"})"},
        {"format", R"({"const": 1})"},
        {"id", id},
        {"minutes", integer(1, 600)},
        {"token", token},
        {"hex_place", hexPlace},
        {"corner_place", placeWith(oneOf(eitherOrientation(cornerNames)))},
        {"edge_place", placeWith(oneOf(eitherOrientation(sideNames)))},
        {"side", oneOf(eitherOrientation(sideNames))},
        {"colour", oneOf(colourNames())},
        {"orientation", oneOf({"pointy", "flat"})},
        {"lay", oneOf({"shuffled", "spiral"})},
        {"after_roll", oneOf({"leaves", "to-bottom"})},
        {"when_empty", oneOf({"spent", "again"})},
        {"constraint", oneOf(constraintNames())},
        {"terrain_or_pool", orPool(oneOf(terrainNames()))},
        {"token_or_pool", orPool(reference("token"))},
        {"harbour_or_pool", orPool(oneOf(harbourNames()))},
        {"resource_counts", countsOf(resourceNames(), 0, 200)},
        {"tokens", mapOf(integer(1, mostTokensOnHex))},
        {"players",
         brief({{"type", "\"array\""}, {"items", integer(minSeats, maxSeats)}, {"minItems", "2"}, {"maxItems", "2"}})},
        {"robber", brief(
                       {{"anyOf", yaml::flowList(
                                      {oneOf({"desert", "volcano", "none"}), reference("hex_place"), robberNumber})}})},
        {"terrain_pools", mapOf(countsOf(tiles, 0, maxHexes))},
        {"number_pools", mapOf(reference("number_pool"))},
        {"harbour_pools", mapOf(countsOf(harbourNames(), 0, maxHarbours))},
        {"stacks", mapOf(reference("stack"))},
        {"names", brief(
                      {{"type", "\"object\""},
                       {"propertyNames", oneOf(nameableThings())},
                       {"additionalProperties", reference("thing")}})},
    };
}

Members tableDefinitions()
{
    return {
        {"text", fromTable(textKeys())},      {"german", fromTable(germanKeys())},
        {"thing", fromTable(thingKeys())},    {"number_pool", fromTable(numberPoolKeys())},
        {"pools", fromTable(poolKeys())},     {"stack", fromTable(stackKeys())},
        {"hex", fromTable(hexKeys())},        {"harbour", fromTable(harbourKeys())},
        {"pieces", fromTable(piecesKeys())},  {"board", fromTable(boardKeys())},
        {"rules", fromSchema(rulesSchema())},
    };
}

}  // namespace

std::string scenarioJsonSchema(const ModuleDescriptions& modules)
{
    Members definitions = valueDefinitions();
    for (auto& table : tableDefinitions()) definitions.push_back(std::move(table));
    definitions.emplace_back("effect", effects(modules));
    Members sections;
    for (const ModuleDescription& module : modules) {
        definitions.emplace_back(module.schema->key, fromSchema(*module.schema));
        sections.emplace_back(module.schema->key, reference(module.schema->key));
    }
    definitions.emplace_back("scenario", fromTable(scenarioKeys(), sections));
    return object(
               {{"$schema", text("https://json-schema.org/draft/2020-12/schema")},
                {"title", text("Inselwerk scenario")},
                {"$ref", text("#/$defs/scenario")},
                {"$defs", object(definitions, 1)}},
               0) +
           "\n";
}

}  // namespace inselwerk
