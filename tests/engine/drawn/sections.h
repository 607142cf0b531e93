#pragma once

#include "tests/engine/drawn/lot.h"
#include "tests/engine/tst_property_sets.h"

#include <set>

namespace inselwerk::test {

/// What is written in sections of rules and modules.
class SectionDrawer
{
public:
    SectionDrawer(Lot& lot, int set, Orientation o) : m_lot(lot), m_set(set), m_orientation(o) {}

    std::string rules()
    {
        std::vector<std::string> lines{
            entry("victory_points", 3, 12),
            entry("turn_limit", 10, 400),
            entry("supply", 4, 40),
            entry("roads", 2, 40),
            entry("settlements", 3, 8),
            entry("cities", 1, 8),
            entry("longest_road_minimum", 2, 8),
            entry("largest_army_minimum", 1, 5),
            entry("bank_rate", 2, 6),
            entry("discard_limit", 0, 15),
            entry("bot_offers_per_turn", 0, 6),
            "friendly_robber: true",
            "start: settlement-and-city",
            m_lot.percent(50) ? "between_turns: special-building" : "between_turns: nothing",
            "road_cost: " + cards(),
            "settlement_cost: " + cards(),
            "card_cost: " + cards(),
            "development_deck: {knight: 9, road_building: 4, year_of_plenty: 3, monopoly: 3, victory_point: 1}",
            "development_deck: {}"};
        std::vector<std::string> some;
        for (const std::string& line : lines)
            if (m_lot.percent(12)) some.push_back(line);
        if (some.size() > 1 && some.back() == lines.back()) some.pop_back();  // there may be another deck
        return "rules: {" + joined(some) + "}\n";
    }

    std::string modules()
    {
        std::string out;
        if (hasModule(m_set, Volcano)) out += volcano();
        if (hasModule(m_set, Gifts)) out += gifts();
        if (hasModule(m_set, Crops)) out += crops();
        if (hasModule(m_set, Events)) out += events();
        return out;
    }

    /// `{wheat: 1, rice: 2}`, crops of the game.
    std::map<std::string, int> tokens()
    {
        std::map<std::string, int> out;
        for (const std::string& kind : m_lot.some(m_kinds)) out[kind] = m_lot.between(1, 3);
        return out;
    }

private:
    static std::string joined(const std::vector<std::string>& list)
    {
        std::string out;
        for (const std::string& word : list) out.append(out.empty() ? "" : ", ").append(word);
        return out;
    }
    static std::string numbers(const std::vector<int>& list)
    {
        std::vector<std::string> words;
        for (const int n : list) words.push_back(std::to_string(n));
        return "[" + joined(words) + "]";
    }
    std::string entry(const char* key, int low, int high)
    {
        return std::string(key) + ": " + std::to_string(m_lot.between(low, high));
    }
    std::string resource() { return std::string(nameOf(m_lot.of(allResources))); }
    std::string cards() { return "{" + resource() + ": " + std::to_string(m_lot.between(1, 2)) + "}"; }

    std::string volcano()
    {
        std::vector<std::string> corners;
        for (int c = 0; c < 6; ++c) corners.emplace_back(cornerName(c, m_orientation));
        m_lot.shuffle(corners);
        std::vector<std::string> lines;
        if (m_lot.percent(30)) lines.emplace_back("lava: all-corners");
        if (m_lot.percent(30)) lines.push_back("corner_numbers: [" + joined(corners) + "]");
        return "volcano: {" + joined(lines) + "}\n";
    }

    std::string gifts()
    {
        if (m_lot.percent(30)) return "gifts: {}\n";
        std::vector<int> big, small;
        for (int n = 2; n <= 12; ++n)
            if (n != 7 && m_lot.percent(90)) (m_lot.percent(50) ? big : small).push_back(n);
        return "gifts: {" + entry("track_length", 2, 12) + ", " + entry("big_steps", 0, 4) + ", " +
               entry("small_steps", 0, 3) + ", " + entry("points", 0, 3) + ", big_numbers: " + numbers(big) +
               ", small_numbers: " + numbers(small) + "}\n";
    }

