#include "editor/model/clipboard.h"

#include "editor/model/find_by_id.h"
#include "engine/board/topology.h"
#include "engine/scenario/writer.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr const char* clippingId = "clipping";

/// Belongs a corner or edge to the hexes alone, that is: does no other land touch it?
template <class Name>
bool belongsTo(const Board& board, const std::set<HexCoord>& hexes, Name place)
{
    const auto names = namesOf(place, board.orientation);
    const auto isIn = [&](const Name& name) { return hexes.contains(name.hex); };
    const auto isOther = [&](const Name& name) { return !isIn(name) && isLandAt(board, name.hex); };
    return std::any_of(names.begin(), names.end(), isIn) && std::none_of(names.begin(), names.end(), isOther);
}

/// Removes from `names` what does not belong to the hexes.
template <class Name>
void keepOwn(const Board& board, const std::set<HexCoord>& hexes, std::vector<Name>& names)
{
    std::erase_if(names, [&](const Name& name) { return !belongsTo(board, hexes, name); });
}

bool isEmpty(const StartingPieces& pieces)
{
    return pieces.settlements.empty() && pieces.cities.empty() && pieces.roads.empty();
}

template <class Pool, class Entry>
void keepNamed(std::vector<Pool>& pools, const std::vector<Entry>& entries, std::string Entry::*name)
{
    std::erase_if(pools, [&](const Pool& pool) {
        return std::none_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.*name == pool.id; });
    });
}

template <class Pool>
void addMissing(std::vector<Pool>& pools, const std::vector<Pool>& more)
{
    for (const Pool& pool : more)
        if (!findById(pools, pool.id)) pools.push_back(pool);
}

StartingPieces& piecesOf(Board& board, const StartingPieces& like)
{
    for (StartingPieces& pieces : board.pieces)
        if (pieces.colour == like.colour) return pieces;
    StartingPieces fresh;
    fresh.colour = like.colour, fresh.optional = like.optional;
    board.pieces.push_back(fresh);
    return board.pieces.back();
}

template <class Name>
bool samePlace(Name a, Name b, Orientation o)
{
    return pointOf(a, o) == pointOf(b, o);
}

/// Takes every building from a corner, or every road from an edge; how many there were.
int clearPlace(Board& board, CornerName place)
{
    std::size_t n = 0;
    const auto here = [&](CornerName other) { return samePlace(place, other, board.orientation); };
    for (StartingPieces& pieces : board.pieces)
        n += std::erase_if(pieces.settlements, here) + std::erase_if(pieces.cities, here);
    return static_cast<int>(n);
}

int clearPlace(Board& board, EdgeName place)
{
    std::size_t n = 0;
    const auto here = [&](EdgeName other) { return samePlace(place, other, board.orientation); };
    for (StartingPieces& pieces : board.pieces) n += std::erase_if(pieces.roads, here);
    return static_cast<int>(n);
}

int putPieces(Board& board, const StartingPieces& part, const Motion& motion)
{
    const Orientation o = board.orientation;
    if (isEmpty(part)) return 0;
    int replaced = 0;
    for (const CornerName& corner : part.settlements) replaced += clearPlace(board, motion.of(corner, o));
    for (const CornerName& corner : part.cities) replaced += clearPlace(board, motion.of(corner, o));
    for (const EdgeName& edge : part.roads) replaced += clearPlace(board, motion.of(edge, o));
    StartingPieces& pieces = piecesOf(board, part);
    for (const CornerName& corner : part.settlements) pieces.settlements.push_back(motion.of(corner, o));
    for (const CornerName& corner : part.cities) pieces.cities.push_back(motion.of(corner, o));
    for (const EdgeName& edge : part.roads) pieces.roads.push_back(motion.of(edge, o));
    return replaced;
}

int putHarbours(Board& board, const Board& part, const Motion& motion)
{
    const Orientation o = board.orientation;
    int replaced = 0;
    for (HarbourEntry harbour : part.harbours) {
        const EdgeName edge = motion.of(EdgeName{harbour.at, harbour.side}, o);
        replaced += static_cast<int>(std::erase_if(board.harbours, [&](const HarbourEntry& other) {
            return samePlace(edge, EdgeName{other.at, other.side}, o);
        }));
        harbour.at = edge.hex, harbour.side = edge.side;
        board.harbours.push_back(harbour);
    }
    return replaced;
}

void putMarks(Board& board, const Board& part, const Motion& motion)
{
    for (const HexCoord hex : part.setupHexes) {
        const HexCoord at = motion.of(hex);
        if (std::find(board.setupHexes.begin(), board.setupHexes.end(), at) == board.setupHexes.end())
            board.setupHexes.push_back(at);
    }
    addMissing(board.terrainPools, part.terrainPools);
    addMissing(board.numberPools, part.numberPools);
    addMissing(board.harbourPools, part.harbourPools);
    addMissing(board.stacks, part.stacks);
}

