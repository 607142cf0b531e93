#include "engine/rules/volcano/volcano.h"

#include "engine/rules/volcano/volcano_checks.h"
#include "engine/rules/volcano/volcano_effects.h"
#include "engine/table/turn.h"

#include <algorithm>

namespace inselwerk::volcano {
namespace {

constexpr std::string_view key = "volcano";
enum class Tasks : u8 {
    Lava,  ///< automatic; a: hex
    Steal  ///< choice after the explosion
};

/// The die's faces run clockwise from the corner at the upper left of a flat hex, as printed; on a pointy hex they are
/// turned by 30° clockwise (rulings 2.3).
constexpr std::array<int, 6> printedFlat{5, 0, 1, 2, 3, 4};
constexpr std::array<int, 6> printedPointy{0, 1, 2, 3, 4, 5};

const Schema& schema()
{
    static const Schema s{
        key,
        {"Volcano", "Vulkan"},
        {{.name = "lava",
          .type = Field::Type::Choice,
          .fallback = std::string("one-corner"),
          .choices = {"one-corner", "all-corners"},
          .label = {"Lava at the explosion", "Lava bei der Explosion"},
          .explanation =
              {"What the explosion strikes: one corner, by the die, as every eruption; or all six.",
               "Was die Explosion trifft: eine Ecke, nach dem Würfel, wie jeder Ausbruch; oder alle sechs."},
          .choiceLabels = {{"one corner", "eine Ecke"}, {"all six corners", "alle sechs Ecken"}}},
         {.name = "corner_numbers",
          .type = Field::Type::ChoiceList,
          .fallback = std::vector<std::string>{},
          .choices = {"N", "NE", "SE", "S", "SW", "NW", "E", "W"},  // the six of a pointy hex first
          .minItems = 6,
          .maxItems = 6,
          .label = {"Corners 1 to 6", "Ecken 1 bis 6"},
          .explanation =
              {"The corners that the die's faces 1 to 6 name. Left out: clockwise, 1 at the upper left of a "
               "flat hex or at the top of a pointy one.",
               "Die Ecken, die die Würfelaugen 1 bis 6 nennen. Ohne Angabe: im Uhrzeigersinn, die 1 oben links "
               "(flache Felder) oder oben (spitze Felder)."},
          .choiceLabels =
              {{"top", "oben"},
               {"upper right", "oben rechts"},
               {"lower right", "unten rechts"},
               {"bottom", "unten"},
               {"lower left", "unten links"},
               {"upper left", "oben links"},
               {"right", "rechts"},
               {"left", "links"}}}},
        {"A volcano pays its neighbours, spits lava and explodes when its stack is used up.",
         "Ein Vulkan beschenkt seine Nachbarn, speit Lava und explodiert, wenn sein Stapel leer ist."}};
    return s;
}

}  // namespace

std::array<int, 6> cornersOf(const Section& section, Orientation o)
{
    std::array<int, 6> corners = o == Orientation::Flat ? printedFlat : printedPointy;
    const auto named = section.choices(schema(), "corner_numbers");
    for (std::size_t face = 0; face < named.size() && face < corners.size(); ++face)
        if (const auto c = cornerFrom(named[face], o)) corners[face] = *c;
    return corners;
}

namespace {

class Volcano final : public Module
{
public:
    Volcano(const Section& section, const Ruleset& rules)
        : m_allCorners(section.choice(schema(), "lava") == "all-corners"),
          m_corner(cornersOf(section, rules.topology.orientation()))
    {}

    const inselwerk::Facts& facts() const override
    {
        static const inselwerk::Facts f{
            .key = key,
            .hears = {inselwerk::What::Harvested, inselwerk::What::TokenMoved, inselwerk::What::RobberDue},
            .actions = {{static_cast<u16>(Do::Steal), "steal", Operand::Opponent, Operand::None}},
            .happenings = {"volcano-erupts", "lava-runs", "lava-die", "volcano-explodes"}};
        return f;
    }

