#include "engine/game/action_text.h"
#include "engine/game/files.h"
#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/save.h"
#include "engine/scenario/format_keys.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>

namespace inselwerk {
namespace {

constexpr std::size_t mostBytes = std::size_t{64} << 20;

Message say(const char* source, std::vector<Argument> arguments = {})
{
    return {"Game", source, std::move(arguments), -1};
}

Problem fault(Severity severity, Message m, Mark at = {}, std::string path = {})
{
    return {severity, std::move(path), at, std::move(m)};
}

// ---- The head: everything before the actions ------------------------------------------------------------------------

/// Reads the deal as it was drawn then, should the program draw differently now.
class DealReader
{
public:
    DealReader(const YamlCursor& deal, const Ruleset& rules) : m_deal(deal), m_rules(rules)
    {
        static constexpr std::array<std::string_view, 3> known{"hexes", "harbours", "robber"};
        m_deal.refuseUnknownKeys(known);
    }

    /// What the file leaves out stays as it is.
    void readInto(Deal& deal)
    {
        const Topology& t = m_rules.topology;
        each("hexes", [&](const YamlCursor& hex, const YamlCursor& place) {
            const auto id = names::readHex(place, t);
            if (!id) return;
            if (*id == noHex) return place.error(names::problem("This is no land hex of the board."));
            readHex(hex, *id, deal);
        });
        each("harbours", [&](const YamlCursor& kind, const YamlCursor& place) {
            const auto edge = names::readEdge(place, t);
            const auto word = kind.word(harbourNames());
            if (!edge || !word) return;
            const auto& sites = m_rules.harbours;
            const auto site =
                std::find_if(sites.begin(), sites.end(), [&](const HarbourSite& s) { return s.edge == *edge; });
            if (site == sites.end()) return place.error(names::problem("The board has no harbour here."));
            const auto index = static_cast<std::size_t>(site - sites.begin());
            deal.harbour[index] = *harbourFrom(*word);
            m_harbours.insert(index);
        });
        if (const YamlNode* at = m_deal.node().find("robber"))
            if (const auto hex = names::readHex(m_deal.member(*at), t)) deal.robber = *hex;
    }

    /// Did the file leave nothing out? The program writes all of it.
    bool isWhole() const
    {
        return m_numbers.size() == static_cast<std::size_t>(m_rules.topology.hexCount()) && m_terrains == m_numbers &&
               m_harbours.size() == m_rules.harbours.size() && m_deal.node().find("robber");
    }

private:
    /// Members whose keys are places.
    template <class F>
    void each(std::string_view key, F read)
    {
        const YamlNode* at = m_deal.node().find(key);
        if (!at || !m_deal.member(*at).isMapping()) return;
        for (const YamlNode& value : at->items)
            if (const auto place = parseYaml(value.key, m_deal.problems()))
                read(m_deal.member(*at).member(value), YamlCursor{*place, m_deal.path(), m_deal.problems()});
    }

    void readHex(const YamlCursor& c, HexId id, Deal& deal)
    {
        if (!c.isMapping()) return;
        if (const YamlNode* at = c.node().find("terrain"))
            if (const auto word = c.member(*at).word(terrainNames())) {
                deal.terrain[id] = *terrainFrom(*word);
                m_terrains.insert(id);
            }
        if (const YamlNode* at = c.node().find("number"))
            if (const auto n = c.member(*at).integer(0, 12)) {
                deal.number[id] = static_cast<u8>(*n);
                m_numbers.insert(id);
            }
    }

    YamlCursor m_deal;
    const Ruleset& m_rules;
    std::set<HexId> m_terrains;
    std::set<HexId> m_numbers;
    std::set<std::size_t> m_harbours;
};

/// Reads what the game is begun from.
class HeadReader
{
public:
    HeadReader(const YamlCursor& root, const ModuleTypes& types, ScenarioRead* last)
        : m_root(root), m_types(types), m_last(last)
    {}

