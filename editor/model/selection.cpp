#include "editor/model/selection.h"

#include "editor/model/painting.h"
#include "editor/model/symmetry.h"

#include <algorithm>

namespace inselwerk {

std::set<HexCoord> allHexes(const Board& board)
{
    std::set<HexCoord> all;
    for (const HexEntry& hex : board.hexes) all.insert(hex.at);
    return all;
}

std::set<HexCoord> otherHexes(const Board& board, const std::set<HexCoord>& hexes)
{
    std::set<HexCoord> others = allHexes(board);
    for (const HexCoord hex : hexes) others.erase(hex);
    return others;
}

std::set<HexCoord> hexesOfSameGround(const Board& board, const std::set<HexCoord>& hexes)
{
    std::vector<Ground> wanted;
    for (const HexCoord hex : hexes) wanted.push_back(groundAt(board, hex));
    std::set<HexCoord> found;
    for (const HexEntry& hex : board.hexes)
        if (std::find(wanted.begin(), wanted.end(), groundAt(board, hex.at)) != wanted.end()) found.insert(hex.at);
    return found;
}

HexCoord middleHex(const std::set<HexCoord>& hexes, Orientation o)
{
    Point sum;
    for (const HexCoord hex : hexes) {
        const Point p = centreOf(hex, o);
        sum.x += p.x, sum.y += p.y;
    }
    const auto n = static_cast<double>(std::max<std::size_t>(1, hexes.size()));
    Symmetry six;
    six.fold = 6;
    const GridPoint middle = centreNear(six, {sum.x / n, sum.y / n}, o);
    return {middle.q / 6, middle.r / 6};
}

std::set<HexCoord> moved(const std::set<HexCoord>& hexes, const Motion& motion)
{
    std::set<HexCoord> images;
    for (const HexCoord hex : hexes) images.insert(motion.of(hex));
    return images;
}

}  // namespace inselwerk
