#include "engine/game/action_text.h"

#include "engine/game/names.h"
#include "engine/rules/rules.h"
#include "engine/scenario/nearest.h"
#include "engine/scenario/yaml_write.h"

#include <algorithm>

namespace inselwerk {
namespace {

using names::problem;

/// An operand that nothing has: whatever it is put into is never legal.
constexpr u32 impossible = 0xffff'ffff;

/// `play road-building` and `play road_building` are the same three words.
constexpr std::string_view betweenWords = " -_";

/// The word at or after a place, which moves on behind it; empty at the end.
std::string_view wordAt(std::string_view text, std::size_t& from)
{
    const std::size_t begin = std::min(text.find_first_not_of(betweenWords, from), text.size());
    from = std::min(text.find_first_of(betweenWords, begin), text.size());
    return text.substr(begin, from - begin);
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> out;
    for (std::size_t from = 0; from < text.size();)
        if (const std::string_view word = wordAt(text, from); !word.empty()) out.emplace_back(word);
    return out;
}

bool isTrade(const ActionForm& f) { return f.kind == static_cast<u16>(Do::BankTrade); }
bool isOffer(const ActionForm& f) { return f.a == Operand::CardSet && f.b == Operand::CardSet; }

// ---- Writing --------------------------------------------------------------------------------------------------------

std::string resourceText(u32 r)
{
    return r < static_cast<u32>(resourceCount) ? std::string{nameOf(static_cast<Resource>(r))} : "none";
}

std::string operandText(const View& v, const ActionForm& form, Operand kind, u32 value)
{
    const Topology& t = v.topology();
    switch (kind) {
        case Operand::CornerPlace:
            return value < static_cast<u32>(t.cornerCount()) ? names::corner(t, static_cast<int>(value)) : "none";
        case Operand::EdgePlace:
            return value < static_cast<u32>(t.edgeCount()) ? names::edge(t, static_cast<int>(value)) : "none";
        case Operand::HexPlace: return names::hex(t, static_cast<int>(value & 0xff));
        case Operand::Opponent: return names::seat(v.rules(), static_cast<Seat>(value));
        case Operand::ResourceKind: return resourceText(value);
        case Operand::CardSet: return names::cards(unpacked(value));
        case Operand::Option:
            if (value < form.options.size()) return yaml::plain(form.options[value]);
            return std::to_string(value);
        default: return std::to_string(value);
    }
}

std::string tradeText(const View& v, const Action& a)
{
    if (a.a >= static_cast<u32>(resourceCount))
        return yaml::flowMapping({{"give", "none"}, {"get", resourceText(a.b)}});
    const auto give = static_cast<Resource>(a.a);
    return yaml::flowMapping(
        {{"give", names::cards(Cards::of(give, v.bankRate(a.seat, give)))}, {"get", resourceText(a.b)}});
}

std::string offerText(const View& v, const Action& a)
{
    std::vector<std::pair<std::string_view, std::string>> out{
        {"give", names::cards(unpacked(a.a))}, {"get", names::cards(unpacked(a.b))}};
    if (a.seats) out.emplace_back("to", names::seats(v.rules(), a.seats));
    return yaml::flowMapping(out);
}

// ---- Reading --------------------------------------------------------------------------------------------------------

/// Adds the words of a text, and the list or mapping that it may hold: `build road [0, 0, NE]`.
void addWords(const YamlNode& text, std::vector<YamlNode>& out)
{
    const std::string& all = text.text;
    const std::size_t open = std::min(all.find_first_of("[{"), all.size());
    const std::size_t close = all.find_last_of("]}");
    for (std::string& word : wordsOf(all.substr(0, open))) out.emplace_back(text).text = std::move(word);
    if (open == all.size() || close == std::string::npos || close < open) return;
    Problems unread;
    if (auto inner = parseYaml(all.substr(open, close + 1 - open), unread)) out.push_back(std::move(*inner));
    for (std::string& word : wordsOf(all.substr(close + 1))) out.emplace_back(text).text = std::move(word);
}

/// The list with each word as an element of its own.
YamlNode inWords(const YamlNode& list)
{
    YamlNode out = list;
    out.items.clear();
    for (const YamlNode& item : list.items)
        if (item.isScalar())
            addWords(item, out.items);
        else
            out.items.push_back(item);
    return out;
}

/// Reads one action from the parts of its list: seat, words, operands.
class ActionReader
{
public:
    ActionReader(const YamlCursor& list, const View& v) : m_list(list), m_view(v), m_forms(v.rules().forms())
    {
        for (std::size_t i = 1; i < list.node().items.size(); ++i) m_parts.push_back(list.item(i));
    }

