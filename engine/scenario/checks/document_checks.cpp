#include "engine/scenario/checks/fixes.h"

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

void judgeId(const std::string& id, const std::string& path, Findings& found, Fix fix)
{
    if (isId(id)) return;
    found.error(
        path,
        say(INSELWERK_TEXT("Scenario", "“%1” is no name: use up to 64 small letters a–z, digits, `-` and `_`."), {id}),
        std::move(fix));
}

namespace {

Message renamed(const std::string& id) { return say(INSELWERK_TEXT("Scenario", "Call it “%1”"), {id}); }

void renameUses(Board& b, const NumberStack& stack, const std::string& id)
{
    for (HexEntry& h : b.hexes)
        if (h.stack == stack.id) h.stack = id;
}

void renameUses(Board& b, const TerrainPool& pool, const std::string& id)
{
    for (HexEntry& h : b.hexes)
        if (h.terrainPool == pool.id) h.terrainPool = id;
}

void renameUses(Board& b, const NumberPool& pool, const std::string& id)
{
    for (HexEntry& h : b.hexes)
        if (h.numberPool == pool.id) h.numberPool = id;
}

void renameUses(Board& b, const HarbourPool& pool, const std::string& id)
{
    for (HarbourEntry& h : b.harbours)
        if (h.pool == pool.id) h.pool = id;
}

template <class List>
std::set<std::string> idsOf(const List& list)
{
    std::set<std::string> ids;
    for (const auto& element : list) ids.insert(element.id);
    return ids;
}

/// Ids are plain words, and each names one thing.
class Ids final : public Check
{
    /// Stacks or pools of a board. One that is renamed keeps those who use it, but for a second one with the same id.
    template <class T>
    static void judgeAll(
        const Scenario& s, std::size_t board, std::vector<T> Board::*list, std::string_view key, std::string_view kind,
        Findings& found)
    {
        const std::vector<T>& elements = s.boards[board].*list;
        const std::set<std::string> taken = idsOf(elements);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            const std::string& id = elements[i].id;
            const std::string path = memberPath(memberPath(elementPath("boards", board), key), id);
            const bool first = seen.insert(id).second;
            const std::string other = freeId(id, taken, kind);
            const Fix fix = fixBoard(board, renamed(other), [list, i, other, first](Board& b) {
                if (i >= (b.*list).size()) return;
                if (first) renameUses(b, (b.*list)[i], other);
                (b.*list)[i].id = other;
            });
            judgeId(id, path, found, fix);
            if (!first)
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "The name “%1” is used twice. Rename one."), {id}), fix);
        }
    }

    void run(const Scenario& s, Findings& found) const override
    {
        const std::string other = freeId(s.id, {}, "scenario");
        judgeId(s.id, "id", found, {renamed(other), [other](Scenario& scenario) { scenario.id = other; }});
        const std::set<std::string> taken = idsOf(s.boards);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < s.boards.size(); ++i) {
            const std::string path = elementPath("boards", i) + ".id";
            const Board& b = s.boards[i];
            const std::string free = freeId(b.id, taken, "board");
            const Fix fix = fixBoard(i, renamed(free), [free](Board& board) { board.id = free; });
            judgeId(b.id, path, found, fix);
            if (!seen.insert(b.id).second)
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "Two boards have the id “%1”. Rename one."), {b.id}), fix);
            judgeAll(s, i, &Board::stacks, "stacks", "stack", found);
            judgeAll(s, i, &Board::terrainPools, "pools.terrain", "pool", found);
            judgeAll(s, i, &Board::numberPools, "pools.numbers", "pool", found);
            judgeAll(s, i, &Board::harbourPools, "pools.harbours", "pool", found);
        }
    }
};

}  // namespace

