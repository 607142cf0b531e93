#include "engine/game/expectation.h"

#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/position_parts.h"
#include "engine/rules/rules.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/yaml_write.h"

#include <algorithm>

namespace inselwerk {
namespace {

using names::problem;
using Words = std::vector<std::string_view>;

constexpr std::string_view exactly = "exactly";

const Words pieceWords{"settlements", "cities", "roads"};

class Comparison
{
public:
    Comparison(const View& v, Problems& failures) : m_view(v), m_rules(v.rules()), m_pub(v.pub()), m_failures(failures)
    {}

    void run(const YamlCursor& c)
    {
        if (!c.isMapping()) return;
        m_allClosed = isClosed(c, false);
        Words known{exactly};
        for (const Word& w : words()) known.push_back(w.name);
        for (const auto& m : m_rules.modules) known.push_back(m->facts().key);
        c.refuseUnknownKeys(known);
        for (const YamlNode& value : c.node().items) {
            for (const Word& w : words())
                if (value.key == w.name) (this->*w.compare)(c.member(value));
            for (const auto& m : m_rules.modules)
                if (value.key == m->facts().key) module(*m, c.member(value));
        }
    }

private:
    struct Word
    {
        std::string_view name;
        void (Comparison::*compare)(const YamlCursor&);
    };
    static const std::vector<Word>& words()
    {
        using C = Comparison;
        static const std::vector<Word> all{
            {"turn", &C::turn},
            {"paired_with", &C::pairedWith},
            {"phase", &C::phase},
            {"decides", &C::decides},
            {"choice", &C::choice},
            {"hands", &C::hands},
            {"cards", &C::cards},
            {"bank", &C::bank},
            {"points", &C::points},
            {"pieces", &C::pieces},
            {"supply", &C::supply},
            {"roads", &C::roads},
            {"longest_road", &C::longestRoad},
            {"largest_army", &C::largestArmy},
            {"robber", &C::robber},
            {"stacks", &C::stacks},
            {"winner", &C::winner},
            {"ending", &C::ending},
            {"owed", &C::owed},
            {"played", &C::played},
            {"offer", &C::offer},
            {"deck_left", &C::deckLeft},
            {"dice", &C::dice},
            {"numbers", &C::numbers},
            {"rates", &C::rates}};
        return all;
    }

    // ---- Comparing values -------------------------------------------------------------------------------------------

    void fail(const YamlCursor& c, const std::string& expected, const std::string& found)
    {
        m_failures.push_back(
            {Severity::Error, c.path(), c.node().place(), problem("Expected %1, found %2.", {expected, found})});
    }

    void sameText(const YamlCursor& c, const std::string& found)
    {
        const auto text = c.id();
        if (text && *text != found) fail(c, *text, found.empty() ? "none" : found);
    }

    void sameNumber(const YamlCursor& c, int found)
    {
        const auto n = c.integer(0, 1'000'000);
        if (n && *n != found) fail(c, std::to_string(*n), std::to_string(found));
    }

    void sameSeat(const YamlCursor& c, Seat found)
    {
        const auto s = names::readSeatOrNobody(c, m_rules);
        if (s && *s != found) fail(c, names::seat(m_rules, *s), names::seat(m_rules, found));
    }

    void sameSeats(const YamlCursor& c, u8 found)
    {
        const auto set = names::readSeats(c, m_rules);
        if (set && *set != found) fail(c, names::seats(m_rules, *set), names::seats(m_rules, found));
    }

    static bool isClosed(const YamlCursor& c, bool above)
    {
        const YamlNode* at = c.node().find(exactly);
        return above || (at && c.member(*at).flag().value_or(false));
    }

    /// `{brick: 2}`, or a number that stands for the sum.
    template <class F>
    void counts(const YamlCursor& c, const Words& kinds, bool closed, F found)
    {
        int sum = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) sum += found(i);
        if (c.node().isScalar()) {
            sameNumber(c, sum);
            return;
        }
        if (!c.isMapping()) return;
        Words known = kinds;
        known.push_back(exactly);
        c.refuseUnknownKeys(known);
        closed = isClosed(c, closed);
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (const YamlNode* at = c.node().find(kinds[i]))
                sameNumber(c.member(*at), found(i));
            else if (closed && found(i) != 0)
                fail(c, "no " + std::string{kinds[i]}, std::to_string(found(i)));
        }
    }

