#include "editor/tools/robber_tool.h"

#include "app/common/painting/pieces.h"

namespace inselwerk {

QString RobberTool::name() const { return tr("Robber"); }

QString RobberTool::help() const
{
    return tr(
        "Click the hex on which the robber begins. Delete lets the game begin without him. That he begins on the "
        "desert, on the volcano or on a number is chosen among the properties of the board.");
}

QString RobberTool::status() const { return tr("Robber: click the hex where he begins, Delete leaves him out."); }

void RobberTool::press(const Spot& spot)
{
    if (!board()) return;
    if (!isLandAt(*board(), spot.hex)) {
        emit said(tr("The robber begins on land."));
        return;
    }
    //: Step of history
    focus().change(
        [] { return tr("Place the robber"); },
        [&](Board& b) {
            b.robber = {RobberStart::Kind::Hex, spot.hex, 0};
        });
}

bool RobberTool::key(QKeyEvent& event, const Spot&)
{
    if (!claims(event.key())) return false;
    //: Step of history
    if (focus().change(
            [] { return tr("Leave out the robber"); },
            [](Board& b) {
                b.robber = {RobberStart::Kind::None, {}, 0};
            }))
        emit said(tr("The game begins without the robber."));
    return true;
}

void RobberTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->hex != spot.hex;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void RobberTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void RobberTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!hovered() || !board() || !isLandAt(*board(), hovered()->hex)) return;
    const qreal R = geometry.radius();
    paintRobber(painter, geometry.hexCentre(hovered()->hex) + QPointF(.5, .04) * R, R, .6);
}

}  // namespace inselwerk