    std::optional<Action> read()
    {
        const auto seat = names::readSeat(m_list.item(0), m_view.rules());
        if (!seat) return std::nullopt;
        m_action.seat = *seat;
        const ActionForm* form = findForm();
        if (!form) return std::nullopt;
        m_action.kind = form->kind;
        const bool read = isTrade(*form) ? readTrade()
                          : isOffer(*form)
                              ? readOffer(*form)
                              : readOperand(form->a, m_action.a, form) && readOperand(form->b, m_action.b, form);
        if (!read) return std::nullopt;
        if (m_next < m_parts.size()) {
            m_parts[m_next].error(problem("This is one operand too many for “%1”.", {form->words}));
            return std::nullopt;
        }
        return m_action;
    }

private:
    std::size_t matches(const ActionForm& form) const
    {
        std::size_t n = 0;
        for (std::size_t from = 0; from < form.words.size(); ++n) {
            const std::string_view word = wordAt(form.words, from);
            if (n >= m_parts.size() || !m_parts[n].node().isScalar() || m_parts[n].node().text != word) return 0;
        }
        return n;
    }

    const ActionForm* findForm()
    {
        const ActionForm* found = nullptr;
        for (const ActionForm& form : m_forms)
            if (const std::size_t n = matches(form); n > m_next) {
                found = &form;
                m_next = n;
            }
        if (!found) reportUnknown();
        return found;
    }

    void reportUnknown() const
    {
        std::string said;
        for (const YamlCursor& part : m_parts)
            if (part.node().isScalar() && said.size() < 40) said += (said.empty() ? "" : " ") + part.node().text;
        std::vector<std::string_view> known;
        for (const ActionForm& form : m_forms) known.push_back(form.words);
        const std::string_view near = nearestWord(said, known);
        m_list.error(
            near.empty() ? problem("“%1” is no action. Actions: %2.", {said, joined(known)})
                         : problem("“%1” is no action. Did you mean “%2”?", {said, near}));
    }

    const YamlCursor* part()
    {
        if (m_next < m_parts.size()) return &m_parts[m_next++];
        m_list.error(problem("An operand of the action is missing."));
        return nullptr;
    }

    bool readOperand(Operand kind, u32& value, const ActionForm* form = nullptr)
    {
        const Topology& t = m_view.topology();
        switch (kind) {
            case Operand::None: return true;
            case Operand::Opponent: return readOpponent(value);
            case Operand::ResourcePair: return readPair();
            default: break;
        }
        const YamlCursor* c = part();
        if (!c) return false;
        const auto take = [&value](auto read) {
            if (read) value = static_cast<u32>(*read);
            return read.has_value();
        };
        switch (kind) {
            case Operand::CornerPlace: return take(names::readCorner(*c, t));
            case Operand::EdgePlace: return take(names::readEdge(*c, t));
            case Operand::HexPlace: return take(names::readHex(*c, t));
            case Operand::ResourceKind: return take(names::readResource(*c));
            case Operand::CardSet: return readSet(*c, value);
            case Operand::Option:
                if (form && !form->options.empty()) return readOption(*c, *form, value);
                return take(c->integer(0, impossible - 1));
            default: return take(c->integer(0, impossible - 1));
        }
    }

    static bool readOption(const YamlCursor& c, const ActionForm& form, u32& value)
    {
        const auto word = c.word(form.options);
        if (word)
            value = static_cast<u32>(std::find(form.options.begin(), form.options.end(), *word) - form.options.begin());
        return word.has_value();
    }

    /// A victim may be left out where only one is possible.
    bool readOpponent(u32& value)
    {
        if (m_next == m_parts.size() && m_action.is(Do::MoveRobber)) {
            const bool onBoard = m_action.a < static_cast<u32>(m_view.topology().hexCount());
            const u8 victims = onBoard ? m_view.victims(m_action.seat, static_cast<HexId>(m_action.a)) : u8{0};
            value = std::popcount(victims) == 1 ? static_cast<u32>(std::countr_zero(victims)) : nobody;
            return true;
        }
        const YamlCursor* c = part();
        if (!c) return false;
        const auto s = names::readSeatOrNobody(*c, m_view.rules());
        if (s) value = *s;
        return s.has_value();
    }

    bool readPair()
    {
        const YamlCursor* c = part();
        const auto first = c ? names::readResource(*c) : std::nullopt;
        if (!first) return false;
        m_action.a = static_cast<u32>(*first);
        m_action.b = noResource;
        if (m_next == m_parts.size()) return true;
        const auto second = names::readResource(*part());
        if (second) m_action.b = static_cast<u32>(*second);
        if (m_action.b < m_action.a) std::swap(m_action.a, m_action.b);
        return second.has_value();
    }

