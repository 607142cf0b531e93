#include "engine/game/transcript.h"

#include "engine/game/action_text.h"
#include "engine/game/expectation.h"
#include "engine/game/files.h"
#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/save.h"
#include "engine/game/transcript_head.h"

#include <algorithm>

namespace inselwerk {
namespace {

using names::problem;

/// What is done between the steps, which must change nothing.
enum class Detour { None, SaveAndLoad, UndoAndRedo };

std::string_view nameOf(Detour d)
{
    switch (d) {
        case Detour::SaveAndLoad: return "with a save and load between the steps, ";
        case Detour::UndoAndRedo: return "with undo and redo of every step, ";
        case Detour::None: break;
    }
    return "";
}

constexpr std::array<std::string_view, 8> stepKeys{"do",    "chance",    "refuse", "reason",
                                                   "legal", "not-legal", "expect", "note"};

/// Runs the steps of a transcript over one game.
class StepRunner
{
public:
    StepRunner(std::unique_ptr<Game> game, const ModuleTypes& types, bool possible, Detour detour, Problems& failures)
        : m_game(std::move(game)), m_types(types), m_possible(possible), m_detour(detour), m_failures(failures)
    {}

    void run(const YamlCursor& steps)
    {
        for (std::size_t i = 0; i < steps.node().items.size(); ++i) {
            m_step = i + 1;
            if (m_detour == Detour::SaveAndLoad && !saveAndLoad(steps.item(i))) return;
            if (!runStep(steps.item(i))) return;
        }
    }

private:
    /// False when going on makes no sense.
    bool runStep(const YamlCursor& step)
    {
        if (!step.isMapping()) return false;
        step.refuseUnknownKeys(stepKeys);
        const auto with = [&step](std::string_view key, auto&& f) {
            const YamlNode* at = step.node().find(key);
            return !at || f(step.member(*at));
        };
        if (step.node().find("chance") && !step.node().find("do")) step.error(problem("`chance` belongs to `do`."));
        if (step.node().find("reason") && !step.node().find("refuse"))
            step.error(problem("`reason` belongs to `refuse`."));
        return with("do", [&](const YamlCursor& c) { return act(c, step); }) &&
               with(
                   "refuse",
                   [&](const YamlCursor& c) {
                       return eachAction(c, [&](const YamlCursor& a) { return refused(a, step); });
                   }) &&
               with(
                   "legal",
                   [&](const YamlCursor& c) {
                       return eachAction(c, [&](const YamlCursor& a) { return listed(a, true); });
                   }) &&
               with(
                   "not-legal",
                   [&](const YamlCursor& c) {
                       return eachAction(c, [&](const YamlCursor& a) { return listed(a, false); });
                   }) &&
               with("expect", [&](const YamlCursor& c) { return expected(c); });
    }

    void fail(const YamlCursor& c, Message m)
    {
        const Message where = problem("step %1, %2%3", {m_step, nameOf(m_detour), english(m)});
        m_failures.push_back({Severity::Error, c.path(), c.node().place(), where});
    }

    // ---- do ---------------------------------------------------------------------------------------------------------

    bool act(const YamlCursor& c, const YamlCursor& step)
    {
        const auto action = readAction(c, m_game->view());
        Chance chance;
        if (const YamlNode* at = step.node().find("chance")) {
            const auto outcomes = readOutcomes(m_game->rules(), step.member(*at));
            if (!outcomes) return false;
            chance.given = *outcomes;
        }
        if (!action) return false;
        const std::string text = writeAction(m_game->view(), *action);
        const State before = m_game->state();
        if (const Refusal r = m_game->apply(*action, chance)) {
            fail(c, problem("%1: expected to be legal, found refused (%2).", {text, r.name()}));
            return false;
        }
        const std::string broken = m_possible ? brokenInvariant(m_game->view()) : "";
        if (!broken.empty()) fail(c, problem("%1: expected a sound position, found that %2.", {text, broken}));
        return judgeChance(c, chance) && (m_detour != Detour::UndoAndRedo || undoAndRedo(c, before));
    }

    bool judgeChance(const YamlCursor& c, const Chance& chance)
    {
        if (chance.impossible)
            fail(
                c, problem(
                       "Expected the outcome %1, found that it cannot be.",
                       {writeOutcomes(m_game->rules(), chance.given)}));
        else if (chance.missing)
            fail(
                c,
                problem(
                    "Expected every outcome of chance to be named, found %1 named and %2 needed.",
                    {writeOutcomes(m_game->rules(), chance.given), writeOutcomes(m_game->rules(), chance.happened)}));
        else if (chance.used < chance.given.size())
            fail(
                c,
                problem(
                    "Expected every named outcome to be needed, found %1 named and %2 needed.",
                    {writeOutcomes(m_game->rules(), chance.given), writeOutcomes(m_game->rules(), chance.happened)}));
        else
            return true;
        return false;
    }

    bool undoAndRedo(const YamlCursor& c, const State& before)
    {
        const State after = m_game->state();
        const bool undone = m_game->takeBack() && same(m_game->state(), before);
        if (!undone) fail(c, problem("expected the position before the step, found another after undoing it."));
        const bool redone = undone && m_game->redo() && same(m_game->state(), after);
        if (undone && !redone)
            fail(c, problem("expected the position after the step, found another after doing it again."));
        return redone;
    }

    // ---- refuse, legal ----------------------------------------------------------------------------------------------

