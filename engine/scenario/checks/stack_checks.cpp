#include "engine/scenario/checks/fixes.h"

#include <algorithm>

/// Checks of the stacks of number tokens.
namespace inselwerk {
namespace {

/// Tokens of all stacks of a board together, each hex with a stack having its own.
constexpr std::size_t mostTokens = 256;

/// A fix of stack number `index` of the board.
Fix fixStack(const BoardView& v, std::size_t index, Message title, std::function<void(NumberStack&)> edit)
{
    return fixBoard(v, std::move(title), [index, edit = std::move(edit)](Board& b) {
        if (index < b.stacks.size()) edit(b.stacks[index]);
    });
}

Fix withoutStack(const BoardView& v, std::size_t hex)
{
    return fixHex(
        v, hex, say(INSELWERK_TEXT("Scenario", "Take the stack away from here")), [](HexEntry& h) { h.stack.clear(); });
}

class StackTokens final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.stacks.size(); ++i) {
            const NumberStack& s = v.board.stacks[i];
            const std::string path = memberPath(memberPath(v.at("stacks"), s.id), "tokens");
            if (s.tokens.empty())
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "The stack is empty. Give it number tokens.")),
                    fixStack(v, i, say(INSELWERK_TEXT("Scenario", "Add every number once")), [](NumberStack& stack) {
                        stack.tokens = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
                    }));
            if (s.tokens.size() > static_cast<std::size_t>(maxStackTokens))
                found.error(
                    path,
                    say(INSELWERK_TEXT("Scenario", "The stack has %1 tokens; at most %2 are possible."),
                        {s.tokens.size(), maxStackTokens}),
                    fixStack(
                        v, i, say(INSELWERK_TEXT("Scenario", "Keep the upper %1 tokens"), {maxStackTokens}),
                        [](NumberStack& stack) { stack.tokens.resize(maxStackTokens, 2); }));
            judgeTokens(v, i, path, found);
        }
    }

    static void judgeTokens(const BoardView& v, std::size_t stack, const std::string& path, Findings& found)
    {
        const std::vector<int>& tokens = v.board.stacks[stack].tokens;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (pips(tokens[i]) > 0) continue;
            Fix fix;
            if (tokens.size() > 1)
                fix = fixStack(
                    v, stack, say(INSELWERK_TEXT("Scenario", "Take the %1 out of the stack"), {tokens[i]}),
                    [i](NumberStack& s) { eraseAt(s.tokens, i); });
            found.error(
                elementPath(path, i),
                say(INSELWERK_TEXT("Scenario", "%1 is no number token. Use 2 to 6 or 8 to 12."), {tokens[i]}),
                std::move(fix));
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
                    sayBoth(
                        INSELWERK_TEXT("Scenario", "There is no stack “%1”. Add it under `stacks` or name another."),
                        INSELWERK_TEXT(
                            "Scenario", "There is no stack “%1”. Add it in the panel “Stacks”, or choose another."),
                        {h.stack}),
                    withoutStack(v, i));
            if (!v.isLand(h.at))
                found.error(
                    path,
                    say(INSELWERK_TEXT("Scenario", "A stack cannot lie on sea. Remove it or change the terrain.")),
                    withoutStack(v, i));
            else if (h.terrainPool.empty() && h.terrain == Terrain::Desert)
                found.warning(
                    path,
                    say(INSELWERK_TEXT("Scenario", "A stack on a desert has no effect: a desert yields nothing.")),
                    withoutStack(v, i));
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
        for (std::size_t i = 0; i < v.board.stacks.size(); ++i) {
            const std::string& id = v.board.stacks[i].id;
            const bool used = std::any_of(
                v.board.hexes.begin(), v.board.hexes.end(), [&](const HexEntry& h) { return h.stack == id; });
            if (!used)
                found.warning(
                    memberPath(v.at("stacks"), id),
                    say(INSELWERK_TEXT("Scenario", "No hex uses the stack “%1”."), {id}),
                    fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the stack “%1”"), {id}), [i](Board& b) {
                        eraseAt(b.stacks, i);
                    }));
        }
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
