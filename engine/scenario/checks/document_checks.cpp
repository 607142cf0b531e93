#include "engine/scenario/checks/board_check.h"

#include <algorithm>
#include <set>

/// Checks of what stands around the boards: ids, texts, translations.
namespace inselwerk {
namespace {

bool isId(std::string_view id)
{
    constexpr std::size_t longest = 64;
    return !id.empty() && id.size() <= longest && id.front() != '-' && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

}  // namespace

void judgeId(const std::string& id, const std::string& path, Findings& found)
{
    if (isId(id)) return;
    found.error(
        path,
        say(INSELWERK_TEXT("Scenario", "“%1” is no name: use up to 64 small letters a–z, digits, `-` and `_`."), {id}));
}

namespace {

/// Ids are plain words, and each names one thing.
class Ids final : public Check
{
    template <class List>
    static void judgeAll(const List& list, const std::string& path, Findings& found)
    {
        std::set<std::string> seen;
        for (const auto& element : list) {
            judgeId(element.id, memberPath(path, element.id), found);
            if (!seen.insert(element.id).second)
                found.error(
                    memberPath(path, element.id),
                    say(INSELWERK_TEXT("Scenario", "The name “%1” is used twice. Rename one."), {element.id}));
        }
    }

    void run(const Scenario& s, Findings& found) const override
    {
        judgeId(s.id, "id", found);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < s.boards.size(); ++i) {
            const BoardView view{s, i};
            const Board& b = s.boards[i];
            judgeId(b.id, view.at("id"), found);
            if (!seen.insert(b.id).second)
                found.error(
                    view.at("id"), say(INSELWERK_TEXT("Scenario", "Two boards have the id “%1”. Rename one."), {b.id}));
            judgeAll(b.stacks, view.at("stacks"), found);
            judgeAll(b.terrainPools, view.at("pools.terrain"), found);
            judgeAll(b.numberPools, view.at("pools.numbers"), found);
            judgeAll(b.harbourPools, view.at("pools.harbours"), found);
        }
    }
};

class NoBoards final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (s.boards.empty())
            found.error("boards", say(INSELWERK_TEXT("Scenario", "The scenario has no board. Add one.")));
    }
};

/// Texts are there, in both languages, and of a length that can be shown.
class Texts final : public Check
{
    static void judge(const Text& text, const std::string& path, std::size_t longest, bool mustBe, Findings& found)
    {
        if (text.empty()) {
            if (mustBe)
                found.warning(path, say(INSELWERK_TEXT("Scenario", "The name is empty. Players see nothing here.")));
            return;
        }
        if (text.de.empty()) found.warning(path, say(INSELWERK_TEXT("Scenario", "The German text (`de`) is missing.")));
        if (text.en.empty())
            found.warning(path, say(INSELWERK_TEXT("Scenario", "The English text (`en`) is missing.")));
        for (const auto& [language, words] : {std::pair{"en", &text.en}, std::pair{"de", &text.de}})
            if (words->size() > longest)
                found.error(
                    memberPath(path, language),
                    say(INSELWERK_TEXT("Scenario", "The text has %1 bytes; at most %2 are allowed here. Shorten it."),
                        {words->size(), longest}));
    }

    void run(const Scenario& s, Findings& found) const override
    {
        judge(s.name, "name", 200, true, found);
        judge(s.summary, "summary", 2'000, false, found);
        judge(s.rulesPage, "rules_page", 100'000, false, found);
        for (std::size_t i = 0; i < s.boards.size(); ++i)
            judge(s.boards[i].name, elementPath("boards", i) + ".name", 200, true, found);
        for (const auto& [thing, name] : s.names) {
            const std::string path = memberPath("names", thing);
            for (const std::string* form : {&name.en, &name.deNominative, &name.deAccusative, &name.deDative})
                if (form->empty() || form->size() > 200) {
                    found.error(
                        path,
                        say(INSELWERK_TEXT("Scenario", "Every form of the name is needed, with at most %1 bytes."),
                            {200}));
                    break;
                }
        }
    }
};

}  // namespace

Checks documentChecks()
{
    static const Ids ids;
    static const NoBoards noBoards;
    static const Texts texts;
    return {&ids, &noBoards, &texts};
}

}  // namespace inselwerk
