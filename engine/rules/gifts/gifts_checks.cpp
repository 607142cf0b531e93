#include "engine/rules/gifts/gifts_module.h"
#include "engine/scenario/checks/board_check.h"

#include <algorithm>

namespace inselwerk::gifts {
namespace {

bool has(const std::vector<std::int64_t>& numbers, std::int64_t n)
{
    return std::find(numbers.begin(), numbers.end(), n) != numbers.end();
}

/// Each number stands at one box, so that one player is rewarded (ruling R1-10); the 7 at none.
class NumbersOfBoxes final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule(schema().key);
        if (!section) return;
        const auto big = section->integers(schema(), "big_numbers");
        const auto small = section->integers(schema(), "small_numbers");
        for (const std::string_view field : {"big_numbers", "small_numbers"})
            judge(section->integers(schema(), field), std::string(schema().key) + "." + std::string(field), found);
        for (std::int64_t n = 2; n <= 12; ++n) {
            if (has(big, n) && has(small, n))
                found.error(
                    "gifts." + std::string(section->has("small_numbers") ? "small_numbers" : "big_numbers"),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The %1 stands at both gift boxes, so two players would be owed what is blocked. Take it "
                            "away from one."),
                        {static_cast<int>(n)}));
            else if (n != 7 && !has(big, n) && !has(small, n))
                found.warning(
                    "gifts",
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The %1 stands at no gift box, so nobody receives what the robber blocks with it."),
                        {static_cast<int>(n)}));
        }
    }

    static void judge(const std::vector<std::int64_t>& numbers, const std::string& path, Findings& found)
    {
        if (has(numbers, 7))
            found.error(path, say(INSELWERK_TEXT("Scenario", "No hex pays on a 7, so it cannot stand at a gift box.")));
        judgeTwice(numbers, path, found);
    }
};

/// Nothing is ever blocked where the robber is not in the game.
class NoRobber final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (!s.findModule(schema().key)) return;
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            if (s.boards[b].robber.kind == RobberStart::Kind::None)
                found.warning(
                    elementPath("boards", b) + ".robber",
                    say(INSELWERK_TEXT(
                        "Scenario",
                        "The scenario has gifts for the robber, but on this board there is none, so they earn no "
                        "rewards.")));
    }
};

/// A wish that the board cannot fulfil holds a box for ever.
class WishesGrow final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (!s.findModule(schema().key)) return;
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            const BoardView view(s, b);
            for (const Resource r : allResources)
                if (!mayYield(view, r))
                    found.warning(
                        view.path,
                        say(INSELWERK_TEXT(
                                "Scenario", "The robber may wish for %1, but no hex of this board yields it."),
                            {Argument::word(nameOf(r))}));
        }
    }

    static bool mayYield(const BoardView& view, Resource r)
    {
        for (std::size_t t = 0; t < terrainCount; ++t) {
            const auto terrain = static_cast<Terrain>(t);
            if (terrain != Terrain::Gold && resourceOf(terrain) != r) continue;
            for (const HexEntry& hex : view.board.hexes)
                if (view.mayBe(hex, terrain)) return true;
        }
        return false;
    }
};

}  // namespace

std::vector<const Check*> checks()
{
    static const NumbersOfBoxes numbers;
    static const NoRobber robber;
    static const WishesGrow wishes;
    return {&numbers, &robber, &wishes};
}

}  // namespace inselwerk::gifts
