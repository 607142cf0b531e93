#include "editor/model/place_of_path.h"

#include <algorithm>
#include <charconv>

namespace inselwerk {
namespace {

/// A path, read step by step.
class PathReader
{
public:
    explicit PathReader(std::string_view path) : m_rest(path) {}

    /// The next key, up to a dot or bracket.
    std::string_view key()
    {
        skipDot();
        const std::size_t end = std::min(m_rest.find_first_of(".["), m_rest.size());
        return take(end);
    }
    /// The next index, if one follows.
    std::optional<std::size_t> index()
    {
        if (!m_rest.starts_with('[')) return std::nullopt;
        const std::size_t end = m_rest.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        std::size_t value = 0;
        const auto [last, fault] = std::from_chars(m_rest.data() + 1, m_rest.data() + end, value);
        if (fault != std::errc{} || last != m_rest.data() + end) return std::nullopt;
        take(end + 1);
        return value;
    }
    /// The id of the element of a list that follows; the longest that fits, since an id that is no plain word may
    /// hold dots.
    template <class List>
    std::string id(const List& list)
    {
        skipDot();
        std::string found;
        for (const auto& element : list) {
            const std::string& id = element.id;
            if (!m_rest.starts_with(id) || id.size() < found.size()) continue;
            if (m_rest.size() == id.size() || m_rest[id.size()] == '.' || m_rest[id.size()] == '[') found = id;
        }
        take(found.size());
        return found;
    }

private:
    void skipDot()
    {
        if (m_rest.starts_with('.')) m_rest.remove_prefix(1);
    }
    std::string_view take(std::size_t size)
    {
        const std::string_view taken = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return taken;
    }

    std::string_view m_rest;
};

template <class List>
const typename List::value_type* element(const List& list, std::optional<std::size_t> index)
{
    return index && *index < list.size() ? &list[*index] : nullptr;
}

/// `tokens[3]`, or another field of a pool or a stack.
void readTokens(PathReader& path, Place& place)
{
    place.field = path.key();
    place.index = path.index();
}

void readPool(PathReader& path, const Board& board, Place& place)
{
    const std::string_view kind = path.key();
    if (kind == "terrain") {
        place.kind = Place::Kind::TerrainPool;
        place.id = path.id(board.terrainPools);
    } else if (kind == "numbers") {
        place.kind = Place::Kind::NumberPool;
        place.id = path.id(board.numberPools);
    } else if (kind == "harbours") {
        place.kind = Place::Kind::HarbourPool;
        place.id = path.id(board.harbourPools);
    }
    readTokens(path, place);
}

void readPieces(PathReader& path, const Board& board, Place& place)
{
    place.kind = Place::Kind::Pieces;
    place.index = path.index();
    const StartingPieces* pieces = element(board.pieces, place.index);
    if (!pieces) return;
    place.colour = pieces->colour;
    const std::string_view list = path.key();
    const auto at = path.index();
    if (list == "settlements" || list == "cities") {
        if (const CornerName* corner = element(list == "cities" ? pieces->cities : pieces->settlements, at))
            place.hex = corner->hex;
    } else if (list == "roads") {
        if (const EdgeName* edge = element(pieces->roads, at)) place.hex = edge->hex;
    }
}

void readBoard(PathReader& path, const Board& board, Place& place)
{
    const std::string_view key = path.key();
    if (key == "hexes") {
        if (const HexEntry* hex = element(board.hexes, path.index())) {
            place.kind = Place::Kind::Hex;
            place.hex = hex->at;
            place.field = path.key();
        }
    } else if (key == "harbours") {
        place.index = path.index();
        if (const HarbourEntry* harbour = element(board.harbours, place.index)) {
            place.kind = Place::Kind::Harbour;
            place.hex = harbour->at;
        }
    } else if (key == "pools") {
        readPool(path, board, place);
    } else if (key == "stacks") {
        place.kind = Place::Kind::Stack;
        place.id = path.id(board.stacks);
        readTokens(path, place);
    } else if (key == "constraints") {
        place.kind = Place::Kind::Constraint;
        place.index = path.index();
    } else if (key == "setup_hexes") {
        place.kind = Place::Kind::Region;
        if (const HexCoord* hex = element(board.setupHexes, path.index())) place.hex = *hex;
    } else if (key == "pieces") {
        readPieces(path, board, place);
    } else if (key == "robber") {
        place.kind = Place::Kind::Robber;
        if (board.robber.kind == RobberStart::Kind::Hex) place.hex = board.robber.hex;
    } else if (key == "rules") {
        place.kind = Place::Kind::Rules;
        place.field = path.key();
    } else {
        place.field = key;
        place.part = path.key();
    }
}

void readSection(PathReader& path, Place& place)
{
    place.kind = Place::Kind::Section;
    place.field = path.key();
    place.index = path.index();
    if (!place.index) return;
    place.kind = Place::Kind::Element;
    place.part = path.key();
    if (place.part != "effects") return;
    place.effect = path.index();
    place.part = path.key();
}

}  // namespace

Place placeOfPath(std::string_view text, const Scenario& scenario)
{
    PathReader path(text);
    Place place;
    const std::string_view key = path.key();
    if (key.empty()) return place;
    const auto index = key == "boards" ? path.index() : std::nullopt;
    if (index) {
        const Board* board = element(scenario.boards, index);
        if (!board) return place;
        place.kind = Place::Kind::Board;
        place.board = index;
        readBoard(path, *board, place);
    } else if (key == "rules") {
        place.kind = Place::Kind::Rules;
        place.field = path.key();
    } else if (key == "names") {
        place.kind = Place::Kind::Name;
        place.field = path.key();
    } else if (scenario.findModule(key)) {
        place.section = key;
        readSection(path, place);
    } else {
        place.kind = Place::Kind::Head;
        place.field = key;
        place.part = path.key();
    }
    return place;
}

}  // namespace inselwerk