    bool readSet(const YamlCursor& c, u32& value)
    {
        const auto cards = names::readCards(c);
        if (!cards) return false;
        const bool fits = std::all_of(
            allResources.begin(), allResources.end(), [&](Resource r) { return (*cards)[r] <= mostInOffer; });
        value = fits ? packed(*cards) : impossible;
        return true;
    }

    /// `{give: …, get: …}`, with `to` where the form has partners.
    const YamlCursor* readTerms(std::span<const std::string_view> keys)
    {
        const YamlCursor* c = part();
        if (!c || !c->isMapping()) return nullptr;
        c->refuseUnknownKeys(keys);
        for (const std::string_view key : {"give", "get"})
            if (!c->node().find(key)) {
                c->error(problem("The key “%1” is missing.", {key}));
                return nullptr;
            }
        return c;
    }

    bool readOffer(const ActionForm& form)
    {
        static constexpr std::array<std::string_view, 3> keys{"give", "get", "to"};
        const bool partners = form.kind == static_cast<u16>(Do::Offer);
        const YamlCursor* c = readTerms(std::span(keys).first(partners ? 3 : 2));
        if (!c || !readSet(c->member(*c->node().find("give")), m_action.a) ||
            !readSet(c->member(*c->node().find("get")), m_action.b))
            return false;
        if (!partners) return true;
        const YamlNode* to = c->node().find("to");
        m_action.seats = static_cast<u8>(m_view.rules().allSeats() & ~only(m_action.seat));
        if (!to) return true;
        const auto seats = names::readSeats(c->member(*to), m_view.rules());
        if (seats) m_action.seats = *seats;
        return seats.has_value();
    }

    bool readTrade()
    {
        static constexpr std::array<std::string_view, 2> keys{"give", "get"};
        if (m_next < m_parts.size() && m_parts[m_next].node().isScalar())
            return readOperand(Operand::ResourceKind, m_action.a) && readOperand(Operand::ResourceKind, m_action.b);
        const YamlCursor* c = readTerms(keys);
        if (!c) return false;
        const auto give = names::readCards(c->member(*c->node().find("give")));
        const auto get = names::readCards(c->member(*c->node().find("get")));
        if (!give || !get) return false;
        m_action.a = onlyKind(*give);
        m_action.b = onlyKind(*get);
        // The engine trades at the best rate; other amounts are no trade that there is.
        const bool kinds = m_action.a < impossible && m_action.b < impossible;
        const bool atRate = kinds && get->total() == 1 &&
                            give->total() == m_view.bankRate(m_action.seat, static_cast<Resource>(m_action.a));
        if (!atRate && !(kinds && refuse(m_view, m_action))) m_action.a = impossible;
        return true;
    }

    static u32 onlyKind(Cards c)
    {
        if (c.kinds() != 1) return impossible;
        u32 r = 0;
        while (c[static_cast<Resource>(r)] == 0) ++r;
        return r;
    }

    YamlCursor m_list;
    const View& m_view;
    const std::vector<ActionForm>& m_forms;
    std::vector<YamlCursor> m_parts;
    std::size_t m_next = 0;
    Action m_action;
};

}  // namespace

std::string writeAction(const View& v, const Action& a)
{
    std::vector<std::string> parts{names::seat(v.rules(), a.seat)};
    const ActionForm* form = v.rules().form(a.kind);
    if (!form) return yaml::flowList(parts);
    parts.emplace_back(form->words);
    if (isTrade(*form)) {
        parts.push_back(tradeText(v, a));
    } else if (isOffer(*form)) {
        parts.push_back(offerText(v, a));
    } else if (form->a == Operand::ResourcePair) {
        parts.push_back(resourceText(a.a));
        if (a.b != noResource) parts.push_back(resourceText(a.b));
    } else {
        if (form->a != Operand::None) parts.push_back(operandText(v, *form, form->a, a.a));
        if (form->b != Operand::None) parts.push_back(operandText(v, *form, form->b, a.b));
    }
    return yaml::flowList(parts);
}

std::optional<Action> readAction(const YamlCursor& c, const View& v)
{
    const YamlNode words = inWords(c.node());
    if (!c.node().isList() || words.items.size() < 2) {
        c.error(
            problem("An action is expected, such as [white, build road, [0, 0, NE]], found %1.", {found(c.node())}));
        return std::nullopt;
    }
    return ActionReader({words, c.path(), c.problems()}, v).read();
}

}  // namespace inselwerk
