#include "engine/scenario/checks/board_check.h"

#include <algorithm>

/// Checks of the stacks of number tokens.
namespace inselwerk {
namespace {

/// Tokens of all stacks of a board together, each hex with a stack having its own.
constexpr std::size_t mostTokens = 256;

class StackTokens final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (const NumberStack& s : v.board.stacks) {
            const std::string path = memberPath(memberPath(v.at("stacks"), s.id), "tokens");
            if (s.tokens.empty())
                found.error(path, say(INSELWERK_TEXT("Scenario", "The stack is empty. Give it number tokens.")));
            if (s.tokens.size() > static_cast<std::size_t>(maxStackTokens))
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "The stack has %1 tokens; at most %2 are possible."),
                              {s.tokens.size(), maxStackTokens}));
            for (std::size_t i = 0; i < s.tokens.size(); ++i)
                if (pips(s.tokens[i]) == 0)
                    found.error(
                        elementPath(path, i),
                        say(INSELWERK_TEXT("Scenario", "%1 is no number token. Use 2 to 6 or 8 to 12."),
                            {s.tokens[i]}));
        }
    }
};

/// The stacks that hexes name exist and lie on land; none is left over.
class StackPlaces final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        int sites = 0;
        std::size_t tokens = 0;
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            if (h.stack.empty()) continue;
            const std::string path = v.at("hexes", i, "stack");
            const NumberStack* stack = v.board.findStack(h.stack);
            ++sites;
            if (stack) tokens += stack->tokens.size();
            if (!stack)
                found.error(
                    path,
                    say(INSELWERK_TEXT("Scenario", "There is no stack “%1”. Add it under `stacks` or name another."),
                        {h.stack}));
            if (!v.isLand(h.at))
                found.error(
                    path,
                    say(INSELWERK_TEXT("Scenario", "A stack cannot lie on sea. Remove it or change the terrain.")));
            else if (h.terrainPool.empty() && h.terrain == Terrain::Desert)
                found.warning(
                    path,
                    say(INSELWERK_TEXT("Scenario", "A stack on a desert has no effect: a desert yields nothing.")));
        }
        if (sites > maxStacks)
            found.error(
                v.at("stacks"),
                say(INSELWERK_TEXT("Scenario", "%1 hexes have a stack; at most %2 can."), {sites, maxStacks}));
        if (tokens > mostTokens)
            found.error(
                v.at("stacks"),
                say(INSELWERK_TEXT("Scenario", "All stacks together have %1 tokens; at most %2 are possible."),
                    {tokens, mostTokens}));
    }
};

class UnusedStacks final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (const NumberStack& s : v.board.stacks)
            if (std::none_of(
                    v.board.hexes.begin(), v.board.hexes.end(), [&](const HexEntry& h) { return h.stack == s.id; }))
                found.warning(
                    memberPath(v.at("stacks"), s.id),
                    say(INSELWERK_TEXT("Scenario", "No hex uses the stack “%1”."), {s.id}));
    }
};

}  // namespace

BoardChecks stackChecks()
{
    static const StackTokens tokens;
    static const StackPlaces places;
    static const UnusedStacks unused;
    return {&tokens, &places, &unused};
}

}  // namespace inselwerk
