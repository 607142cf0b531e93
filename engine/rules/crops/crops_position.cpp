#include "engine/rules/crops/crops_module.h"
#include "engine/scenario/yaml_write.h"
#include "engine/table/position_values.h"

#include <algorithm>
#include <charconv>

/// The crops' part of a position, as TRANSCRIPTS.md describes it.
namespace inselwerk::crops {
namespace {

using Members = std::vector<std::pair<std::string_view, std::string>>;

std::string hexText(const Topology& t, HexId hex)
{
    const HexCoord at = t.hex(hex).at;
    return "[" + std::to_string(at.q) + ", " + std::to_string(at.r) + "]";
}

std::string countsText(const std::array<int, maxKinds>& counts)
{
    Members members;
    for (std::size_t kind = 0; kind < maxKinds; ++kind)
        if (counts[kind]) members.emplace_back(kindNames()[kind], std::to_string(counts[kind]));
    return yaml::flowMapping(members);
}

std::string fieldsText(const View& v, const Tokens& tokens)
{
    const FieldList fields(v.deal(), v.topology());
    std::vector<std::string> places;
    Members members;
    for (int i = 0; i < fields.count; ++i)
        places.push_back(hexText(v.topology(), fields.hex[static_cast<std::size_t>(i)]));
    for (int i = 0; i < fields.count; ++i) {
        std::array<int, maxKinds> counts{};
        for (int kind = 0; kind < maxKinds; ++kind) counts[static_cast<std::size_t>(kind)] = tokens.on(i, kind);
        members.emplace_back(places[static_cast<std::size_t>(i)], countsText(counts));
    }
    return yaml::flowMapping(members);
}

std::string vaultText(const std::array<VaultSpace, vaultSpaces>& vault)
{
    std::vector<std::string> spaces;
    for (const VaultSpace& space : vault) {
        std::array<int, maxKinds> counts{};
        counts[space.kind] = space.count;
        spaces.push_back(countsText(counts));
    }
    return yaml::flowList(spaces);
}

std::string recordText(const Tokens& tokens, Seat s)
{
    std::vector<std::string> rows;
    for (int r = 0; r < recordRows; ++r) {
        std::vector<std::string> row;
        for (const int kind : tokens.row(s, r)) row.emplace_back(kindNames()[static_cast<std::size_t>(kind)]);
        rows.push_back(yaml::flowList(row));
    }
    return yaml::flowList(rows);
}

// ---- Reading --------------------------------------------------------------------------------------------------------

std::optional<int> kindFrom(const std::string& word)
{
    const auto& names = kindNames();
    const auto at = std::find(names.begin(), names.end(), word);
    return at == names.end() ? std::nullopt : std::optional(static_cast<int>(at - names.begin()));
}

/// Calls `take(kind, n)` for each member.
template <class Take>
bool readCounts(const YamlNode& node, int high, Take take)
{
    for (const YamlNode& member : node.items) {
        const auto kind = kindFrom(member.key);
        const auto n = numberFrom(member, high);
        if (!kind || !n) return false;
        take(*kind, *n);
    }
    return node.isMapping();
}

std::optional<HexId> hexFrom(const Topology& t, const std::string& key)
{
    Problems unread;
    const auto node = parseYaml(key, unread);
    if (!node || !node->isList() || node->items.size() != 2) return std::nullopt;
    std::array<int, 2> at{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string& text = node->items[i].text;
        if (std::from_chars(text.data(), text.data() + text.size(), at[i]).ec != std::errc{}) return std::nullopt;
    }
    const HexId hex = t.findHex({at[0], at[1]});
    return hex == noHex ? std::nullopt : std::optional(hex);
}

bool readFields(const View& v, const YamlNode& node, Tokens& tokens)
{
    const FieldList fields(v.deal(), v.topology());
    for (const YamlNode& member : node.items) {
        const auto hex = hexFrom(v.topology(), member.key);
        const int field = hex ? fields.indexOf(*hex) : -1;
        if (field < 0) return false;
        tokens.field[static_cast<std::size_t>(field)] = 0;
        if (!readCounts(member, 15, [&](int kind, int n) { tokens.add(field, kind, n); })) return false;
    }
    return node.isMapping();
}

/// No space bears more than it takes, and both bear some only while one of them is being replanted.
bool readVault(const YamlNode& spaces, int size, bool planting, std::array<VaultSpace, vaultSpaces>& vault)
{
    if (!spaces.isList() || spaces.items.size() > vaultSpaces) return false;
    vault = {};
    for (std::size_t i = 0; i < spaces.items.size(); ++i) {
        if (spaces.items[i].items.size() > 1) return false;
        const auto take = [&](int kind, int n) { vault[i] = {static_cast<u8>(n ? kind : 0), static_cast<u8>(n)}; };
        if (!readCounts(spaces.items[i], size, take)) return false;
    }
    return planting || vault[0].count == 0 || vault[1].count == 0;
}

bool readRecord(const YamlNode& rows, std::array<u32, recordRows>& record)
{
    if (!rows.isList() || rows.items.size() > recordRows) return false;
    record = {};
    for (std::size_t r = 0; r < rows.items.size(); ++r) {
        if (!rows.items[r].isList() || rows.items[r].items.size() > maxKinds) return false;
        for (std::size_t place = 0; place < rows.items[r].items.size(); ++place) {
            const auto kind = kindFrom(rows.items[r].items[place].text);
            if (!kind) return false;
            record[r] |= static_cast<u32>(*kind + 1) << (4 * place);
        }
    }
    return true;
}

}  // namespace

std::string Crops::writePosition(const View& v) const
{
    const Tokens tokens = this->tokens(v);
    Members vaults, records;
    std::array<int, maxKinds> supply{};
    std::vector<std::string> extinct;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const std::string_view colour = nameOf(v.rules().colours[s]);
        vaults.emplace_back(colour, vaultText(tokens.vault[s]));
        records.emplace_back(colour, recordText(tokens, s));
    }
    for (int kind = 0; kind < maxKinds; ++kind) {
        supply[static_cast<std::size_t>(kind)] = tokens.supply[static_cast<std::size_t>(kind)];
        if (tokens.isExtinct(kind)) extinct.emplace_back(kindNames()[static_cast<std::size_t>(kind)]);
    }
    Members members{
        {"fields", fieldsText(v, tokens)},
        {"vault", yaml::flowMapping(vaults)},
        {"records", yaml::flowMapping(records)},
        {"supply", countsText(supply)},
        {"extinct", yaml::flowList(extinct)}};
    if (tokens.deposited) members.emplace_back("deposited", "true");
    return yaml::flowMapping(members);
}

