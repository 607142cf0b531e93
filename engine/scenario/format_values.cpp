#include "engine/scenario/format_keys.h"

#include "engine/board/reach.h"
#include "engine/scenario/check.h"
#include "engine/scenario/say.h"

/// Readers of the small values that many keys share.
namespace inselwerk {
namespace {

/// `[q, r]`, or the first two of `[q, r, NAME]`; `size` elements are expected.
bool readPlace(const YamlCursor& c, std::size_t size, HexCoord& into, Message expected)
{
    if (!c.node().isList() || c.node().items.size() != size) {
        c.error(std::move(expected));
        return false;
    }
    const auto q = c.item(0).integer(-farthest, farthest);
    const auto r = c.item(1).integer(-farthest, farthest);
    if (q && r) into = {static_cast<int>(*q), static_cast<int>(*r)};
    return q && r;
}

/// Index of the name at the end of `[q, r, NAME]`.
std::optional<int> readDirection(const YamlCursor& c, const std::vector<std::string_view>& names)
{
    const auto word = c.word(names);
    for (std::size_t i = 0; word && i < names.size(); ++i)
        if (names[i] == *word) return static_cast<int>(i);
    return std::nullopt;
}

/// A single value as the field's value; none: it was reported.
template <class T>
bool keep(const std::optional<T>& value, FieldValue& into)
{
    if (value) into = *value;
    return value.has_value();
}

bool readChoice(const YamlCursor& c, const Field& field, FieldValue& into)
{
    const auto word = c.word(field.choices);
    if (word) into = std::string{*word};
    return word.has_value();
}

/// A list whose elements `read` turns into a T.
template <class T, class Read>
bool readElements(const YamlCursor& c, const Field& field, FieldValue& into, Read read)
{
    if (!c.isList()) return false;
    const auto count = static_cast<int>(c.node().items.size());
    if (count < field.minItems || (field.maxItems > 0 && count > field.maxItems)) {
        c.error(
            field.minItems == field.maxItems
                ? say(INSELWERK_TEXT("Scenario", "The list must have %1 elements, found %2."), {field.minItems, count})
                : say(INSELWERK_TEXT("Scenario", "The list must have from %1 to %2 elements, found %3."),
                      {field.minItems, field.maxItems, count}));
        return false;
    }
    std::vector<T> values;
    for (std::size_t i = 0; i < c.node().items.size(); ++i)
        if (const auto value = read(c.item(i))) values.push_back(T{*value});
    const bool whole = values.size() == c.node().items.size();
    if (whole) into = std::move(values);
    return whole;
}

bool readCounts(const YamlCursor& c, const Field& field, FieldValue& into)
{
    if (!c.isMapping()) return false;
    c.refuseUnknownKeys(field.choices);
    std::map<std::string, std::int64_t> counts;
    for (const std::string_view name : field.choices)
        if (const YamlNode* value = c.node().find(name))
            if (const auto count = c.member(*value).integer(field.low, field.high)) counts.emplace(name, *count);
    into = std::move(counts);
    return true;
}

bool countFits(const YamlCursor& c, const Field& field)
{
    const auto count = static_cast<int>(c.node().items.size());
    if (count >= field.minItems && (field.maxItems == 0 || count <= field.maxItems)) return true;
    c.error(
        say(INSELWERK_TEXT("Scenario", "The list must have from %1 to %2 elements, found %3."),
            {field.minItems, field.maxItems, count}));
    return false;
}

/// `{effect: NAME, …}`: an effect and its fields.
bool readEffect(const YamlCursor& c, Section& into, ReadState& state)
{
    if (!c.isMapping()) return false;
    const YamlNode* named = c.node().find(effectKey);
    std::vector<std::string_view> known, keys{effectKey};
    for (const ModuleDescription& module : state.modules)
        for (const EffectDescription* effect : module.effects) {
            known.push_back(effect->schema().key);
            for (const Field& field : effect->schema().fields) keys.push_back(field.name);
        }
    if (!named) {
        c.missing(effectKey);
        c.refuseUnknownKeys(keys);  // it may just be misspelt
        return false;
    }
    const auto name = c.member(*named).word(known);
    return name && readSection(c, findEffect(state.modules, *name)->schema(), into, state);
}

/// Elements that cannot be read are left out and noted.
bool readSections(const YamlCursor& c, const Field& field, FieldValue& into, ReadState& state)
{
    if (!c.isList() || !countFits(c, field)) return false;
    std::vector<Section> sections;
    const bool effects = field.type == Field::Type::Effects;
    readList(c, sections, state, [&](const YamlCursor& e, Section& s, ReadState& t) {
        return effects ? readEffect(e, s, t) : readSection(e, *field.element, s, t);
    });
    into = std::move(sections);
    return true;
}

bool readField(const YamlCursor& c, const Field& field, FieldValue& into, ReadState& state)
{
    const auto integer = [&field](const YamlCursor& e) { return e.integer(field.low, field.high); };
    const auto word = [&field](const YamlCursor& e) { return e.word(field.choices); };
    switch (field.type) {
        case Field::Type::Integer: return keep(integer(c), into);
        case Field::Type::Flag: return keep(c.flag(), into);
        case Field::Type::Choice: return readChoice(c, field, into);
        case Field::Type::Counts: return readCounts(c, field, into);
        case Field::Type::IntegerList: return readElements<std::int64_t>(c, field, into, integer);
        case Field::Type::ChoiceList: return readElements<std::string>(c, field, into, word);
        case Field::Type::Name: return keep(c.id(), into);
        case Field::Type::Text: {
            Text text;
            const bool whole = readText(c, text, state);
            into = std::move(text);
            return whole;
        }
        case Field::Type::Sections:
        case Field::Type::Effects: return readSections(c, field, into, state);
    }
    return false;
}

}  // namespace

bool readCoordinate(const YamlCursor& c, HexCoord& into, ReadState&)
{
    return readPlace(
        c, 2, into,
        say(INSELWERK_TEXT("Scenario", "A hex `[q, r]` is expected, such as [0, -2], found %1."), {found(c.node())}));
}

bool readCorner(const YamlCursor& c, CornerName& into, ReadState& state)
{
    if (!readPlace(
            c, 3, into.hex,
            say(INSELWERK_TEXT("Scenario", "A corner `[q, r, NAME]` is expected, such as [0, -2, SE], found %1."),
                {found(c.node())})))
        return false;
    const auto corner = readDirection(c.item(2), cornerNames(state.orientation));
    into.corner = corner.value_or(0);
    return corner.has_value();
}

bool readEdge(const YamlCursor& c, EdgeName& into, ReadState& state)
{
    if (!readPlace(
            c, 3, into.hex,
            say(INSELWERK_TEXT("Scenario", "An edge `[q, r, SIDE]` is expected, such as [0, -2, SE], found %1."),
                {found(c.node())})))
        return false;
    const auto side = readDirection(c.item(2), sideNames(state.orientation));
    into.side = side.value_or(0);
    return side.has_value();
}

bool readText(const YamlCursor& c, Text& into, ReadState& state)
{
    if (!c.node().isMapping()) {
        c.error(
            say(INSELWERK_TEXT("Scenario", "A text in both languages is expected, `{en: \"…\", de: \"…\"}`, found %1."),
                {found(c.node())}));
        return false;
    }
    return readMapping(c, textKeys(), into, state);
}

bool readToken(const YamlCursor& c, int& into, ReadState&)
{
    const auto number = c.integer(2, 12);
    if (!number) return false;
    if (*number == 7) {
        c.error(say(INSELWERK_TEXT(
            "Scenario", "There is no number token 7: a rolled 7 moves the robber. Use 2 to 6 or 8 to 12.")));
        return false;
    }
    into = static_cast<int>(*number);
    return true;
}

bool readSection(const YamlCursor& c, const Schema& schema, Section& into, ReadState& state, Keep kept)
{
    into.key = std::string{schema.key};
    if (!c.isMapping()) return false;
    std::vector<std::string_view> known;
    const EffectDescription* effect = findEffect(state.modules, schema.key);
    if (effect && &effect->schema() == &schema) known.push_back(effectKey);
    bool whole = true;
    for (const Field& field : schema.fields) {
        known.push_back(field.name);
        const YamlNode* node = c.node().find(field.name);
        if (!node && field.required) c.missing(field.name);
        FieldValue value;
        const bool read = node && readField(c.member(*node), field, value, state);
        if (read && kept == Keep::All)
            into.change(field, std::move(value));
        else if (read)
            into.set(field, std::move(value));
        whole &= read || !field.required;
    }
    c.refuseUnknownKeys(known);
    return whole;
}

}  // namespace inselwerk