    /// `{red: …, blue: …}`; closed, the seats that are not named must have nothing.
    template <class F>
    void perSeat(const YamlCursor& c, F one)
    {
        if (!c.isMapping()) return;
        const bool closed = isClosed(c, m_allClosed);
        u8 named = 0;
        for (const YamlNode& value : c.node().items) {
            if (value.key == exactly) continue;
            const auto s = names::seatOfKey(c.member(value), m_rules);
            if (!s) continue;
            named |= only(*s);
            one(c.member(value), *s, closed);
        }
        for (Seat s = 0; closed && s < m_rules.seats; ++s) {
            if (named >> s & 1) continue;
            YamlNode nothing;
            nothing.kind = YamlNode::Kind::Mapping;
            nothing.mark = c.node().mark;
            nothing.key = names::seat(m_rules, s);
            one(c.member(nothing), s, true);
        }
    }

    template <class F>
    void numberPerSeat(const YamlCursor& c, F found)
    {
        perSeat(c, [&](const YamlCursor& value, Seat s, bool) {
            if (value.node().isScalar())
                sameNumber(value, found(s));
            else if (found(s) != 0)
                fail(value, "0", std::to_string(found(s)));
        });
    }

    template <class F>
    void countsPerSeat(const YamlCursor& c, const Words& kinds, F found)
    {
        perSeat(c, [&](const YamlCursor& value, Seat s, bool closed) {
            counts(value, kinds, closed, [&](std::size_t i) { return found(s, i); });
        });
    }

    // ---- Turn and decisions -----------------------------------------------------------------------------------------

    void turn(const YamlCursor& c) { sameSeat(c, m_pub.turnSeat); }
    void pairedWith(const YamlCursor& c) { sameSeat(c, m_pub.pairedWith); }
    void phase(const YamlCursor& c)
    {
        const auto word = c.word(position::phaseWords);
        const auto& found = position::phaseWords[static_cast<std::size_t>(m_pub.phase)];
        if (word && *word != found) fail(c, std::string{*word}, std::string{found});
    }
    /// One seat must be among those that decide; a list must name them all.
    void decides(const YamlCursor& c)
    {
        const auto set = names::readSeats(c, m_rules);
        const u8 found = m_view.deciders();
        const bool oneOfThem = c.node().isScalar() && set && *set && (*set & found) == *set;
        if (set && !oneOfThem) sameSeats(c, found);
    }
    void choice(const YamlCursor& c) { sameText(c, std::string{choiceName(m_view)}); }
    void dice(const YamlCursor& c)
    {
        if (!c.isList() || c.node().items.size() != 2) return;
        for (std::size_t i = 0; i < 2; ++i) sameNumber(c.item(i), m_pub.dice[i]);
    }
    void winner(const YamlCursor& c) { sameSeats(c, m_pub.winners); }
    void ending(const YamlCursor& c)
    {
        if (c.node().isScalar() && !position::endingFrom(m_rules, c.node().text))
            c.error(problem("“%1” is no reason for the end of a game.", {c.node().text}));
        else
            sameText(c, std::string{position::endingName(m_rules, m_pub.ending)});
    }

    // ---- Cards ------------------------------------------------------------------------------------------------------

    void hands(const YamlCursor& c)
    {
        countsPerSeat(c, resourceNames(), [this](Seat s, std::size_t i) { return m_view.hand(s)[allResources[i]]; });
    }
    void cards(const YamlCursor& c)
    {
        countsPerSeat(c, names::developmentCards(), [this](Seat s, std::size_t i) {
            return m_view.hidden(s).cards[i] + m_view.hidden(s).bought[i];
        });
    }
    void bank(const YamlCursor& c)
    {
        counts(c, resourceNames(), m_allClosed, [this](std::size_t i) { return m_pub.bank[allResources[i]]; });
    }
    void rates(const YamlCursor& c)
    {
        perSeat(c, [this](const YamlCursor& value, Seat s, bool) {
            counts(value, resourceNames(), false, [&](std::size_t i) { return m_view.bankRate(s, allResources[i]); });
        });
    }
    void owed(const YamlCursor& c)
    {
        numberPerSeat(c, [this](Seat s) { return int{m_pub.seat[s].owed}; });
    }
    void played(const YamlCursor& c)
    {
        countsPerSeat(c, {"knights"}, [this](Seat s, std::size_t) { return int{m_pub.seat[s].knights}; });
    }
    void deckLeft(const YamlCursor& c) { sameNumber(c, m_pub.deckLeft); }
    void offer(const YamlCursor& c)
    {
        const OfferOnTable& o = m_pub.offer;
        if (c.node().isScalar()) {
            if (c.node().text != "none") c.error(problem("`{give: …, get: …}` or `none` is expected."));
            if (o.give) fail(c, "none", names::cards(unpacked(o.give)) + " for " + names::cards(unpacked(o.get)));
            return;
        }
        if (!c.isMapping()) return;
        c.refuseUnknownKeys(Words{"give", "get", exactly});
        const bool closed = isClosed(c, m_allClosed);
        const auto side = [&](std::string_view key, Cards found) {
            if (const YamlNode* at = c.node().find(key))
                counts(c.member(*at), resourceNames(), closed, [&](std::size_t i) { return found[allResources[i]]; });
        };
        side("give", unpacked(o.give));
        side("get", unpacked(o.get));
    }

