#include "editor/tools/harbour_tool.h"

#include "app/common/painting/harbour_sign.h"
#include "app/common/painting/spots.h"

#include <QPainter>

namespace inselwerk {

QString HarbourTool::name() const { return tr("Harbour"); }

QString HarbourTool::help() const
{
    return tr(
        "Click an edge of the coast to lay a harbour of the chosen kind there, or to change the one that lies "
        "there; it faces the water. A click with the same kind, or Delete, takes it away.");
}

QString HarbourTool::status() const
{
    return tr("Harbour: click an edge of the coast lays the chosen kind, the same kind again takes it away.");
}

std::vector<EdgeName> HarbourTool::images(EdgeName edge) const
{
    return imagesOf(edge, motions(), board()->orientation);
}

void HarbourTool::press(const Spot& spot)
{
    if (!board()) return;
    const HarbourPlace place = spot.edge ? judgeHarbour(*board(), *spot.edge) : HarbourPlace::NoLand;
    switch (place) {
        case HarbourPlace::Fits: break;
        case HarbourPlace::NoLand: emit said(tr("A harbour lies on an edge of the coast.")); return;
        case HarbourPlace::Inland:
            emit said(tr("A harbour must face water, but there is land on both sides of this edge."));
            return;
        case HarbourPlace::Full: emit said(tr("A board has room for %n harbour(s).", nullptr, maxHarbours)); return;
    }
    const HarbourChoice choice = brush().harbour();
    const HarbourEntry* old = harbourAt(*board(), *spot.edge);
    if (old && harbourChoiceOf(*old) == choice) {
        remove(*spot.edge);
        return;
    }
    const std::vector<EdgeName> edges = images(*spot.edge);
    //: Step of history
    focus().change(
        [] { return tr("Lay a harbour"); },
        [&](Board& b) {
            for (const EdgeName& edge : edges) setHarbour(b, edge, choice);
        });
}

void HarbourTool::remove(EdgeName edge)
{
    const std::vector<EdgeName> edges = images(edge);
    //: Step of history
    focus().change(
        [] { return tr("Take a harbour away"); },
        [&](Board& b) {
            for (const EdgeName& image : edges) removeHarbour(b, image);
        });
}

bool HarbourTool::key(QKeyEvent& event, const Spot& spot)
{
    if (!claims(event.key())) return false;
    if (board() && spot.edge) remove(*spot.edge);
    return true;
}

void HarbourTool::hover(const Spot& spot)
{
    const bool moved = !hovered() || hovered()->edge != spot.edge;
    Tool::hover(spot);
    if (moved) emit lookChanged();
}

void HarbourTool::leave()
{
    Tool::leave();
    emit lookChanged();
}

void HarbourTool::paint(QPainter& painter, const BoardGeometry& geometry) const
{
    if (!board() || !hovered() || !hovered()->edge) return;
    const qreal R = geometry.radius();
    const HarbourChoice& choice = brush().harbour();
    const auto kind = choice.pool.empty() ? std::optional(choice.kind) : std::nullopt;
    for (const EdgeName& edge : images(*hovered()->edge)) {
        if (judgeHarbour(*board(), edge) != HarbourPlace::Fits) continue;
        const EdgePoints points = geometry.edgePoints(fromLand(*board(), edge));
        painter.setOpacity(.65);
        paintHarbour(painter, points, R, kind, R >= 60 ? Detail::Full : R >= 34 ? Detail::Small : Detail::Thumbnail);
        painter.setOpacity(1);
        paintFocusRing(painter, points.middle(), .6 * R);
    }
}

}  // namespace inselwerk
