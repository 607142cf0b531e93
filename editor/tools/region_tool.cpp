#include "editor/tools/region_tool.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace inselwerk {
namespace {

bool isMarked(const Board& board, HexCoord hex)
{
    return std::find(board.setupHexes.begin(), board.setupHexes.end(), hex) != board.setupHexes.end();
}

}  // namespace

QString RegionTool::name() const { return tr("Set-up"); }

QString RegionTool::help() const
{
    return tr(
        "Click or drag over the hexes beside which players found their first settlements; again, to unmark them. "
        "Without any mark they may found everywhere.");
}

QString RegionTool::status() const
{
    return board() && board()->setupHexes.empty()
               ? tr("Set-up: click marks where players may found; now they may found everywhere.")
               : tr("Set-up: click marks or unmarks where players may found.");
}

//: Step of history
StepName RegionTool::step() const
{
    return [] { return tr("Mark set-up hexes"); };
}

bool RegionTool::begin(const Spot& spot)
{
    m_mark = !isMarked(*board(), spot.hex);
    if (isLandAt(*board(), spot.hex)) return true;
    emit said(tr("Only land can be marked."));
    return false;
}

void RegionTool::lay(Board& board, const std::vector<HexCoord>& hexes)
{
    for (const HexCoord hex : hexes) {
        if (!m_mark)
            std::erase(board.setupHexes, hex);
        else if (isLandAt(board, hex) && !isMarked(board, hex))
            board.setupHexes.push_back(hex);
    }
}

void RegionTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (board()) {
        QColor tint = windowPalette(false).accent;
        painter.setPen(QPen(Qt::white, std::max(1.5, .05 * geometry.radius())));
        tint.setAlphaF(.45f);
        painter.setBrush(tint);
        for (const HexCoord hex : board()->setupHexes)
            painter.drawPath(hexPath(geometry.hexCentre(hex), .9 * geometry.radius(), geometry.orientation()));
        painter.setBrush(Qt::NoBrush);
    }
    StrokeTool::paint(painter, geometry);
}

}  // namespace inselwerk
