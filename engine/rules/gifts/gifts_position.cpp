#include "engine/rules/gifts/gifts_module.h"
#include "engine/scenario/yaml_write.h"
#include "engine/table/position_values.h"

#include <algorithm>

/// The gifts' part of a position, as TRANSCRIPTS.md describes it.
namespace inselwerk::gifts {
namespace {

using Members = std::vector<std::pair<std::string_view, std::string>>;

/// The named wishes come first, the others follow in their order.
bool readWishes(const YamlNode& node, Standing& standing)
{
    if (!node.isList()) return false;
    auto place = standing.wishes.begin();
    for (const YamlNode& item : node.items) {
        const auto r = resourceFrom(item.text);
        const auto at = r ? std::find(place, standing.wishes.end(), static_cast<u8>(*r)) : standing.wishes.end();
        if (at == standing.wishes.end()) return false;
        std::rotate(place, at, at + 1);
        ++place;
    }
    return true;
}

bool readBoxes(const View& v, const YamlNode& node, Standing& standing)
{
    standing.box.fill(nobody);
    for (const YamlNode& member : node.items) {
        const auto name = std::find(boxNames().begin(), boxNames().end(), member.key);
        const auto colour = colourFrom(member.text);
        const Seat s = colour ? v.rules().seatOf(*colour) : nobody;
        if (name == boxNames().end() || s == nobody) return false;
        standing.box[static_cast<std::size_t>(name - boxNames().begin())] = s;
    }
    return node.isMapping();
}

/// Markers stand in the order in which they are named; those that are not named were there before.
bool readTrack(const View& v, const YamlNode& node, Standing& standing)
{
    const auto end = standing.arrival.begin() + v.rules().seats;
    return eachSeat(v, node, [&](Seat s, const YamlNode& steps) {
        const auto n = numberFrom(steps, mostSteps);
        if (!n) return false;
        standing.steps[s] = static_cast<u16>(*n);
        const auto at = std::find(standing.arrival.begin(), end, s);
        std::rotate(at, at + 1, end);
        return true;
    });
}

}  // namespace

std::string Gifts::writePosition(const View& v) const
{
    const Standing s = standing(v);
    std::vector<std::string> wishes;
    for (const u8 wish : s.wishes) wishes.emplace_back(nameOf(static_cast<Resource>(wish)));
    const auto colour = [&](Seat seat) { return nameOf(v.rules().colours[seat]); };
    Members boxes, track;
    for (std::size_t box = 0; box < boxCount; ++box)
        if (s.box[box] != nobody) boxes.emplace_back(boxNames()[box], colour(s.box[box]));
    for (int i = 0; i < v.rules().seats; ++i) {
        const Seat seat = s.arrival[static_cast<std::size_t>(i)];
        track.emplace_back(colour(seat), std::to_string(s.steps[seat]));
    }
    Members members{
        {"wishes", yaml::flowList(wishes)}, {"boxes", yaml::flowMapping(boxes)}, {"track", yaml::flowMapping(track)}};
    if (s.given) members.emplace_back("given", "true");
    return yaml::flowMapping(members);
}

/// What is not said stays.
bool Gifts::readPosition(Turn& t, const YamlNode& node) const
{
    if (!node.isMapping()) return false;
    Standing s = standing(t);
    s.given = 0;
    for (const YamlNode& member : node.items) {
        const bool good = member.key == "wishes"  ? readWishes(member, s)
                          : member.key == "boxes" ? readBoxes(t, member, s)
                          : member.key == "track" ? readTrack(t, member, s)
                          : member.key == "given" ? member.text == "true" || member.text == "false"
                                                  : false;
        if (!good) return false;
        if (member.key == "given") s.given = member.text == "true";
    }
    keep(t, s);
    return true;
}

}  // namespace inselwerk::gifts
