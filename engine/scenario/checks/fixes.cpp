#include "engine/scenario/checks/fixes.h"

namespace inselwerk {

Fix fixBoard(const BoardView& v, Message title, std::function<void(Board&)> edit)
{
    return fixBoard(static_cast<std::size_t>(&v.board - v.scenario.boards.data()), std::move(title), std::move(edit));
}

Fix fixBoard(std::size_t index, Message title, std::function<void(Board&)> edit)
{
    return {std::move(title), [index, edit = std::move(edit)](Scenario& s) {
                if (index < s.boards.size()) edit(s.boards[index]);
            }};
}

Fix fixHex(const BoardView& v, std::size_t index, Message title, std::function<void(HexEntry&)> edit)
{
    return fixBoard(v, std::move(title), [index, edit = std::move(edit)](Board& b) {
        if (index < b.hexes.size()) edit(b.hexes[index]);
    });
}

Fix fixModule(std::string_view key, Message title, std::function<void(Section&)> edit)
{
    return {std::move(title), [key = std::string(key), edit = std::move(edit)](Scenario& s) {
                for (Section& section : s.modules)
                    if (section.key == key) edit(section);
            }};
}

Fix addModule(const Findings& found, std::string_view key)
{
    std::vector<std::string> earlier;
    for (const ModuleDescription& module : found.modules()) {
        if (module.schema->key == key) break;
        earlier.emplace_back(module.schema->key);
    }
    return {
        say(INSELWERK_TEXT("Scenario", "Add `%1`"), {key}),
        [key = std::string(key), earlier = std::move(earlier)](Scenario& s) {
            const auto later = std::find_if(s.modules.begin(), s.modules.end(), [&](const Section& section) {
                return std::find(earlier.begin(), earlier.end(), section.key) == earlier.end();
            });
            if (!s.findModule(key)) s.modules.insert(later, Section{key, {}});
        }};
}

Fix removeModule(std::string_view key)
{
    return {say(INSELWERK_TEXT("Scenario", "Remove `%1`"), {key}), [key = std::string(key)](Scenario& s) {
                std::erase_if(s.modules, [&](const Section& section) { return section.key == key; });
            }};
}

std::string freeId(std::string_view wish, const std::set<std::string>& taken, std::string_view kind)
{
    constexpr std::size_t longest = 60;  // leaves room for a number
    std::string id;
    for (char c : wish) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        if (plain)
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    if (id.size() > longest) id.resize(longest);
    while (!id.empty() && id.back() == '-') id.pop_back();
    if (id.empty()) id = kind;
    std::string free = id;
    for (int n = 2; taken.contains(free); ++n) free = id + "-" + std::to_string(n);
    return free;
}

TokenWishes::TokenWishes(const Board& b)
{
    const auto count = [this](int number) {
        if (pips(number) > 0) ++m_count[static_cast<std::size_t>(number)];
    };
    for (const HexEntry& h : b.hexes) count(h.number);
    for (const NumberPool& p : b.numberPools)
        for (const int token : p.tokens) count(token);
}

double TokenWishes::share(int number) const
{
    const int usual = number == 2 || number == 12 ? 1 : 2;
    return static_cast<double>(m_count[static_cast<std::size_t>(number)]) / usual;
}

int TokenWishes::takeRarest()
{
    int rarest = 3;
    for (const int number : {4, 5, 6, 8, 9, 10, 11, 2, 12})
        if (share(number) < share(rarest)) rarest = number;
    ++m_count[static_cast<std::size_t>(rarest)];
    return rarest;
}

std::size_t TokenWishes::takeCommonest(const std::vector<int>& tokens)
{
    std::size_t commonest = 0;
    const auto rank = [&](std::size_t i) { return pips(tokens[i]) > 0 ? share(tokens[i]) : 1e9; };
    for (std::size_t i = 1; i < tokens.size(); ++i)
        if (rank(i) > rank(commonest)) commonest = i;
    if (const int number = tokens[commonest]; pips(number) > 0) --m_count[static_cast<std::size_t>(number)];
    return commonest;
}

}  // namespace inselwerk
