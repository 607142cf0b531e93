#include "editor/tools/stroke_tool.h"

#include "editor/tools/hex_outlines.h"

namespace inselwerk {

void StrokeTool::press(const Spot& spot)
{
    if (!board() || !begin(spot)) return;
    document().beginGesture(step());
    const bool row = spot.modifiers.testFlag(Qt::ShiftModifier) && m_last;
    layBetween(row ? *m_last : spot.hex, spot.hex);
}

void StrokeTool::drag(const Spot& spot)
{
    if (document().inGesture() && m_last && *m_last != spot.hex) layBetween(*m_last, spot.hex);
}

void StrokeTool::release(const Spot&)
{
    if (!document().inGesture()) return;
    QString sentence;
    document().extend(focus().onBoard([&](Board& b) { sentence = finish(b); }));
    document().commitGesture();
    if (!sentence.isEmpty()) emit said(sentence);
}

void StrokeTool::layBetween(HexCoord from, HexCoord to)
{
    m_last = to;
    std::vector<HexCoord> hexes;
    for (const HexCoord centre : hexesBetween(from, to))
        for (const HexCoord hex : hexesAround(centre, reach())) hexes.push_back(hex);
    hexes = imagesOf(hexes, motions());
    document().extend(focus().onBoard([&](Board& b) { lay(b, hexes); }));
}

void StrokeTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void StrokeTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void StrokeTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!hovered()) return;
    paintHexOutlines(painter, geometry, imagesOf(hexesAround(hovered()->hex, reach()), motions()));
}

}  // namespace inselwerk
