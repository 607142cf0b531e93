#include "editor/model/boards.h"

#include "editor/model/fresh_names.h"
#include "editor/model/painting.h"
#include "engine/board/topology.h"
#include "engine/scenario/writer.h"

#include <algorithm>
#include <cmath>

namespace inselwerk {
namespace {

std::set<std::string> boardIds(const Scenario& scenario)
{
    std::set<std::string> ids;
    for (const Board& board : scenario.boards) ids.insert(board.id);
    return ids;
}

Text freshNames(const Text& name, const std::vector<Board>& boards)
{
    std::set<std::string> en, de;
    for (const Board& board : boards) en.insert(board.name.en), de.insert(board.name.de);
    return {freshName(name.en, en), freshName(name.de, de)};
}

/// Hexes with a side to a place where the board has none.
std::set<HexCoord> rim(const Board& board)
{
    std::set<HexCoord> hexes, rim;
    for (const HexEntry& hex : board.hexes) hexes.insert(hex.at);
    for (const HexCoord at : hexes)
        for (int side = 0; side < 6; ++side)
            if (!hexes.contains(neighbour(at, side, board.orientation))) rim.insert(at);
    return rim;
}

void removeRim(Board& board, const std::set<HexCoord>& rim)
{
    layGround(board, {rim.begin(), rim.end()}, {Ground::Kind::Nothing, {}, {}});
}

}  // namespace

Board emptyBoard(const Scenario& scenario)
{
    Board board;
    board.id = freshId("board", boardIds(scenario));
    board.name = freshNames(Text{"New board", "Neues Brett"}, scenario.boards);
    if (!scenario.boards.empty()) {
        board.minPlayers = scenario.boards.back().minPlayers;
        board.maxPlayers = scenario.boards.back().maxPlayers;
        board.orientation = scenario.boards.back().orientation;
    }
    return board;
}

std::size_t insertBoard(Scenario& scenario, std::size_t after, Board board)
{
    board.id = freshId(board.id, boardIds(scenario));
    const std::size_t place = std::min(after + 1, scenario.boards.size());
    scenario.boards.insert(scenario.boards.begin() + static_cast<std::ptrdiff_t>(place), std::move(board));
    return place;
}

std::size_t insertNewBoard(Scenario& scenario, std::size_t after, Board board)
{
    board.name = freshNames(board.name, scenario.boards);
    return insertBoard(scenario, after, std::move(board));
}

std::size_t duplicateBoard(Scenario& scenario, std::size_t index)
{
    return index < scenario.boards.size() ? insertNewBoard(scenario, index, scenario.boards[index]) : index;
}

void removeBoard(Scenario& scenario, std::size_t index)
{
    if (index < scenario.boards.size())
        scenario.boards.erase(scenario.boards.begin() + static_cast<std::ptrdiff_t>(index));
}

void moveBoard(Scenario& scenario, std::size_t from, std::size_t to)
{
    if (from >= scenario.boards.size() || to >= scenario.boards.size()) return;
    Board board = std::move(scenario.boards[from]);
    removeBoard(scenario, from);
    scenario.boards.insert(scenario.boards.begin() + static_cast<std::ptrdiff_t>(to), std::move(board));
}

std::string boardText(const Scenario& scenario, const Board& board, const ModuleDescriptions& modules)
{
    Scenario one;
    one.id = board.id;
    one.name = board.name;
    const bool tokens =
        std::any_of(board.hexes.begin(), board.hexes.end(), [](const HexEntry& hex) { return !hex.tokens.empty(); });
    if (tokens) one.modules = scenario.modules;
    one.boards = {board};
    return writeScenario(one, modules);
}

std::vector<Board> boardsInText(std::string_view text, const ModuleDescriptions& modules)
{
    Reading reading = readScenario(text, modules);
    return reading.wellFormed ? std::move(reading.scenario.boards) : std::vector<Board>{};
}

void growByRing(Board& board, const Ground& ground)
{
    std::set<HexCoord> hexes, ring;
    for (const HexEntry& hex : board.hexes) hexes.insert(hex.at);
    if (hexes.empty()) ring.insert(HexCoord{});
    for (const HexCoord at : hexes)
        for (int side = 0; side < 6; ++side)
            if (const HexCoord next = neighbour(at, side, board.orientation); !hexes.contains(next)) ring.insert(next);
    layGround(board, {ring.begin(), ring.end()}, ground);
    tidy(board);
}

void shrinkByRing(Board& board)
{
    removeRim(board, rim(board));
    tidy(board);
}

ShrinkLoss lossOfShrinking(const Board& board)
{
    ShrinkLoss loss;
    const std::set<HexCoord> gone = rim(board);
    for (const HexEntry& hex : board.hexes) {
        if (!gone.contains(hex.at)) continue;
        const bool land = !hex.terrainPool.empty() || isLand(hex.terrain);
        land ? ++loss.land : ++loss.sea;
        if (hex.number != 0 || !hex.numberPool.empty() || !hex.stack.empty()) ++loss.numbers;
        for (const auto& [name, count] : hex.tokens) loss.tokens += count;
    }
    Board left = board;
    removeRim(left, gone);
    loss.beside = tidy(left);
    return loss;
}

HexCoord wayToCentre(const Board& board)
{
    if (board.hexes.empty()) return {};
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const HexEntry& hex : board.hexes) {
        const Point c = centreOf(hex.at, board.orientation);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    const Point middle{(low.x + high.x) / 2, (low.y + high.y) / 2};
    const auto away = [&](HexCoord at) {
        const Point c = centreOf(at, board.orientation);
        return std::hypot(c.x - middle.x, c.y - middle.y);
    };
    // The nearest hex to the middle, walked to from [0, 0]; where two are as near, none of them is better: stay.
    HexCoord at;
    for (bool nearer = true; nearer;) {
        nearer = false;
        for (int side = 0; side < 6 && !nearer; ++side) {
            const HexCoord next = neighbour(at, side, board.orientation);
            if (away(next) < away(at) - 1e-6) at = next, nearer = true;
        }
    }
    return {-at.q, -at.r};
}

BoardCounts countsOf(const Board& board)
{
    const std::vector<HexCoord> land = landOf(board);
    const Topology::Size size = Topology::measure(land, board.orientation);
    BoardCounts counts;
    counts.land = static_cast<int>(land.size());
    counts.sea = static_cast<int>(board.hexes.size() - land.size());
    counts.corners = size.corners;
    counts.edges = size.edges;
    counts.harbours = static_cast<int>(board.harbours.size());
    return counts;
}

std::vector<int> coastalSides(const Board& board, HexCoord at)
{
    std::vector<int> sides;
    if (!isLandAt(board, at)) return sides;
    for (int side = 0; side < 6; ++side)
        if (!isLandAt(board, neighbour(at, side, board.orientation))) sides.push_back(side);
    return sides;
}

}  // namespace inselwerk