    std::unique_ptr<Game> read()
    {
        static constexpr std::array<std::string_view, 9> known{
            "inselwerk_save", "program", "rules", "board", "seats", "seed", "scenario", "deal", "position"};
        m_root.refuseUnknownKeys(known);
        GameSetup setup;
        if (!readRules() || !readScenarioText(setup) || !readSeats(setup) || !readSeed(setup)) return nullptr;
        const auto board = required("board");
        const auto id = board ? board->id() : std::nullopt;
        if (!id) return nullptr;
        setup.board = *id;
        Message problem;
        auto game = Game::undealt(std::move(setup), m_types, &problem);
        if (!game) board->error(std::move(problem));
        return game && readDeal(*game) && readStart(*game) ? std::move(game) : nullptr;
    }

private:
    std::optional<YamlCursor> required(std::string_view key)
    {
        if (const YamlNode* at = m_root.node().find(key)) return m_root.member(*at);
        m_root.error(say(INSELWERK_TEXT("Game", "The key “%1” is missing in this saved game."), {key}));
        return std::nullopt;
    }

    bool readScenarioText(GameSetup& setup)
    {
        const auto c = required("scenario");
        const auto text = c ? c->text() : std::nullopt;
        if (!text) return false;
        if (m_last && m_last->scenario && m_last->text == *text) {
            setup.scenario = m_last->scenario;
            return true;
        }
        Reading reading = readScenario(*text, descriptionsOf(m_types));
        for (Problem& p : reading.problems)
            if (p.severity == Severity::Error)
                c->error(
                    say(INSELWERK_TEXT("Game", "The scenario in this saved game cannot be played: %1"),
                        {describe(p, "scenario")}));
        if (!reading.playable()) return false;
        setup.scenario = std::make_shared<const Scenario>(std::move(reading.scenario));
        if (m_last) *m_last = {*text, setup.scenario};
        return true;
    }

    bool readSeats(GameSetup& setup)
    {
        const auto c = required("seats");
        if (!c || !c->isList()) return false;
        for (std::size_t i = 0; i < c->node().items.size(); ++i) {
            const YamlCursor seat = c->item(i);
            static constexpr std::array<std::string_view, 3> known{"colour", "name", "player"};
            if (!seat.isMapping()) return false;
            seat.refuseUnknownKeys(known);
            SeatSetup& into = setup.seats.emplace_back();
            const YamlNode* colour = seat.node().find("colour");
            const auto word = colour ? seat.member(*colour).word(colourNames()) : std::nullopt;
            if (!word) {
                if (!colour)
                    seat.error(say(INSELWERK_TEXT("Game", "The key “%1” is missing in this saved game."), {"colour"}));
                return false;
            }
            into.colour = *colourFrom(*word);
            if (const YamlNode* at = seat.node().find("name")) into.name = seat.member(*at).text().value_or("");
            if (const YamlNode* at = seat.node().find("player")) {
                const auto kind = seat.member(*at).word(playerKinds);
                if (!kind) return false;
                into.player = *kind;
            }
        }
        return true;
    }

    /// Rules of before are replayed as far as they agree; rules to come are not known.
    bool readRules()
    {
        const auto c = required("rules");
        const auto version = c ? c->integer(1, std::numeric_limits<int>::max()) : std::nullopt;
        if (!version) return false;
        if (*version <= rulesVersion) return true;
        c->error(
            say(INSELWERK_TEXT(
                    "Game",
                    "The saved game follows version %1 of the rules; this program knows them up to version %2. Open it "
                    "with the newer program that made it."),
                {*version, rulesVersion}));
        return false;
    }

    bool readSeed(GameSetup& setup)
    {
        const auto c = required("seed");
        if (!c) return false;
        const std::string& text = c->node().text;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), setup.seed);
        const bool good = error == std::errc{} && end == text.data() + text.size() && setup.seed < seedLimit;
        if (!good)
            c->error(say(INSELWERK_TEXT("Game", "A seed is a whole number below 2^53, found %1."), {found(c->node())}));
        return good;
    }

    bool readDeal(Game& game)
    {
        const auto c = required("deal");
        if (!c || !c->isMapping()) return false;
        const std::size_t before = c->problems().size();
        DealReader stored(*c, *game.table().rules);
        Deal deal = game.table().draw.fixed;
        deal.seed = game.setup().seed;
        stored.readInto(deal);
        if (c->problems().size() > before) return false;
        if (!stored.isWhole()) {
            deal = game.table().deal(game.setup().seed);
            stored.readInto(deal);
        }
        openHarbours(game.rules(), deal);
        game.redeal(deal);
        return true;
    }