    // ---- Board ------------------------------------------------------------------------------------------------------

    void points(const YamlCursor& c)
    {
        numberPerSeat(c, [this](Seat s) { return m_view.points(s); });
    }
    void supply(const YamlCursor& c)
    {
        countsPerSeat(c, pieceWords, [this](Seat s, std::size_t i) {
            const SeatPublic& seat = m_pub.seat[s];
            return int{i == 0 ? seat.settlementsLeft : i == 1 ? seat.citiesLeft : seat.roadsLeft};
        });
    }
    void roads(const YamlCursor& c)
    {
        numberPerSeat(c, [this](Seat s) { return int{m_pub.seat[s].roadLength}; });
    }
    void longestRoad(const YamlCursor& c) { sameSeat(c, m_pub.longestRoad); }
    void largestArmy(const YamlCursor& c) { sameSeat(c, m_pub.largestArmy); }
    void robber(const YamlCursor& c)
    {
        const auto hex = names::readHex(c, m_view.topology());
        if (!hex) return;
        if (*hex == noHex && c.node().isList())
            c.error(problem("This board has no land hex there."));
        else if (*hex != m_pub.robber)
            fail(c, names::hex(m_view.topology(), *hex), names::hex(m_view.topology(), m_pub.robber));
    }

    void pieces(const YamlCursor& c)
    {
        const Topology& t = m_view.topology();
        const auto corner = [&t](const YamlCursor& place) { return names::readCorner(place, t); };
        const auto edge = [&t](const YamlCursor& place) { return names::readEdge(place, t); };
        perSeat(c, [&](const YamlCursor& value, Seat s, bool closed) {
            if (!value.isMapping()) return;
            Words known = pieceWords;
            known.push_back(exactly);
            value.refuseUnknownKeys(known);
            closed = isClosed(value, closed);
            const SeatPublic& seat = m_pub.seat[s];
            places(value, "settlements", closed, seat.settlements, seat.settlements.count(t.cornerWords()), corner);
            places(value, "cities", closed, seat.cities, seat.cities.count(t.cornerWords()), corner);
            places(value, "roads", closed, seat.roads, seat.roads.count(t.edgeWords()), edge);
        });
    }

    /// The named places must be among those found; closed, there must be no others. An empty list means none.
    template <class Set, class Read>
    void places(const YamlCursor& seat, std::string_view key, bool closed, const Set& found, int count, Read read)
    {
        const YamlNode* at = seat.node().find(key);
        if (!at) {
            if (closed && count) fail(seat, "no " + std::string{key}, std::to_string(count));
            return;
        }
        const YamlCursor list = seat.member(*at);
        if (!list.isList()) return;
        for (std::size_t i = 0; i < at->items.size(); ++i) {
            const auto id = read(list.item(i));
            if (id && (*id >= Set::capacity || !found.has(*id)))
                fail(list.item(i), "one of the " + std::string{key}, "none");
        }
        const int named = static_cast<int>(at->items.size());
        if ((closed || named == 0) && named != count)
            fail(list, std::to_string(named) + " " + std::string{key}, std::to_string(count));
    }

    /// The named tokens must lie on top; an empty list means an empty stack.
    void stacks(const YamlCursor& c)
    {
        if (!c.isMapping()) return;
        for (const YamlNode& value : c.node().items) {
            if (value.key == exactly) continue;
            bool known = false;
            for (std::size_t i = 0; i < m_rules.stacks.size(); ++i) {
                if (value.key != m_rules.stacks[i].id &&
                    value.key != names::hex(m_view.topology(), m_rules.stacks[i].hex))
                    continue;
                known = true;
                stack(c.member(value), i, isClosed(c, m_allClosed));
            }
            if (!known) c.member(value).error(problem("The board has no stack “%1”.", {value.key}));
        }
    }