    void heard(Turn& t, const Happening& h) const override
    {
        if (h.is(inselwerk::What::Harvested)) {
            for (int hex = 0; hex < t.topology().hexCount(); ++hex)
                if (isVolcano(t, hex) && t.pub().number[static_cast<std::size_t>(hex)] == h.a)
                    erupt(t, static_cast<HexId>(hex));
        } else if (h.is(inselwerk::What::TokenMoved)) {
            if (h.b == 0 && isVolcano(t, h.a)) explode(t, static_cast<HexId>(h.a));
        } else if (isExploded(t)) {
            t.queue({taskKind(static_cast<int>(Tasks::Steal)), only(h.seat), 0, 0});
        }
    }

    void options(const View& v, const Task& top, Actions& out) const override
    {
        if (ownTask(top.kind) != static_cast<int>(Tasks::Steal)) return;
        const auto s = static_cast<Seat>(std::countr_zero(top.seats));
        const u16 kind = action(static_cast<int>(Do::Steal));
        for (Seat other = 0; other < v.rules().seats; ++other)
            if (other != s && !v.hand(other).empty()) out.push_back({kind, s, 0, other, 0});
        if (!out.empty()) out.push_back({kind, s, 0, nobody, 0});  // one may steal; nobody must
    }

    Refusal refuse(const View& v, const Action& a) const override
    {
        if (ownTask(v.pub().agenda.top().kind) != static_cast<int>(Tasks::Steal)) return {Reason::NotYourDecision};
        if (a.a == nobody) return {};
        if (a.a >= static_cast<u32>(v.rules().seats) || a.a == a.seat || v.hand(static_cast<Seat>(a.a)).empty())
            return {Reason::WrongVictim};
        return {};
    }

    void apply(Turn& t, const Action& a) const override
    {
        t.pub().agenda.pop();
        if (a.a == nobody)
            t.raise({what(inselwerk::What::NothingToSteal), a.seat});
        else
            t.steal(static_cast<Seat>(a.a), a.seat);
    }

    void run(Turn& t, const Task& now) const override { lava(t, static_cast<HexId>(now.a)); }

    std::string_view choiceName(const Task&) const override { return "steal"; }

    std::string broken(const View& v) const override
    {
        if (isExploded(v) && v.pub().robber != noHex) return "the robber is on the board after the explosion";
        return {};
    }

    std::string writePosition(const View& v) const override { return isExploded(v) ? "{exploded: true}" : ""; }

    /// `{exploded: true}` is short for: its stacks are empty.
    bool readPosition(Turn& t, const YamlNode& node) const override
    {
        if (node.isMapping() && node.items.empty()) return true;
        const YamlNode* said = node.find("exploded");
        if (!said || node.items.size() != 1 || (said->text != "true" && said->text != "false")) return false;
        const bool yes = said->text == "true";
        if (yes) emptyStacks(t);
        return yes == isExploded(t);
    }

    void positionRead(Turn& t, const YamlNode*) const override
    {
        if (isExploded(t)) t.moveRobber(noHex);
    }

    /// A building beside the volcano earns cards of free choice with each eruption and is struck by one in six.
    int worth(const View& v, Seat s) const override
    {
        int worth = 0;
        for (int hex = 0; hex < v.topology().hexCount(); ++hex) {
            const int number = v.pub().number[static_cast<std::size_t>(hex)];
            if (!isVolcano(v, hex) || number == 0) continue;
            for (const CornerId c : v.topology().hex(hex).corners) {
                if (v.seat(s).settlements.has(c)) worth += pips(number) * 6;
                if (v.seat(s).cities.has(c)) worth += pips(number) * 14;
            }
        }
        return worth;
    }

    bool eruptAll(Turn& t) const
    {
        bool any = false;
        for (int hex = 0; hex < t.topology().hexCount(); ++hex) {
            if (!isVolcano(t, hex) || t.pub().number[static_cast<std::size_t>(hex)] == 0) continue;
            erupt(t, static_cast<HexId>(hex));
            if (const int stack = t.rules().stackOn(static_cast<HexId>(hex)); stack >= 0)
                t.queue(task(TaskKind::StackMoves, 0, static_cast<u16>(stack)));
            any = true;
        }
        return any;
    }