    bool readStart(Game& game)
    {
        const YamlNode* at = m_root.node().find("position");
        if (!at) return true;
        const auto position = readPosition(m_root.member(*at), game.view(), Possible::NotRequired);
        if (position) game.startFrom(position->deal, position->state);
        return position.has_value();
    }

    YamlCursor m_root;
    const ModuleTypes& m_types;
    ScenarioRead* m_last;
};

// ---- The actions ----------------------------------------------------------------------------------------------------

/// A line below `actions:`.
struct Entry
{
    enum class Kind : u8 { Action, Undo, Check, Unreadable };
    Kind kind = Kind::Unreadable;
    int line = 0;
    YamlNode node;
};

/// Replays the lines; where that fails, goes on from the newest position.
class Replay
{
public:
    Replay(Game& game, std::vector<Entry> entries, Problems& problems)
        : m_game(game), m_entries(std::move(entries)), m_problems(problems), m_begin(game.view(), game.state())
    {}

    void run()
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (replay(m_entries[i])) continue;
            const std::size_t next = newestPosition(i);
            if (next == m_entries.size()) {
                warn(
                    m_entries[i], say(INSELWERK_TEXT(
                                          "Game",
                                          "The saved game cannot be followed from line %1 on. The game goes on from "
                                          "the position before it."),
                                      {m_entries[i].line}));
                return;
            }
            warn(
                m_entries[i],
                say(INSELWERK_TEXT(
                        "Game",
                        "The saved game cannot be followed from line %1 on: this version of the program plays "
                        "differently, or the file was changed. The game goes on from its newest position, in "
                        "line %2; what was before cannot be undone."),
                    {m_entries[i].line, m_entries[next].line}));
            i = next;
        }
    }

private:
    struct Begin
    {
        Begin(const View& v, const State& s) : deal(v.deal()), state(s) {}
        Deal deal;
        State state;
    };

    void warn(const Entry& e, Message m) { m_problems.push_back(fault(Severity::Warning, std::move(m), {e.line, 1})); }

    bool replay(const Entry& e)
    {
        switch (e.kind) {
            case Entry::Kind::Undo: return m_game.takeBack();
            case Entry::Kind::Check: return e.node.find("check")->text == digestText(digest(m_game.view()));
            case Entry::Kind::Action: return act(e);
            case Entry::Kind::Unreadable: break;
        }
        return false;
    }

    bool act(const Entry& e)
    {
        Problems unread;
        const YamlCursor c{e.node, "actions", unread};
        const auto action = readAction(c.member(*e.node.find("do")), m_game.view());
        Chance chance;
        if (const YamlNode* at = e.node.find("chance")) {
            const auto outcomes = readOutcomes(m_game.rules(), c.member(*at));
            if (!outcomes) return false;
            chance.given = *outcomes;
        }
        if (!action || m_game.refuse(*action)) return false;
        m_game.apply(*action, chance);
        const bool same = !chance.missing && !chance.impossible && chance.used == chance.given.size();
        if (!same) m_game.takeBack();
        return same;
    }

    /// Goes to the newest position at or after an entry; gives its entry, or the end when there is none.
    std::size_t newestPosition(std::size_t from)
    {
        for (std::size_t i = m_entries.size(); i-- > from;) {
            if (m_entries[i].kind != Entry::Kind::Check) continue;
            const YamlNode* at = m_entries[i].node.find("position");
            if (!at) continue;
            Problems unread;
            const View base(m_game.rules(), m_begin.deal, m_begin.state);
            const auto position = readPosition({*at, "position", unread}, base, Possible::NotRequired);
            if (!position) continue;
            m_game.startFrom(position->deal, position->state);
            return i;
        }
        return m_entries.size();
    }

    Game& m_game;
    std::vector<Entry> m_entries;
    Problems& m_problems;
    Begin m_begin;
};

Entry readEntry(std::string_view line, int number)
{
    Problems unread;
    Entry e;
    e.line = number;
    auto root = parseYaml(line, unread);
    if (!root || !unread.empty() || !root->isList() || root->items.size() != 1) return e;
    e.node = std::move(root->items.front());
    if (e.node.isScalar() && e.node.text == "undo")
        e.kind = Entry::Kind::Undo;
    else if (e.node.find("do"))
        e.kind = Entry::Kind::Action;
    else if (const YamlNode* check = e.node.find("check"); check && check->isScalar())
        e.kind = Entry::Kind::Check;
    return e;
}

