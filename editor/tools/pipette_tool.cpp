#include "editor/tools/pipette_tool.h"

#include "editor/tools/pick.h"

namespace inselwerk {

QString PipetteTool::name() const { return tr("Pipette"); }

QString PipetteTool::help() const
{
    return tr(
        "Click a hex to take its terrain and number into the brush, or a harbour to take its kind. Then the tool "
        "that was in use before goes on. With the brush, Alt and a click do the same.");
}

QString PipetteTool::status() const { return tr("Pipette: click takes terrain, number or harbour into the brush."); }

void PipetteTool::press(const Spot& spot)
{
    m_picking = board() != nullptr;
    if (m_picking) emit said(pick(*board(), spot, brush()));
}

void PipetteTool::release(const Spot&)
{
    // Only now, so that the next tool hears nothing of this click.
    if (std::exchange(m_picking, false)) emit picked();
}

}  // namespace inselwerk
