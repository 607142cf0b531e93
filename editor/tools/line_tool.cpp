#include "editor/tools/line_tool.h"

#include "editor/tools/hex_outlines.h"
#include "editor/tools/loss_sentence.h"

namespace inselwerk {

QString LineTool::name() const { return tr("Line"); }

QString LineTool::help() const
{
    return tr(
        "Drag from the first hex of a straight row to the last, or click them one after the other. Esc forgets the "
        "first.");
}

QString LineTool::status() const
{
    return m_start ? tr("Line: click the last hex of the row, Esc begins anew.")
                   : tr("Line: drag, or click the first hex of the row.");
}

std::vector<HexCoord> LineTool::hexesTo(HexCoord end) const
{
    std::vector<HexCoord> hexes;
    for (const HexCoord centre : hexesBetween(m_start.value_or(end), end))
        for (const HexCoord hex : hexesAround(centre, brush().size())) hexes.push_back(hex);
    return imagesOf(hexes, motions());
}

void LineTool::show(HexCoord end)
{
    document().preview(focus().onBoard([&](Board& b) { layGround(b, hexesTo(end), brush().ground()); }));
}

void LineTool::press(const Spot& spot)
{
    if (!board()) return;
    m_second = m_start.has_value();
    if (!m_second) m_start = spot.hex;
    //: Step of history
    document().beginGesture([] { return tr("Paint a line"); });
    show(spot.hex);
}

void LineTool::drag(const Spot& spot) { show(spot.hex); }

void LineTool::release(const Spot& spot)
{
    if (!document().inGesture()) {
        m_start.reset();
        emit lookChanged();
        return;
    }
    if (!m_second && m_start == spot.hex) {
        document().cancelGesture();  // the end is still to be clicked
        emit lookChanged();
        return;
    }
    Loss loss;
    document().extend(focus().onBoard([&](Board& b) { loss = tidy(b); }));
    document().commitGesture();
    m_start.reset();
    emit lookChanged();
    if (loss.any()) emit said(lossSentence(loss));
}

void LineTool::hover(const Spot& spot)
{
    Tool::hover(spot);
    emit lookChanged();
}

void LineTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void LineTool::cancel()
{
    Tool::cancel();
    m_start.reset();
    emit lookChanged();
}

void LineTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!hovered()) return;
    paintHexOutlines(painter, geometry, hexesTo(hovered()->hex));
}

}  // namespace inselwerk
