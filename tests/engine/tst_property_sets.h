#pragma once

#include "tests/engine/tst_property_boards.h"

/// Scenarios of every set of rule modules, so that they meet each other in all ways.
namespace inselwerk::test {

inline constexpr std::array<const char*, 4> moduleKeys{"volcano", "gifts", "crops", "events"};
inline constexpr int moduleSets = 1 << moduleKeys.size();  ///< a set is a number: bit i is module i
enum SetModule { Volcano, Gifts, Crops, Events };

inline bool hasModule(int set, int module) { return set >> module & 1; }

/// `volcano+crops`; `none` for the base game alone.
inline std::string nameOfSet(int set)
{
    std::string out;
    for (int m = 0; m < static_cast<int>(moduleKeys.size()); ++m)
        if (hasModule(set, m)) out += std::string(out.empty() ? "" : "+") + moduleKeys[static_cast<std::size_t>(m)];
    return out.empty() ? "none" : out;
}

/// Effects of every kind that a set of modules allows, as files spell them.
inline std::vector<std::string> effectsFor(int set)
{
    std::vector<std::string> effects{
        "receive, who: all, random: 1",
        "receive, chosen: 2",
        "receive, who: beside, number: 9, cards: {ore: 1}",
        "give, who: leader, random: 2",
        "give, who: others, chosen: 1",
        "discard-above, limit: 5",
        "development-card, who: last",
        "move-robber",
        "move-robber, terrain: pasture",
        "yield, terrain: hills",
        "yield, number: 5, pays: twice",
        "draw-again",
        "victory-point"};
    if (hasModule(set, Volcano)) {
        effects.emplace_back("volcano.erupt");
        effects.emplace_back("stack-token");
    }
    if (hasModule(set, Crops)) {
        effects.emplace_back("crops.loss, crop: wheat");
        effects.emplace_back("crops.regional-loss, crop: rice, numbers: [3, 10, 12]");
        effects.emplace_back("crops.monoculture");
    }
    return effects;
}

/// Tokens of all those effects, under pieces, on cards and drawn on every occasion.
inline std::string eventSection(int set)
{
    std::string out = "events:\n  under_pieces: true\n  on_cards: true\n  draw_on: [seven, turn-start, knight, city";
    out += hasModule(set, Volcano) ? ", stack-token]\n" : "]\n";
    out += "  draw_on_rolls: [4, 10]\n  tokens:\n";
    const auto effects = effectsFor(set);
    for (std::size_t i = 0; i < effects.size(); ++i)
        out += "  - {id: e" + std::to_string(i) + ", count: 4, name: {en: x, de: x}, effects: [{effect: " + effects[i] +
               "}]}\n";
    return out;
}

inline std::string hexLine(const HexEntry& h, int set)
{
    std::string out = "  - {at: [" + std::to_string(h.at.q) + ", " + std::to_string(h.at.r) + "], terrain: ";
    if (hasModule(set, Volcano) && h.at == HexCoord{0, 0}) return out + "volcano, stack: fire}\n";
    out += std::string{nameOf(h.terrain)} + ", number: " + std::to_string(h.number);
    if (hasModule(set, Crops) && h.terrain == Terrain::Fields) out += ", tokens: {wheat: 2, rice: 1, beans: 1}";
    return out + "}\n";
}

/// A round island with everything that a set of modules needs, for two to six; `rules` as the file's section has them.
inline Reading readModuleSet(int set, int radius, const std::string& rules)
{
    const Board land = boardOf(roundLand(radius));
    std::string text =
        "format: 1\nid: together\nname: {en: x, de: x}\nsummary: {en: x, de: x}\nrules: {" + rules + "}\n";
    if (hasModule(set, Volcano)) text += "volcano: {}\n";
    if (hasModule(set, Gifts)) text += "gifts: {}\n";
    if (hasModule(set, Crops)) text += "crops: {kinds: [wheat, rice, beans], vault: [wheat, rice, beans]}\n";
    if (hasModule(set, Events)) text += eventSection(set);
    text += "boards:\n- id: island\n  name: {en: x, de: x}\n  players: [2, 6]\n";
    if (hasModule(set, Volcano)) text += "  stacks: {fire: {tokens: [6, 5, 4, 9, 10, 6, 5, 9]}}\n";
    text += "  robber: {number: 9}\n  hexes:\n";
    for (const HexEntry& h : land.hexes) text += hexLine(h, set);
    return readScenario(text, descriptionsOf(moduleTypes()));
}

}  // namespace inselwerk::test
