#include "editor/tools/fill_tool.h"

#include "editor/tools/loss_sentence.h"

namespace inselwerk {

QString FillTool::name() const { return tr("Fill"); }

QString FillTool::help() const
{
    return tr(
        "Click a hex to lay the chosen terrain on it and on all hexes of the same terrain that hang together with "
        "it. Water without hexes is filled as far as one row around the board.");
}

QString FillTool::status() const
{
    return tr("Fill: click lays the terrain on all hexes of the same terrain side by side.");
}

void FillTool::press(const Spot& spot)
{
    if (!board()) return;
    const std::vector<HexCoord> hexes = imagesOf(hexesOfFill(*board(), spot.hex), motions());
    if (hexes.empty()) {
        emit said(tr("There is too much water here to fill it."));
        return;
    }
    Loss loss;
    //: Step of history
    focus().change(
        [] { return tr("Fill with terrain"); },
        [&](Board& b) {
            layGround(b, hexes, brush().ground());
            loss = tidy(b);
        });
    if (loss.any()) emit said(lossSentence(loss));
}

}  // namespace inselwerk
