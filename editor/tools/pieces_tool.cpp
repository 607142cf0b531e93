#include "editor/tools/pieces_tool.h"

#include "app/common/painting/spots.h"
#include "engine/board/topology.h"

#include <algorithm>
#include <set>

namespace inselwerk {
namespace {

template <class Name>
bool contains(const std::vector<Name>& names, const Name& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

PiecesTool::PiecesTool(const Workbench& bench, QObject* parent) : Tool(bench, parent)
{
    connect(&bench.focus.document(), &Document::changed, this, &PiecesTool::judge);
    connect(&bench.focus, &Focus::boardChanged, this, &PiecesTool::judge);
    connect(&bench.brush, &Brush::changed, this, &PiecesTool::judge);
}

QString PiecesTool::name() const { return tr("Pieces"); }

QString PiecesTool::help() const
{
    return tr(
        "Click a corner to put a settlement or a city of the chosen colour there, an edge for a road. Places where "
        "it may stand are marked: buildings keep the distance rule, roads lead from buildings of their colour. A "
        "click on the same piece, or Delete, takes it away. With any starting piece the set-up phase is left out. "
        "Cards in hand and the order of the colours are among the properties of the board.");
}

QString PiecesTool::status() const
{
    switch (brush().piece()) {
        case PieceKind::Settlement:
            return tr("Pieces: click a marked corner for a settlement; again, to take it away.");
        case PieceKind::City: return tr("Pieces: click a marked corner for a city; again, to take it away.");
        case PieceKind::Road: break;
    }
    return tr("Pieces: click a marked edge for a road; again, to take it away.");
}

void PiecesTool::activate()
{
    m_active = true;
    judge();
}

void PiecesTool::deactivate()
{
    m_active = false;
    Tool::deactivate();
}

void PiecesTool::judge()
{
    if (!m_active) return;
    m_corners.clear();
    m_edges.clear();
    if (const Board* b = board()) {
        std::set<GridPoint> seen;
        const Scenario& scenario = focus().scenario();
        const Colour colour = brush().colour();
        for (const HexEntry& hex : b->hexes) {
            if (!isLandAt(*b, hex.at)) continue;
            for (int i = 0; i < 6; ++i) {
                const CornerName corner{hex.at, i};
                const EdgeName edge{hex.at, i};
                if (!seen.insert(roads() ? pointOf(edge, b->orientation) : pointOf(corner, b->orientation)).second)
                    continue;
                if (roads() && judgeRoad(scenario, *b, colour, edge) == PiecePlace::Fits) m_edges.push_back(edge);
                if (!roads() && judgeBuilding(scenario, *b, brush().piece(), colour, corner) == PiecePlace::Fits)
                    m_corners.push_back(corner);
            }
        }
    }
    emit lookChanged();
}

void PiecesTool::refuse(PiecePlace place)
{
    switch (place) {
        case PiecePlace::Fits: return;
        case PiecePlace::NoLand:
            emit said(
                roads() ? tr("A road lies on an edge of the land.") : tr("A building stands on a corner of the land."));
            return;
        case PiecePlace::Taken: emit said(tr("A piece of another colour stands there already.")); return;
        case PiecePlace::TooClose: emit said(tr("The distance rule: another building is only one edge away.")); return;
        case PiecePlace::Unconnected:
            emit said(tr("A road must be connected to a settlement, city or road of its colour."));
            return;
        case PiecePlace::NoneLeft: break;
    }
    emit said(
        tr("All %n piece(s) of this kind and colour stand on the board.", nullptr,
           supplyOf(focus().scenario(), *board(), brush().piece())));
}

void PiecesTool::press(const Spot& spot)
{
    if (!board()) return;
    if (roads() && spot.edge)
        pressEdge(*spot.edge);
    else if (!roads() && spot.corner)
        pressCorner(*spot.corner);
    else
        refuse(PiecePlace::NoLand);
}

void PiecesTool::pressCorner(CornerName corner)
{
    const PieceKind kind = brush().piece();
    const Colour colour = brush().colour();
    if (pieceAt(*board(), corner) == PlacedPiece{kind, colour}) {
        //: Step of history
        focus().change([] { return tr("Take a building away"); }, [&](Board& b) { removePieceAt(b, corner); });
        return;
    }
    const PiecePlace place = judgeBuilding(focus().scenario(), *board(), kind, colour, corner);
    if (place != PiecePlace::Fits) return refuse(place);
    //: Step of history
    focus().change([] { return tr("Put a building down"); }, [&](Board& b) { putBuilding(b, kind, colour, corner); });
}

void PiecesTool::pressEdge(EdgeName edge)
{
    const Colour colour = brush().colour();
    if (pieceAt(*board(), edge) == PlacedPiece{PieceKind::Road, colour}) {
        //: Step of history
        focus().change([] { return tr("Take a road away"); }, [&](Board& b) { removePieceAt(b, edge); });
        return;
    }
    const PiecePlace place = judgeRoad(focus().scenario(), *board(), colour, edge);
    if (place != PiecePlace::Fits) return refuse(place);
    //: Step of history
    focus().change([] { return tr("Put a road down"); }, [&](Board& b) { putRoad(b, colour, edge); });
}

bool PiecesTool::key(QKeyEvent& event, const Spot& spot)
{
    if (!claims(event.key())) return false;
    if (board() && roads() && spot.edge)
        focus().change([] { return tr("Take a road away"); }, [&](Board& b) { removePieceAt(b, *spot.edge); });
    else if (board() && !roads() && spot.corner)
        focus().change([] { return tr("Take a building away"); }, [&](Board& b) { removePieceAt(b, *spot.corner); });
    return true;
}

void PiecesTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->edge != spot.edge || hovered()->corner != spot.corner;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void PiecesTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void PiecesTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    const qreal R = geometry.radius();
    for (const EdgeName& edge : m_edges)
        paintEdgeSpot(
            painter, geometry.edgeMiddle(edge), geometry.edgeAngle(edge), R, SpotState::Legal, brush().colour());
    for (const CornerName& corner : m_corners)
        if (board() && pieceAt(*board(), corner))
            paintCitySpot(painter, geometry.cornerPoint(corner), R, SpotState::Legal, brush().colour());
        else
            paintCornerSpot(painter, geometry.cornerPoint(corner), R, SpotState::Legal, brush().colour());
    if (board() && hovered()) paintHover(painter, geometry);
}

void PiecesTool::paintHover(QPainter& painter, const BoardGeometry& geometry) const
{
    const qreal R = geometry.radius();
    const Colour colour = brush().colour();
    if (roads()) {
        if (!hovered()->edge) return;
        const EdgeName edge = *hovered()->edge;
        if (contains(m_edges, edge))
            paintEdgeSpot(painter, geometry.edgeMiddle(edge), geometry.edgeAngle(edge), R, SpotState::Hover, colour);
        else
            paintFocusRing(painter, geometry.edgeMiddle(edge), .6 * R);
        return;
    }
    if (!hovered()->corner) return;
    const CornerName corner = *hovered()->corner;
    const QPointF at = geometry.cornerPoint(corner);
    if (!contains(m_corners, corner))
        paintFocusRing(painter, at, .6 * R);
    else if (brush().piece() == PieceKind::City)
        paintCitySpot(painter, at, R, SpotState::Hover, colour);
    else
        paintCornerSpot(painter, at, R, SpotState::Hover, colour);
}

}  // namespace inselwerk
