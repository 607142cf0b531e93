#include "editor/model/starting_pieces.h"

#include "editor/model/motion.h"
#include "editor/model/painting.h"
#include "engine/board/topology.h"

#include <algorithm>

namespace inselwerk {
namespace {

template <class Name>
bool touchesLand(const Board& board, Name place)
{
    const auto names = namesOf(place, board.orientation);
    return std::any_of(names.begin(), names.end(), [&](const Name& name) { return isLandAt(board, name.hex); });
}

/// The name of a place by a hex of the land, as files should have it.
template <class Name>
Name byLand(const Board& board, Name place)
{
    for (const Name& name : namesOf(place, board.orientation))
        if (isLandAt(board, name.hex)) return name;
    return place;
}

template <class Name>
bool has(const std::vector<Name>& places, GridPoint point, Orientation o)
{
    return std::any_of(places.begin(), places.end(), [&](const Name& name) { return pointOf(name, o) == point; });
}

/// The corners at the ends of an edge.
std::array<CornerName, 2> endsOf(EdgeName edge, Orientation o)
{
    const auto [a, b] = cornersOfSide(edge.side, o);
    return {CornerName{edge.hex, a}, CornerName{edge.hex, b}};
}

/// The edges that meet in a corner.
std::vector<EdgeName> edgesAt(CornerName corner, Orientation o)
{
    std::vector<EdgeName> edges;
    for (const CornerName& name : namesOf(corner, o))
        for (int side = 0; side < 6; ++side)
            if (cornersOfSide(side, o).second == name.corner) edges.push_back({name.hex, side});
    return edges;
}

/// Is there a building within one edge of a corner?
bool buildingBeside(const Board& board, CornerName corner)
{
    const Orientation o = board.orientation;
    for (const EdgeName& edge : edgesAt(corner, o))
        for (const CornerName& end : endsOf(edge, o))
            if (pointOf(end, o) != pointOf(corner, o) && pieceAt(board, end)) return true;
    return false;
}

const StartingPieces* piecesOf(const Board& board, Colour colour)
{
    const auto found = std::find_if(
        board.pieces.begin(), board.pieces.end(), [colour](const StartingPieces& p) { return p.colour == colour; });
    return found == board.pieces.end() ? nullptr : &*found;
}

StartingPieces& addPiecesOf(Board& board, Colour colour)
{
    for (StartingPieces& pieces : board.pieces)
        if (pieces.colour == colour) return pieces;
    StartingPieces pieces;
    pieces.colour = colour;
    board.pieces.push_back(std::move(pieces));
    return board.pieces.back();
}

template <class Name>
void removeAt(std::vector<Name>& places, GridPoint point, Orientation o)
{
    std::erase_if(places, [&](const Name& name) { return pointOf(name, o) == point; });
}

void dropEmpty(Board& board)
{
    std::erase_if(board.pieces, [](const StartingPieces& p) {
        return p.settlements.empty() && p.cities.empty() && p.roads.empty() && p.cards == ResourceCounts{};
    });
}

bool noneLeft(const Scenario& scenario, const Board& board, PieceKind kind, Colour colour)
{
    return placedOf(board, kind, colour) >= supplyOf(scenario, board, kind);
}

}  // namespace

PiecePlace judgeBuilding(const Scenario& scenario, const Board& board, PieceKind kind, Colour colour, CornerName corner)
{
    if (!touchesLand(board, corner)) return PiecePlace::NoLand;
    const auto there = pieceAt(board, corner);
    if (there && (there->colour != colour || there->kind == kind)) return PiecePlace::Taken;
    if (buildingBeside(board, corner)) return PiecePlace::TooClose;
    return noneLeft(scenario, board, kind, colour) ? PiecePlace::NoneLeft : PiecePlace::Fits;
}

PiecePlace judgeRoad(const Scenario& scenario, const Board& board, Colour colour, EdgeName edge)
{
    const Orientation o = board.orientation;
    if (!touchesLand(board, edge)) return PiecePlace::NoLand;
    if (pieceAt(board, edge)) return PiecePlace::Taken;
    const StartingPieces* own = piecesOf(board, colour);
    const auto leadsHere = [&](CornerName end) {
        if (const auto building = pieceAt(board, end)) return building->colour == colour;
        const auto edges = edgesAt(end, o);
        return own &&
               std::any_of(edges.begin(), edges.end(), [&](EdgeName e) { return has(own->roads, pointOf(e, o), o); });
    };
    const auto ends = endsOf(edge, o);
    if (!leadsHere(ends[0]) && !leadsHere(ends[1])) return PiecePlace::Unconnected;
    return noneLeft(scenario, board, PieceKind::Road, colour) ? PiecePlace::NoneLeft : PiecePlace::Fits;
}

int supplyOf(const Scenario& scenario, const Board& board, PieceKind kind)
{
    const std::string_view name = kind == PieceKind::Road   ? "roads"
                                  : kind == PieceKind::City ? "cities"
                                                            : "settlements";
    return static_cast<int>(rulesOn(scenario, board).integer(rulesSchema(), name));
}

int placedOf(const Board& board, PieceKind kind, Colour colour)
{
    const StartingPieces* own = piecesOf(board, colour);
    if (!own) return 0;
    switch (kind) {
        case PieceKind::Settlement: return static_cast<int>(own->settlements.size());
        case PieceKind::City: return static_cast<int>(own->cities.size());
        case PieceKind::Road: break;
    }
    return static_cast<int>(own->roads.size());
}

std::optional<PlacedPiece> pieceAt(const Board& board, CornerName corner)
{
    const GridPoint point = pointOf(corner, board.orientation);
    for (const StartingPieces& pieces : board.pieces) {
        if (has(pieces.settlements, point, board.orientation)) return PlacedPiece{PieceKind::Settlement, pieces.colour};
        if (has(pieces.cities, point, board.orientation)) return PlacedPiece{PieceKind::City, pieces.colour};
    }
    return std::nullopt;
}

std::optional<PlacedPiece> pieceAt(const Board& board, EdgeName edge)
{
    const GridPoint point = pointOf(edge, board.orientation);
    for (const StartingPieces& pieces : board.pieces)
        if (has(pieces.roads, point, board.orientation)) return PlacedPiece{PieceKind::Road, pieces.colour};
    return std::nullopt;
}

void putBuilding(Board& board, PieceKind kind, Colour colour, CornerName corner)
{
    const GridPoint point = pointOf(corner, board.orientation);
    for (StartingPieces& pieces : board.pieces) {
        removeAt(pieces.settlements, point, board.orientation);
        removeAt(pieces.cities, point, board.orientation);
    }
    StartingPieces& own = addPiecesOf(board, colour);
    (kind == PieceKind::City ? own.cities : own.settlements).push_back(byLand(board, corner));
    dropEmpty(board);
}

void putRoad(Board& board, Colour colour, EdgeName edge)
{
    removePieceAt(board, edge);
    addPiecesOf(board, colour).roads.push_back(byLand(board, edge));
}

void removePieceAt(Board& board, CornerName corner)
{
    const GridPoint point = pointOf(corner, board.orientation);
    for (StartingPieces& pieces : board.pieces) {
        removeAt(pieces.settlements, point, board.orientation);
        removeAt(pieces.cities, point, board.orientation);
    }
    dropEmpty(board);
}

void removePieceAt(Board& board, EdgeName edge)
{
    const GridPoint point = pointOf(edge, board.orientation);
    for (StartingPieces& pieces : board.pieces) removeAt(pieces.roads, point, board.orientation);
    dropEmpty(board);
}

void moveColour(Board& board, std::size_t from, std::size_t to)
{
    if (from >= board.pieces.size() || to >= board.pieces.size()) return;
    StartingPieces pieces = std::move(board.pieces[from]);
    board.pieces.erase(board.pieces.begin() + static_cast<std::ptrdiff_t>(from));
    board.pieces.insert(board.pieces.begin() + static_cast<std::ptrdiff_t>(to), std::move(pieces));
}

}  // namespace inselwerk