    std::string crops()
    {
        m_kinds = m_lot.some(
            std::vector<std::string>{"wheat", "beans", "maize", "rice", "quinoa", "barley", "potatoes", "lentils"}, 1);
        std::vector<std::string> lines{"kinds: [" + joined(m_kinds) + "]", entry("tokens_per_kind", 8, 60)};
        if (m_lot.percent(40)) lines.push_back(entry("field_limit", 1, 15));
        if (m_lot.percent(40)) lines.push_back("deposit_cost: " + cards());
        if (m_lot.percent(40)) lines.push_back(entry("vault_size", 1, 6));
        if (m_lot.percent(40)) lines.push_back(entry("empty_fields", 0, 6));
        if (m_lot.percent(40)) lines.push_back(entry("extinct_crops", 0, 4));
        if (m_lot.percent(40)) lines.push_back("rewards: [" + joined(rewards()) + "]");
        if (m_lot.percent(60)) lines.push_back("vault: [" + m_kinds.front() + ", " + m_lot.of(m_kinds) + "]");
        if (m_lot.percent(60))
            lines.push_back(
                "start: [{numbers: [2, 3, 5, 6, 9], crops: {" + m_kinds.front() + ": 2, " +
                "}}, {numbers: [4, 8, 11], crops: {" + m_kinds.back() + ": 3}}]");
        return "crops: {" + joined(lines) + "}\n";
    }

    std::vector<std::string> rewards()
    {
        std::vector<std::string> out;
        const int count = m_lot.between(1, 8);
        for (int i = 0; i < count; ++i) out.push_back(m_lot.of(std::vector<std::string>{"none", "card", "point"}));
        return out;
    }

    std::string events()
    {
        std::vector<std::string> triggers{"seven", "turn-start", "knight", "city", "stack-token"};
        std::string out = "events:\n  under_pieces: " + std::string(m_lot.percent(50) ? "true" : "false") +
                          "\n  on_cards: " + (m_lot.percent(50) ? "true" : "false") + "\n  draw_on: [" +
                          joined(m_lot.some(triggers)) + "]\n";
        std::set<int> rolls;
        for (int i = m_lot.between(0, 3); i > 0; --i) rolls.insert(m_lot.between(2, 12));
        out += "  draw_on_rolls: " + numbers({rolls.begin(), rolls.end()}) + "\n  tokens:\n";
        const int tokens = m_lot.between(1, 16);
        for (int i = 0; i < tokens; ++i) {
            std::string effects;
            for (int k = m_lot.percent(70) ? 1 : m_lot.between(2, 4); k > 0; --k)
                effects += std::string(effects.empty() ? "" : ", ") + "{effect: " + effect() + "}";
            out += "  - {id: e" + std::to_string(i) + ", count: " + std::to_string(m_lot.between(1, 9)) +
                   ", effects: [" + effects + "]}\n";
        }
        return out;
    }

    std::string place()
    {
        return m_lot.percent(50) ? "number: " + std::to_string(m_lot.numberToken())
                                 : "terrain: " + std::string(nameOf(static_cast<Terrain>(m_lot.between(
                                                     static_cast<int>(Terrain::Desert), terrainCount - 1))));
    }
    std::string who()
    {
        static const std::vector<std::string> words{"self", "chosen", "others", "all", "leader", "last", "beside"};
        const std::string& word = m_lot.of(words);
        return ", who: " + word + (word == "beside" ? ", " + place() : "");
    }
    std::string moved()
    {
        switch (m_lot.between(0, 2)) {
            case 0: return ", cards: " + cards();
            case 1: return ", " + entry("chosen", 1, 3);
            default: return ", " + entry("random", 1, 3);
        }
    }

    std::string effect()
    {
        switch (m_lot.between(0, hasModule(m_set, Crops) ? 12 : hasModule(m_set, Volcano) ? 9 : 8)) {
            case 0: return "receive" + who() + moved();
            case 1: return "give" + who() + moved();
            case 2: return "discard-above, " + entry("limit", 0, 10);
            case 3: return "development-card" + who();
            case 4: return m_lot.percent(50) ? "move-robber" : "move-robber, " + place();
            case 5: return "yield, " + place() + (m_lot.percent(50) ? ", pays: twice" : "");
            case 6: return "stack-token";
            case 7: return m_lot.percent(50) ? "draw-again" : "draw-again, " + entry("tokens", 1, 3);
            case 8: return "victory-point" + who() + ", " + entry("points", 1, 3);
            case 9: return hasModule(m_set, Volcano) ? "volcano.erupt" : "crops.monoculture";
            case 10: return "crops.loss, crop: " + m_lot.of(m_kinds) + ", " + entry("amount", 1, 6);
            case 11:
                return "crops.regional-loss, crop: " + m_lot.of(m_kinds) +
                       ", numbers: " + numbers(m_lot.some(std::vector{2, 3, 4, 5, 6, 8, 9, 10, 11, 12}, 1));
            default: return "crops.monoculture";
        }
    }

    Lot& m_lot;
    int m_set;
    Orientation m_orientation;
    std::vector<std::string> m_kinds;
};

}  // namespace inselwerk::test
