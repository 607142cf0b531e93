#include "editor/tools/chance_tool.h"

#include "app/common/painting/spots.h"
#include "editor/model/painting.h"
#include "editor/tools/hex_outlines.h"

#include <QPainter>

#include <utility>

namespace inselwerk {

QString ChanceTool::name() const { return tr("Chance"); }

QString ChanceTool::help() const
{
    return tr(
        "Click or drag to leave terrain, numbers or harbours to chance. What lay there goes into the pool that is "
        "drawn from; a pool is made where the board has none. Again, to fix the place with something from the pool.");
}

QString ChanceTool::status() const
{
    switch (brush().chance()) {
        case Brush::Chance::Terrain:
            return tr("Chance: click leaves the terrain of a hex to chance, or fixes it again.");
        case Brush::Chance::Number: return tr("Chance: click leaves the number of a hex to chance, or fixes it again.");
        case Brush::Chance::Harbour: break;
    }
    return tr("Chance: click leaves the kind of a harbour to chance, or fixes it again.");
}

Tool::Target ChanceTool::target() const { return forHarbours() ? Target::Edges : Target::Hexes; }

QString ChanceTool::begin(const Spot& spot)
{
    const HexEntry* hex = board()->find(spot.hex);
    switch (brush().chance()) {
        case Brush::Chance::Terrain:
            if (!canDrawTerrain(*board(), spot.hex)) return tr("Only land can be drawn, the sea cannot.");
            m_draw = hex->terrainPool.empty();
            return {};
        case Brush::Chance::Number:
            if (!canDrawNumber(*board(), spot.hex)) return tr("This hex takes no number from a pool.");
            m_draw = hex->numberPool.empty();
            return {};
        case Brush::Chance::Harbour: break;
    }
    const HarbourEntry* harbour = spot.edge ? harbourAt(*board(), *spot.edge) : nullptr;
    if (!harbour) return tr("There is no harbour on this edge.");
    m_draw = harbour->pool.empty();
    return {};
}

void ChanceTool::press(const Spot& spot)
{
    if (!board()) return;
    if (const QString why = begin(spot); !why.isEmpty()) {
        emit said(why);
        return;
    }
    m_last = spot.hex;
    //: Step of history
    document().beginGesture(
        [draw = m_draw] { return draw ? tr("Leave to chance") : tr("Fix what was left to chance"); });
    document().extend(focus().onBoard([&](Board& b) { mark(b, spot); }));
}

void ChanceTool::drag(const Spot& spot)
{
    if (document().inGesture()) document().extend(focus().onBoard([&](Board& b) { mark(b, spot); }));
}

void ChanceTool::release(const Spot&) { document().commitGesture(); }

/// A hand may be so fast that it passes hexes between two events.
void ChanceTool::mark(Board& b, const Spot& spot)
{
    const std::vector<Motion> all = motions();
    if (!forHarbours())
        for (const HexCoord hex : imagesOf(hexesBetween(std::exchange(m_last, spot.hex), spot.hex), all))
            markHex(b, hex);
    else if (spot.edge)
        for (const EdgeName& edge : imagesOf(*spot.edge, all, b.orientation)) markEdge(b, edge);
}

void ChanceTool::markHex(Board& b, HexCoord hex) const
{
    if (brush().chance() == Brush::Chance::Terrain) {
        if (!m_draw)
            fixTerrain(b, hex);
        else if (canDrawTerrain(b, hex) && b.find(hex)->terrainPool.empty())
            drawTerrain(b, hex, terrainPoolFor(b, brush().ground().pool));
        return;
    }
    if (!m_draw)
        fixNumber(b, hex);
    else if (canDrawNumber(b, hex) && b.find(hex)->numberPool.empty())
        drawNumber(b, hex, numberPoolFor(b, brush().number().pool));
}

void ChanceTool::markEdge(Board& b, EdgeName edge) const
{
    const HarbourEntry* harbour = harbourAt(b, edge);
    if (!harbour) return;
    if (!m_draw)
        fixHarbour(b, edge);
    else if (harbour->pool.empty())
        drawHarbour(b, edge, harbourPoolFor(b, brush().harbour().pool));
}

void ChanceTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex || hovered()->edge != spot.edge;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void ChanceTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void ChanceTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!board() || !hovered()) return;
    const qreal R = geometry.radius();
    if (!forHarbours()) {
        paintHexOutlines(painter, geometry, imagesOf(std::vector{hovered()->hex}, motions()));
        return;
    }
    if (!hovered()->edge) return;
    for (const EdgeName& edge : imagesOf(*hovered()->edge, motions(), board()->orientation))
        if (harbourAt(*board(), edge)) paintFocusRing(painter, geometry.edgeMiddle(edge), R);
}

}  // namespace inselwerk