    void stack(const YamlCursor& c, std::size_t at, bool closed)
    {
        if (!c.isList()) return;
        const StackSite& site = m_rules.stacks[at];
        const std::size_t left = m_pub.stackLeft[at];
        const std::size_t named = c.node().items.size();
        for (std::size_t i = 0; i < std::min(named, left); ++i)
            sameNumber(
                c.item(i),
                m_view.state().hidden.stackOrder[site.first + (m_pub.stackTop[at] + i) % site.tokens.size()]);
        if (named > left || ((closed || named == 0) && named != left))
            fail(c, std::to_string(named) + " tokens", std::to_string(left));
    }

    /// The live number of hexes: `{"[0, 0]": 3}`, 0 for none.
    void numbers(const YamlCursor& c)
    {
        if (!c.isMapping()) return;
        std::vector<bool> named(static_cast<std::size_t>(m_view.topology().hexCount()));
        for (const YamlNode& value : c.node().items) {
            if (value.key == exactly) continue;
            const auto node = parseYaml(value.key, c.problems());
            const auto hex = node ? names::readHex({*node, c.path(), c.problems()}, m_view.topology()) : std::nullopt;
            if (hex && *hex == noHex) c.member(value).error(problem("“%1” is no land hex of this board.", {value.key}));
            if (!hex || *hex == noHex) continue;
            named[*hex] = true;
            sameNumber(c.member(value), m_pub.number[*hex]);
        }
        for (std::size_t hex = 0; isClosed(c, m_allClosed) && hex < named.size(); ++hex)
            if (!named[hex] && m_pub.number[hex])
                fail(
                    c, "no number on " + names::hex(m_view.topology(), static_cast<int>(hex)),
                    std::to_string(m_pub.number[hex]));
    }

    // ---- Modules ----------------------------------------------------------------------------------------------------

    /// A module's part is compared with what the module writes of its position; it judges itself what its words are.
    void module(const Module& m, const YamlCursor& c)
    {
        State copy = m_view.state();
        Turn turn(m_rules, m_view.deal(), copy);
        if (!m.readPosition(turn, open(c.node()))) {
            c.error(problem("This is no position of the module “%1”.", {m.facts().key}));
            return;
        }
        const std::string text = m.writePosition(m_view);
        Problems problems;
        const auto found = parseYaml(text.empty() ? "{}" : text, problems);
        sameTree(c, found ? &*found : nullptr, m_allClosed);
    }

    /// The same mapping without the word that closes it, here and below.
    static YamlNode open(YamlNode node)
    {
        std::erase_if(node.items, [](const YamlNode& item) { return item.key == exactly; });
        for (YamlNode& item : node.items) item = open(std::move(item));
        return node;
    }

    void sameTree(const YamlCursor& c, const YamlNode* found, bool closed)
    {
        if (c.node().isMapping()) {
            closed = isClosed(c, closed);
            for (const YamlNode& value : c.node().items)
                if (value.key != exactly) sameTree(c.member(value), found ? found->find(value.key) : nullptr, closed);
            for (std::size_t i = 0; closed && found && i < found->items.size(); ++i)
                if (!c.node().find(found->items[i].key)) fail(c, "no " + found->items[i].key, "some");
        } else if (c.node().isList()) {
            const std::size_t n = found ? found->items.size() : 0;
            if (n != c.node().items.size()) {
                fail(c, std::to_string(c.node().items.size()) + " elements", std::to_string(n));
                return;
            }
            for (std::size_t i = 0; i < n; ++i) sameTree(c.item(i), &found->items[i], closed);
        } else if (const std::string is = found ? found->text : "";
                   is != c.node().text && !(is.empty() && meansNothing(c.node().text)))
        {
            fail(c, c.node().text, is.empty() ? "none" : is);
        }
    }

    /// Modules write nothing of what is as it was dealt.
    static bool meansNothing(const std::string& text)
    {
        return text == "false" || text == "none" || text == "nobody" || text == "0";
    }

    const View& m_view;
    const Ruleset& m_rules;
    const Public& m_pub;
    Problems& m_failures;
    bool m_allClosed = false;
};

}  // namespace

void compare(const YamlCursor& expected, const View& v, Problems& failures) { Comparison(v, failures).run(expected); }

}  // namespace inselwerk