void judgeTranslation(const Text& text, const std::string& path, Findings& found, const TextPlace& place)
{
    if (text.empty()) return;
    if (text.de.empty())
        found.warning(
            path,
            sayBoth(
                INSELWERK_TEXT("Scenario", "The German text (`de`) is missing."),
                INSELWERK_TEXT("Scenario", "The German text is missing.")),
            {say(INSELWERK_TEXT("Scenario", "Copy the English text")), [place](Scenario& s) {
                 if (Text* t = place(s)) t->de = t->en;
             }});
    if (text.en.empty())
        found.warning(
            path,
            sayBoth(
                INSELWERK_TEXT("Scenario", "The English text (`en`) is missing."),
                INSELWERK_TEXT("Scenario", "The English text is missing.")),
            {say(INSELWERK_TEXT("Scenario", "Copy the German text")), [place](Scenario& s) {
                 if (Text* t = place(s)) t->en = t->de;
             }});
}

namespace {

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
    void run(const Scenario& s, Findings& found) const override
    {
        judge(s.name, "name", 200, found, [](Scenario& t) { return &t.name; });
        if (s.name.empty()) judgeEmpty("name", s.id, found, [](Scenario& t) { return &t.name; });
        judge(s.summary, "summary", 2'000, found, [](Scenario& t) { return &t.summary; });
        judge(s.rulesPage, "rules_page", 100'000, found, [](Scenario& t) { return &t.rulesPage; });
        for (std::size_t i = 0; i < s.boards.size(); ++i) {
            const std::string path = elementPath("boards", i) + ".name";
            const TextPlace place = [i](Scenario& t) { return i < t.boards.size() ? &t.boards[i].name : nullptr; };
            judge(s.boards[i].name, path, 200, found, place);
            if (s.boards[i].name.empty()) judgeEmpty(path, s.boards[i].id, found, place);
        }
        for (const auto& [thing, name] : s.names) judgeForms(name, thing, found);
    }

    static void judge(
        const Text& text, const std::string& path, std::size_t longest, Findings& found, const TextPlace& place)
    {
        judgeTranslation(text, path, found, place);
        for (const auto& [language, words] : {std::pair{"en", &text.en}, std::pair{"de", &text.de}})
            if (words->size() > longest)
                found.error(
                    memberPath(path, language),
                    say(INSELWERK_TEXT("Scenario", "The text has %1 bytes; at most %2 are allowed here. Shorten it."),
                        {words->size(), longest}));
    }

    static void judgeEmpty(const std::string& path, const std::string& id, Findings& found, const TextPlace& place)
    {
        Fix fix{say(INSELWERK_TEXT("Scenario", "Take the id as the name")), [id, place](Scenario& s) {
                    if (Text* text = place(s)) *text = {id, id};
                }};
        found.warning(
            path, say(INSELWERK_TEXT("Scenario", "The name is empty. Players see nothing here.")),
            id.empty() ? Fix{} : std::move(fix));
    }

    static void judgeForms(const ThingName& name, const std::string& thing, Findings& found)
    {
        constexpr std::size_t longest = 200;
        const std::array forms{&name.en, &name.deNominative, &name.deAccusative, &name.deDative};
        const auto fits = [](const std::string* form) { return !form->empty() && form->size() <= longest; };
        if (std::all_of(forms.begin(), forms.end(), fits)) return;
        Fix fix;
        if (const auto some = std::find_if(forms.begin(), forms.end(), fits); some != forms.end())
            fix = {
                say(INSELWERK_TEXT("Scenario", "Write “%1” for the missing forms"), {**some}),
                [thing, form = **some](Scenario& s) {
                    const auto at = s.names.find(thing);
                    if (at == s.names.end()) return;
                    ThingName& n = at->second;
                    for (std::string* each : {&n.en, &n.deNominative, &n.deAccusative, &n.deDative})
                        if (each->empty() || each->size() > longest) *each = form;
                }};
        found.error(
            memberPath("names", thing),
            say(INSELWERK_TEXT("Scenario", "Every form of the name is needed, with at most %1 bytes."), {longest}),
            std::move(fix));
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
