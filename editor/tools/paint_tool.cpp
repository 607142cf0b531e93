#include "editor/tools/paint_tool.h"

#include "editor/tools/loss_sentence.h"
#include "editor/tools/pick.h"

namespace inselwerk {

QString PaintTool::name() const { return tr("Paint"); }

QString PaintTool::help() const
{
    return tr(
        "Click or drag to lay the chosen terrain. Hold Shift to paint a straight row from the last place, Alt to "
        "pick up what lies there. 1 to 5, or plus and minus, choose the size of the brush. Numbers stay where the "
        "new terrain can bear them.");
}

QString PaintTool::status() const
{
    return tr("Paint: click or drag lays the terrain, Shift paints a straight row, Alt picks up terrain.");
}

//: Step of history
StepName PaintTool::step() const
{
    return [] { return tr("Paint terrain"); };
}

bool PaintTool::begin(const Spot& spot)
{
    if (!spot.modifiers.testFlag(Qt::AltModifier)) return true;
    emit said(pick(*board(), spot, brush()).sentence);
    return false;
}

void PaintTool::lay(Board& board, const std::vector<HexCoord>& hexes) { layGround(board, hexes, brush().ground()); }

QString PaintTool::finish(Board& board) { return lossSentence(tidy(board)); }

bool PaintTool::key(QKeyEvent& event, const Spot&)
{
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    const int size = event.key() - Qt::Key_1;
    if (size < 0 || size > Brush::maxSize) return false;
    brush().setSize(size);
    emit lookChanged();
    return true;
}

}  // namespace inselwerk