    volcano::Facts about() const { return {m_allCorners, m_corner}; }
    /// A volcano whose last token is gone has exploded; nothing else needs to be remembered.
    static bool isExploded(const View& v)
    {
        for (std::size_t i = 0; i < v.rules().stacks.size(); ++i)
            if (v.pub().stackLeft[i] == 0 && isVolcano(v, v.rules().stacks[i].hex)) return true;
        return false;
    }

private:
    static bool isVolcano(const View& v, int hex)
    {
        return v.deal().terrain[static_cast<std::size_t>(hex)] == Terrain::Volcano;
    }

    /// Gifts in addition to normal production, the active player first; then lava, also when nobody lives there.
    void erupt(Turn& t, HexId hex) const
    {
        t.raise({happening(static_cast<int>(What::Erupts)), t.turnSeat(), nobody, hex, t.pub().number[hex]});
        Seat s = t.turnSeat();
        for (int i = 0; i < t.rules().seats; ++i, s = t.rules().after(s))
            if (const int cards = t.strengthAt(s, hex))
                t.queue(task(TaskKind::ChooseCard, only(s), static_cast<u16>(cards), static_cast<u32>(1 + index)));
        t.queue({taskKind(static_cast<int>(Tasks::Lava)), 0, hex, 0});
    }

    void lava(Turn& t, HexId hex) const
    {
        if (m_allCorners && isLastToken(t, hex)) {
            for (const int corner : m_corner) strike(t, hex, corner);
            return;
        }
        const int die = t.rollDie();
        t.raise({happening(static_cast<int>(What::LavaDie)), t.turnSeat(), nobody, hex, static_cast<u16>(die)});
        strike(t, hex, m_corner[static_cast<std::size_t>(die - 1)]);
    }

    /// A settlement is destroyed, a city becomes a settlement; roads are never harmed.
    void strike(Turn& t, HexId hex, int cornerIndex) const
    {
        const CornerId corner = t.topology().hex(hex).corners[static_cast<std::size_t>(cornerIndex)];
        const Seat owner = t.owner(corner);
        t.raise({happening(static_cast<int>(What::LavaRuns)), owner, nobody, hex, corner});
        if (owner == nobody) return;
        if (t.seat(owner).cities.has(corner))
            t.reduceCity(corner);
        else
            t.removeBuilding(corner);
    }

    static bool isLastToken(const View& v, HexId hex)
    {
        const int stack = v.rules().stackOn(hex);
        if (stack < 0) return false;
        const StackSite& site = v.rules().stacks[static_cast<std::size_t>(stack)];
        return v.pub().stackLeft[static_cast<std::size_t>(stack)] == 1 && site.whenEmpty == WhenEmpty::Spent &&
               site.afterRoll == AfterRoll::Leaves;
    }

    static void emptyStacks(Turn& t)
    {
        for (std::size_t i = 0; i < t.rules().stacks.size(); ++i) {
            const StackSite& site = t.rules().stacks[i];
            if (!isVolcano(t, site.hex)) continue;
            t.pub().stackLeft[i] = 0;
            t.pub().number[site.hex] = 0;
        }
    }

    void explode(Turn& t, HexId hex) const
    {
        t.raise({happening(static_cast<int>(What::Explodes)), nobody, nobody, hex});
        t.removeRobber();
    }

    bool m_allCorners = false;
    std::array<int, 6> m_corner;
};

std::unique_ptr<Module> create(const ModuleContext& c) { return std::make_unique<Volcano>(c.section, c.rules); }

std::vector<Part> parts(const Section&)
{
    return {{1, {"Parts", INSELWERK_TEXT("Parts", "die for the corner that an eruption strikes")}}};
}

}  // namespace

ModuleType type() { return {&schema(), checks(), &create, effects(), {}, &parts}; }

const Module* find(const Ruleset& rules) { return rules.findModule(key); }

bool erupt(Turn& t)
{
    const Module* m = find(t.rules());
    return m && static_cast<const Volcano&>(*m).eruptAll(t);
}

Facts factsOf(const Module& m) { return static_cast<const Volcano&>(m).about(); }
bool exploded(const View& v) { return find(v.rules()) && Volcano::isExploded(v); }

}  // namespace inselwerk::volcano