/// The lines of the actions. A last line that was torn off is left out, and said.
std::vector<Entry> readEntries(std::string_view text, int firstLine, Problems& problems)
{
    std::vector<Entry> entries;
    for (int line = firstLine; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        const bool whole = end != std::string_view::npos;
        const std::string_view here = text.substr(0, end);
        text.remove_prefix(whole ? end + 1 : text.size());
        if (here.empty() || here == "\r" || here.front() == '#') continue;
        entries.push_back(readEntry(here, line));
        const bool torn = entries.back().kind == Entry::Kind::Unreadable && text.empty();
        if (!torn) continue;
        entries.pop_back();
        problems.push_back(fault(
            Severity::Warning,
            say(INSELWERK_TEXT("Game", "The last line of the saved game is incomplete and was left out.")), {line, 1}));
    }
    return entries;
}

/// Is it a saved game of a format that this program reads?
bool checkFormat(const YamlCursor& root)
{
    const YamlNode* format = root.node().find("inselwerk_save");
    const YamlNode* program = root.node().find("program");
    const std::string by = program && program->isScalar() ? program->text : "?";
    if (!format) {
        root.error(
            say(INSELWERK_TEXT(
                    "Game",
                    "This is no saved game: the key “inselwerk_save” is missing. It was made with version %1 of the "
                    "program; this is version %2."),
                {by, programVersion()}));
        return false;
    }
    if (format->isScalar() && !format->quoted && format->text == std::to_string(saveFormat)) return true;
    root.member(*format).error(
        say(INSELWERK_TEXT(
                "Game",
                "The saved game has format %1, made with version %2 of the program; this is version %3, which "
                "reads format %4."),
            {found(*format), by, programVersion(), saveFormat}));
    return false;
}

/// Where the line after `actions:` begins; none when there is no such line.
std::optional<std::size_t> findActions(std::string_view bytes)
{
    for (std::size_t at = bytes.find("\nactions:"); at != std::string_view::npos; at = bytes.find("\nactions:", at + 1))
    {
        const std::size_t end = bytes.find('\n', at + 1);
        const std::string_view line = bytes.substr(at + 1, end - at - 1);
        if (line == "actions:" || line == "actions:\r" || line == "actions: []")
            return end == std::string_view::npos ? bytes.size() : end + 1;
    }
    return std::nullopt;
}

}  // namespace

LoadedGame readSave(std::string_view bytes, const ModuleTypes& types, ScenarioRead* last)
{
    LoadedGame loaded;
    const auto fail = [&](Message m) { loaded.problems.push_back(fault(Severity::Error, std::move(m))); };
    if (bytes.size() > mostBytes) {
        fail(say(INSELWERK_TEXT("Game", "The file is larger than any saved game.")));
        return loaded;
    }
    const std::size_t actions = findActions(bytes).value_or(bytes.size());
    const std::string_view head = bytes.substr(0, bytes.rfind("actions:", actions));
    const auto root = parseYaml(head, loaded.problems, {std::size_t{4} << 20, 32, 200'000});
    if (!root) return loaded;
    const YamlCursor cursor{*root, "", loaded.problems};
    if (!cursor.isMapping() || !checkFormat(cursor)) return loaded;
    loaded.game = HeadReader(cursor, types, last).read();
    if (hasErrors(loaded.problems)) loaded.game = nullptr;
    if (!loaded.game) return loaded;
    const auto line =
        static_cast<int>(std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(actions), '\n')) + 1;
    Replay(*loaded.game, readEntries(bytes.substr(actions), line, loaded.problems), loaded.problems).run();
    return loaded;
}

LoadedGame readSaveFile(const std::filesystem::path& path, const ModuleTypes& types)
{
    Message problem;
    if (const auto bytes = files::read(path, mostBytes, problem)) return readSave(*bytes, types);
    LoadedGame loaded;
    loaded.problems.push_back(fault(Severity::Error, std::move(problem)));
    return loaded;
}

}  // namespace inselwerk