    /// One action, a list of them, or a seat and the lists of what it does.
    template <class F>
    bool eachAction(const YamlCursor& c, F f)
    {
        const YamlNode& node = c.node();
        if (node.isList() && node.items.size() > 1 && node.items[0].isScalar() && node.items[1].isList()) {
            bool each = true;
            for (std::size_t i = 1; i < node.items.size(); ++i) {
                YamlNode action = node.items[i];
                action.items.insert(action.items.begin(), node.items[0]);
                each &= f(YamlCursor{action, c.path(), c.problems()});
            }
            return each;
        }
        const bool several = node.isList() && !node.items.empty() && node.items.front().isList();
        if (!several) return f(c);
        bool all = true;
        for (std::size_t i = 0; i < node.items.size(); ++i) all &= f(c.item(i));
        return all;
    }

    bool isListed(const Action& a) const
    {
        Actions legal;
        m_game->legalActions(legal);
        return std::find(legal.begin(), legal.end(), a) != legal.end();
    }

    bool refused(const YamlCursor& c, const YamlCursor& step)
    {
        const auto action = readAction(c, m_game->view());
        if (!action) return false;
        const std::string text = writeAction(m_game->view(), *action);
        const State before = m_game->state();
        const Refusal r = m_game->refuse(*action);
        if (!r || isListed(*action)) {
            fail(c, problem("%1: expected to be refused, found legal.", {text}));
            return true;
        }
        m_game->apply(*action);
        if (!same(before, m_game->state())) fail(c, problem("%1: expected no change, found another position.", {text}));
        const YamlNode* reason = step.node().find("reason");
        if (reason && reason->text != r.name())
            fail(
                step.member(*reason), problem("%1: expected the reason %2, found %3.", {text, reason->text, r.name()}));
        return true;
    }

    /// Offers are not listed, only judged.
    bool listed(const YamlCursor& c, bool expectedLegal)
    {
        const auto action = readAction(c, m_game->view());
        if (!action) return false;
        const std::string text = writeAction(m_game->view(), *action);
        const Refusal r = m_game->refuse(*action);
        const bool judged = action->is(Do::Offer) || action->is(Do::Counter);
        const bool legal = judged ? !r : isListed(*action);
        if (legal != !r)
            fail(c, problem("%1: expected list and judgement to agree, found %2.", {text, r ? r.name() : "legal"}));
        if (legal != expectedLegal)
            fail(
                c, legal ? problem("%1: expected not to be legal, found legal.", {text})
                         : problem("%1: expected to be legal, found refused (%2).", {text, r.name()}));
        return true;
    }

    // ---- expect -----------------------------------------------------------------------------------------------------

    bool expected(const YamlCursor& c)
    {
        Problems found;
        compare(c, m_game->view(), found);
        for (Problem& p : found) {
            p.sentence = problem("step %1, %2%3", {m_step, nameOf(m_detour), english(p.sentence)});
            m_failures.push_back(std::move(p));
        }
        return true;
    }

    bool saveAndLoad(const YamlCursor& c)
    {
        const u64 before = digest(m_game->view());
        LoadedGame loaded = readSave(writeSave(*m_game), m_types);
        for (const Problem& p : loaded.problems)
            fail(c, problem("expected a clean save, found: %1", {describe(p, "save")}));
        if (!loaded.game || digest(loaded.game->view()) != before) {
            fail(c, problem("expected the same position, found another."));
            return false;
        }
        m_game = std::move(loaded.game);
        return loaded.problems.empty();
    }

    std::unique_ptr<Game> m_game;
    const ModuleTypes& m_types;
    bool m_possible;
    Detour m_detour;
    Problems& m_failures;
    std::size_t m_step = 0;
};

bool checkVersion(const YamlCursor& root)
{
    const YamlNode* version = root.node().find("transcript");
    if (version && version->text == "1") return true;
    root.error(problem("A transcript begins with `transcript: 1`."));
    return false;
}

}  // namespace

TranscriptResult runTranscript(
    const std::filesystem::path& file, const std::filesystem::path& included, const ModuleTypes& types)
{
    static constexpr std::array<std::string_view, 10> keys{"transcript", "rule", "note",     "scenario",   "board",
                                                           "players",    "seed", "position", "impossible", "steps"};
    TranscriptResult result;
    Message why;
    const auto text = files::read(file, std::size_t{1} << 20, why);
    if (!text) {
        result.unreadable.push_back({Severity::Error, "", {}, std::move(why)});
        return result;
    }
    const auto node = parseYaml(*text, result.unreadable);
    if (!node || !result.unreadable.empty()) return result;
    const YamlCursor root{*node, "", result.unreadable};
    if (!root.isMapping() || !checkVersion(root)) return result;
    root.refuseUnknownKeys(keys);
    const YamlNode* steps = node->find("steps");
    if (!steps || !root.member(*steps).isList()) root.error(problem("The list “steps” is missing."));
    if (!result.unreadable.empty()) return result;

    const transcript::Head head(root, {file, included}, types);
    for (const Detour detour : {Detour::None, Detour::SaveAndLoad, Detour::UndoAndRedo}) {
        if (!result.holds()) break;
        auto game = head.begin();
        if (game)
            StepRunner(std::move(game), types, !head.impossible(), detour, result.failures).run(root.member(*steps));
    }
    return result;
}

}  // namespace inselwerk
