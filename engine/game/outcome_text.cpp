#include "engine/game/action_text.h"

#include "engine/game/names.h"
#include "engine/scenario/yaml_write.h"
#include "engine/table/ruleset.h"

#include <algorithm>

namespace inselwerk {
namespace {

using names::problem;

constexpr std::array<std::string_view, 6> outcomeWords{"dice",   "die",    "draw",
                                                       "stolen", "option", "shuffle"};  // by Outcome::Kind

/// Names of the pieces that some module of the table shuffles.
std::span<const std::string_view> shuffledPieces(const Ruleset& rules)
{
    for (const auto& m : rules.modules)
        if (const auto& names = m->facts().shuffled; !names.empty()) return names;
    return {};
}

std::string valueText(const Ruleset& rules, const Outcome& o)
{
    switch (o.kind) {
        case Outcome::Kind::Shuffle: {
            const auto names = shuffledPieces(rules);
            return o.first < names.size() ? yaml::plain(names[o.first]) : std::to_string(o.first);
        }
        case Outcome::Kind::Dice: return yaml::flowList({std::to_string(o.first), std::to_string(o.second)});
        case Outcome::Kind::Draw: return std::string{nameOf(static_cast<Card>(o.first))};
        case Outcome::Kind::Stolen: return std::string{nameOf(static_cast<Resource>(o.first))};
        default: return std::to_string(o.first);
    }
}

bool readDice(const YamlCursor& c, Outcome& o)
{
    if (!c.node().isList() || c.node().items.size() != 2) {
        c.error(problem("Two dice are expected, such as [4, 5], found %1.", {found(c.node())}));
        return false;
    }
    const auto first = c.item(0).integer(1, 6);
    const auto second = c.item(1).integer(1, 6);
    if (!first || !second) return false;
    o.first = static_cast<u8>(*first);
    o.second = static_cast<u8>(*second);
    return true;
}

bool readValue(const Ruleset& rules, const YamlCursor& c, Outcome& o)
{
    const auto take = [&o](auto value) {
        if (value) o.first = static_cast<u8>(*value);
        return value.has_value();
    };
    switch (o.kind) {
        case Outcome::Kind::Dice: return readDice(c, o);
        case Outcome::Kind::Die: return take(c.integer(1, 6));
        case Outcome::Kind::Stolen: return take(names::readResource(c));
        case Outcome::Kind::Draw: {
            const auto word = c.word(names::developmentCards());
            return take(word ? cardFrom(*word) : std::nullopt);
        }
        case Outcome::Kind::Option: return take(c.integer(0, 255));
        case Outcome::Kind::Shuffle: {
            const auto names = shuffledPieces(rules);
            const auto word = c.word(names);
            return take(
                word ? std::optional(std::find(names.begin(), names.end(), *word) - names.begin()) : std::nullopt);
        }
    }
    return false;
}

/// Is it a list of several outcomes of a kind? One pair of dice is a list as well.
bool isSeveral(const YamlNode& node, Outcome::Kind kind)
{
    return node.isList() && (kind != Outcome::Kind::Dice || (!node.items.empty() && node.items.front().isList()));
}

}  // namespace

std::string writeOutcomes(const Ruleset& rules, const std::vector<Outcome>& outcomes)
{
    std::vector<std::pair<std::string_view, std::string>> members;
    for (std::size_t kind = 0; kind < outcomeWords.size(); ++kind) {
        std::vector<std::string> values;
        for (const Outcome& o : outcomes)
            if (static_cast<std::size_t>(o.kind) == kind) values.push_back(valueText(rules, o));
        if (!values.empty())
            members.emplace_back(outcomeWords[kind], values.size() == 1 ? values.front() : yaml::flowList(values));
    }
    return yaml::flowMapping(members);
}

std::optional<std::vector<Outcome>> readOutcomes(const Ruleset& rules, const YamlCursor& c)
{
    if (!c.isMapping()) return std::nullopt;
    c.refuseUnknownKeys(outcomeWords);
    std::vector<Outcome> out;
    const auto add = [&](const YamlCursor& value, Outcome::Kind kind) {
        Outcome& o = out.emplace_back();
        o.kind = kind;
        return readValue(rules, value, o);
    };
    for (const YamlNode& member : c.node().items) {
        const auto word = std::find(outcomeWords.begin(), outcomeWords.end(), member.key);
        if (word == outcomeWords.end()) return std::nullopt;
        const auto kind = static_cast<Outcome::Kind>(word - outcomeWords.begin());
        const YamlCursor value = c.member(member);
        if (!isSeveral(member, kind)) {
            if (!add(value, kind)) return std::nullopt;
            continue;
        }
        for (std::size_t i = 0; i < member.items.size(); ++i)
            if (!add(value.item(i), kind)) return std::nullopt;
    }
    return out;
}

}  // namespace inselwerk
