#include "engine/rules/gifts/gifts_module.h"
#include "engine/scenario/checks/fixes.h"

#include <algorithm>

namespace inselwerk::gifts {
namespace {

bool has(const std::vector<std::int64_t>& numbers, std::int64_t n)
{
    return std::find(numbers.begin(), numbers.end(), n) != numbers.end();
}

/// Takes a number out of a box's list.
Fix withoutNumber(std::string_view field, std::int64_t number)
{
    return fixModule(
        schema().key, say(INSELWERK_TEXT("Scenario", "Take the %1 away"), {number}), [field, number](Section& section) {
            auto numbers = section.integers(schema(), field);
            std::erase(numbers, number);
            section.set(*schema().find(field), std::move(numbers));
        });
}

/// Puts a number to the box where it usually stands.
Fix withNumber(std::int64_t number)
{
    const auto usual = std::get<std::vector<std::int64_t>>(schema().find("big_numbers")->fallback);
    const bool big = has(usual, number);
    return fixModule(
        schema().key,
        big ? say(INSELWERK_TEXT("Scenario", "Put the %1 to the big gift box"), {number})
            : say(INSELWERK_TEXT("Scenario", "Put the %1 to the small gift box"), {number}),
        [big, number](Section& section) {
            const Field& field = *schema().find(big ? "big_numbers" : "small_numbers");
            auto numbers = section.integers(schema(), field.name);
            numbers.insert(std::upper_bound(numbers.begin(), numbers.end(), number), number);
            section.set(field, std::move(numbers));
        });
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
        for (const std::string_view field : {"big_numbers", "small_numbers"}) judge(*section, field, found);
        for (std::int64_t n = 2; n <= 12; ++n) {
            if (has(big, n) && has(small, n)) {
                const std::string_view field = section->has("small_numbers") ? "small_numbers" : "big_numbers";
                found.error(
                    memberPath(schema().key, field),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The %1 stands at both gift boxes, so two players would be owed what is blocked. Take it "
                            "away from one."),
                        {static_cast<int>(n)}),
                    withoutNumber(field, n));
            } else if (n != 7 && !has(big, n) && !has(small, n))
                found.warning(
                    "gifts",
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The %1 stands at no gift box, so nobody receives what the robber blocks with it."),
                        {static_cast<int>(n)}),
                    withNumber(n));
        }
    }

    static void judge(const Section& section, std::string_view field, Findings& found)
    {
        const auto numbers = section.integers(schema(), field);
        const std::string path = memberPath(schema().key, field);
        if (has(numbers, 7))
            found.error(
                path, say(INSELWERK_TEXT("Scenario", "No hex pays on a 7, so it cannot stand at a gift box.")),
                withoutNumber(field, 7));
        judgeTwice(numbers, path, found, takingOut<std::int64_t>(schema(), field));
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
