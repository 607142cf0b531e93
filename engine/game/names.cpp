#include "engine/game/names.h"

#include "engine/scenario/format_keys.h"
#include "engine/scenario/yaml_write.h"

namespace inselwerk::names {
namespace {

std::string place(HexCoord at, std::string_view side = {})
{
    std::vector<std::string> parts{std::to_string(at.q), std::to_string(at.r)};
    if (!side.empty()) parts.emplace_back(side);
    return yaml::flowList(parts);
}

/// Lends the readers of scenario files to other files.
template <class Name>
std::optional<Name> read(const YamlCursor& c, Orientation o, bool (*reader)(const YamlCursor&, Name&, ReadState&))
{
    static const ModuleDescriptions noModules;
    ReadState state{noModules, o};
    Name name{};
    if (!reader(c, name, state)) return std::nullopt;
    return name;
}

bool isNone(const YamlCursor& c)
{
    return c.node().isScalar() && (c.node().text == "none" || c.node().text == "nobody");
}

std::vector<std::string_view> seatNames(const Ruleset& rules)
{
    std::vector<std::string_view> out;
    for (Seat s = 0; s < rules.seats; ++s) out.push_back(nameOf(rules.colours[s]));
    return out;
}

}  // namespace

std::string hex(const Topology& t, int id) { return id >= t.hexCount() ? "none" : place(t.hex(id).at); }

std::string corner(const Topology& t, int id)
{
    const CornerName& n = t.corner(id).name;
    return place(n.hex, cornerName(n.corner, t.orientation()));
}

std::string edge(const Topology& t, int id)
{
    const EdgeName& n = t.edge(id).name;
    return place(n.hex, sideName(n.side, t.orientation()));
}

std::string seat(const Ruleset& rules, Seat s)
{
    return s < rules.seats ? std::string{nameOf(rules.colours[s])} : "nobody";
}

std::string seats(const Ruleset& rules, u8 set)
{
    std::vector<std::string> out;
    for (Seat s = 0; s < rules.seats; ++s)
        if (set >> s & 1) out.push_back(seat(rules, s));
    return yaml::flowList(out);
}

std::string cards(Cards c)
{
    std::vector<std::pair<std::string_view, std::string>> out;
    for (const Resource r : allResources)
        if (c[r]) out.emplace_back(nameOf(r), std::to_string(c[r]));
    return yaml::flowMapping(out);
}

std::optional<HexId> readHex(const YamlCursor& c, const Topology& t)
{
    if (isNone(c)) return noHex;
    const auto at = read<HexCoord>(c, t.orientation(), &readCoordinate);
    if (!at) return std::nullopt;
    return t.findHex(*at);
}

std::optional<CornerId> readCorner(const YamlCursor& c, const Topology& t)
{
    const auto name = read<CornerName>(c, t.orientation(), &inselwerk::readCorner);
    if (!name) return std::nullopt;
    return t.findCorner(*name);
}

std::optional<EdgeId> readEdge(const YamlCursor& c, const Topology& t)
{
    const auto name = read<EdgeName>(c, t.orientation(), &inselwerk::readEdge);
    if (!name) return std::nullopt;
    return t.findEdge(*name);
}

std::optional<Seat> readSeat(const YamlCursor& c, const Ruleset& rules)
{
    const auto names = seatNames(rules);
    const auto word = c.word(names);
    if (!word) return std::nullopt;
    return rules.seatOf(*colourFrom(*word));
}

std::optional<Seat> readSeatOrNobody(const YamlCursor& c, const Ruleset& rules)
{
    if (isNone(c)) return nobody;
    return readSeat(c, rules);
}

std::optional<u8> readSeats(const YamlCursor& c, const Ruleset& rules)
{
    if (isNone(c)) return u8{0};
    u8 out = 0;
    const auto add = [&](const YamlCursor& one) {
        const auto s = readSeat(one, rules);
        if (s) out = static_cast<u8>(out | only(*s));
        return s.has_value();
    };
    if (!c.node().isList()) return add(c) ? std::optional{out} : std::nullopt;
    for (std::size_t i = 0; i < c.node().items.size(); ++i)
        if (!add(c.item(i))) return std::nullopt;
    return out;
}

std::optional<Resource> readResource(const YamlCursor& c)
{
    const auto word = c.word(resourceNames());
    if (!word) return std::nullopt;
    return resourceFrom(*word);
}

std::optional<Cards> readCards(const YamlCursor& c, int most)
{
    Cards out;
    if (c.node().isScalar()) {
        const auto r = readResource(c);
        return r ? std::optional{Cards::of(*r)} : std::nullopt;
    }
    if (!c.isMapping()) return std::nullopt;
    c.refuseUnknownKeys(resourceNames());
    for (const YamlNode& value : c.node().items) {
        const auto r = resourceFrom(value.key);
        if (!r) return std::nullopt;
        const auto n = c.member(value).integer(0, most);
        if (!n) return std::nullopt;
        out.set(*r, static_cast<int>(*n));
    }
    return out;
}

std::optional<Seat> seatOfKey(const YamlCursor& member, const Ruleset& rules)
{
    if (const auto colour = colourFrom(member.node().key))
        if (const Seat s = rules.seatOf(*colour); s != nobody) return s;
    member.error(problem("“%1” is no colour that plays here.", {member.node().key}));
    return std::nullopt;
}

const std::vector<std::string_view>& developmentCards()
{
    static const std::vector<std::string_view> out = [] {
        std::vector<std::string_view> all;
        for (int i = 0; i < cardCount; ++i) all.push_back(nameOf(static_cast<Card>(i)));
        return all;
    }();
    return out;
}

Message problem(const char* source, std::vector<Argument> arguments)
{
    return {"Files", source, std::move(arguments), -1};
}

}  // namespace inselwerk::names
