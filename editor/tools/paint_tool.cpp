#include "editor/tools/paint_tool.h"

#include "app/common/painting/spots.h"
#include "editor/tools/loss_sentence.h"

namespace inselwerk {

QString PaintTool::name() const { return tr("Paint"); }

QString PaintTool::help() const
{
    return tr("Click or drag to lay the chosen terrain. Hold Shift to paint a straight row from the last place. "
              "Numbers stay where the new terrain can bear them.");
}

QString PaintTool::status() const
{
    return tr("Paint: click or drag lays the terrain, Shift paints a straight row, the right button moves the board.");
}

void PaintTool::press(const Spot& spot)
{
    if (!board()) return;
    //: Step of history
    document().beginGesture(tr("Paint terrain"));
    const bool row = spot.modifiers.testFlag(Qt::ShiftModifier) && m_last;
    lay(row ? *m_last : spot.hex, spot.hex);
}

void PaintTool::drag(const Spot& spot)
{
    if (m_last && *m_last != spot.hex) lay(*m_last, spot.hex);
}

void PaintTool::release(const Spot&)
{
    if (!document().inGesture()) return;
    Loss loss;
    document().extend(focus().onBoard([&loss](Board& b) { loss = tidy(b); }));
    document().commitGesture();
    if (loss.any()) emit said(lossSentence(loss));
}

void PaintTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void PaintTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void PaintTool::lay(HexCoord from, HexCoord to)
{
    m_last = to;
    document().extend(focus().onBoard([&, ground = brush().ground(), size = brush().size()](Board& b) {
        for (const HexCoord centre : hexesBetween(from, to)) layGround(b, hexesAround(centre, size), ground);
    }));
}

void PaintTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!hovered()) return;
    for (const HexCoord hex : hexesAround(hovered()->hex, brush().size()))
        paintHexFocus(painter, geometry.hexCentre(hex), geometry.radius(), geometry.orientation());
}

}  // namespace inselwerk