void removePieces(Board& board, const std::set<HexCoord>& hexes)
{
    const Board before = board;
    for (StartingPieces& pieces : board.pieces) {
        const auto own = [&](const auto& name) { return belongsTo(before, hexes, name); };
        std::erase_if(pieces.settlements, own);
        std::erase_if(pieces.cities, own);
        std::erase_if(pieces.roads, own);
    }
}

void dropEmptyPieces(Board& board)
{
    std::erase_if(board.pieces, [](const StartingPieces& p) { return isEmpty(p) && p.cards == ResourceCounts{}; });
}

Loss plus(Loss a, const Loss& b)
{
    return {a.hexes + b.hexes, a.harbours + b.harbours, a.pieces + b.pieces, a.robber || b.robber};
}

/// Takes hexes with all that belongs to them, leaving what else they bore up.
void lift(Board& board, const std::set<HexCoord>& hexes)
{
    removePieces(board, hexes);
    std::erase_if(board.harbours, [&](const HarbourEntry& harbour) { return hexes.contains(harbour.at); });
    std::erase_if(board.setupHexes, [&](HexCoord hex) { return hexes.contains(hex); });
    layGround(board, {hexes.begin(), hexes.end()}, {Ground::Kind::Nothing, {}, {}});
}

}  // namespace

Board cutOut(const Board& board, const std::set<HexCoord>& hexes)
{
    Board part = board;
    part.id = clippingId;
    part.name = {};
    part.rules = {"rules", {}};
    part.constraints.clear();
    std::erase_if(part.hexes, [&](const HexEntry& hex) { return !hexes.contains(hex.at); });
    std::erase_if(part.harbours, [&](const HarbourEntry& harbour) { return !hexes.contains(harbour.at); });
    std::erase_if(part.setupHexes, [&](HexCoord hex) { return !hexes.contains(hex); });
    for (StartingPieces& pieces : part.pieces) {
        keepOwn(board, hexes, pieces.settlements);
        keepOwn(board, hexes, pieces.cities);
        keepOwn(board, hexes, pieces.roads);
        pieces.cards = {};
    }
    dropEmptyPieces(part);
    keepNamed(part.terrainPools, part.hexes, &HexEntry::terrainPool);
    keepNamed(part.numberPools, part.hexes, &HexEntry::numberPool);
    keepNamed(part.stacks, part.hexes, &HexEntry::stack);
    keepNamed(part.harbourPools, part.harbours, &HarbourEntry::pool);
    if (part.robber.kind != RobberStart::Kind::Hex || !hexes.contains(part.robber.hex))
        part.robber = {RobberStart::Kind::None, {}, 0};
    return part;
}

Loss putDown(Board& board, const Board& part, const Motion& motion)
{
    Loss loss;
    std::set<HexCoord> covered;
    for (const HexEntry& hex : part.hexes) covered.insert(motion.of(hex.at));
    loss.hexes = static_cast<int>(
        std::count_if(covered.begin(), covered.end(), [&](HexCoord hex) { return isLandAt(board, hex); }));
    loss.harbours = static_cast<int>(
        std::erase_if(board.harbours, [&](const HarbourEntry& harbour) { return covered.contains(harbour.at); }));
    for (HexEntry hex : part.hexes) {
        hex.at = motion.of(hex.at);
        putHex(board, std::move(hex));
    }
    loss.harbours += putHarbours(board, part, motion);
    for (const StartingPieces& pieces : part.pieces) loss.pieces += putPieces(board, pieces, motion);
    putMarks(board, part, motion);
    if (part.robber.kind == RobberStart::Kind::Hex)
        board.robber = {RobberStart::Kind::Hex, motion.of(part.robber.hex), 0};
    loss = plus(loss, tidy(board));
    dropEmptyPieces(board);
    return loss;
}

Loss takeAway(Board& board, const std::set<HexCoord>& hexes)
{
    lift(board, hexes);
    const Loss loss = tidy(board);
    dropEmptyPieces(board);
    return loss;
}

Loss moveHexes(Board& board, const std::set<HexCoord>& hexes, const Motion& motion)
{
    if (motion == Motion()) return {};
    const Board part = cutOut(board, hexes);
    lift(board, hexes);
    for (NumberPool& pool : board.numberPools)
        if (pool.start && hexes.contains(*pool.start)) pool.start = motion.of(*pool.start);
    return putDown(board, part, motion);
}

std::string clippingText(const Board& part)
{
    Scenario scenario;
    scenario.id = clippingId;
    scenario.boards = {part};
    return writeScenario(scenario, {});
}

std::optional<Board> clippingFrom(std::string_view text, Orientation orientation)
{
    Reading reading = readScenario(text, {});
    if (!reading.wellFormed || reading.scenario.boards.empty()) return std::nullopt;
    Board& board = reading.scenario.boards.front();
    if (board.hexes.empty()) return std::nullopt;
    setOrientation(board, orientation);
    return std::move(board);
}

}  // namespace inselwerk