/// What is not said stays; the supply is what lies nowhere else, unless it is said.
bool Crops::readPosition(Turn& t, const YamlNode& node) const
{
    Tokens tokens = this->tokens(t);
    bool good = node.isMapping();
    const auto find = [&node](std::string_view key) { return node.find(key); };
    for (const YamlNode& member : node.items)
        good &= member.key == "fields" || member.key == "vault" || member.key == "records" || member.key == "supply" ||
                member.key == "extinct" || member.key == "deposited";
    if (const YamlNode* at = find("fields")) good = good && readFields(t, *at, tokens);
    const bool planting = !t.pub().agenda.empty() && is(t.pub().agenda.top(), Tasks::Plant);
    if (const YamlNode* at = find("vault"))
        good = good && eachSeat(t, *at, [&](Seat s, const YamlNode& n) {
                   return readVault(n, m_parameters.vaultSize, planting, tokens.vault[s]);
               });
    if (const YamlNode* at = find("records"))
        good = good && eachSeat(t, *at, [&](Seat s, const YamlNode& n) { return readRecord(n, tokens.record[s]); });
    if (const YamlNode* at = find("extinct")) {
        tokens.extinct = 0;
        for (const YamlNode& kind : at->items)
            if (const auto k = kindFrom(kind.text))
                tokens.extinct = static_cast<u8>(tokens.extinct | 1U << *k);
            else
                good = false;
    }
    if (const YamlNode* at = find("deposited")) tokens.deposited = at->text == "true";
    if (!good) return false;

    Tokens rest = tokens;
    rest.supply = {};
    const FieldList fields(t.deal(), t.topology());
    for (const u8 kind : m_parameters.kinds) {
        int left = tokens.isExtinct(kind) ? 0 : m_parameters.tokensPerKind;
        for (int i = 0; i < fields.count; ++i) left -= tokens.on(i, kind);
        for (Seat s = 0; s < t.rules().seats; ++s) {
            for (const VaultSpace& space : tokens.vault[s]) left -= space.kind == kind ? space.count : 0;
            for (int r = 0; r < recordRows; ++r)
                for (const int laid : tokens.row(s, r)) left -= laid == kind;
        }
        rest.supply[kind] = static_cast<u8>(std::max(0, left));
    }
    if (const YamlNode* at = find("supply"))
        good = readCounts(
            *at, 60, [&](int kind, int n) { rest.supply[static_cast<std::size_t>(kind)] = static_cast<u8>(n); });
    keep(t, rest);
    return good;
}

}  // namespace inselwerk::crops
