#include "editor/tools/pipette_tool.h"

#include "editor/tools/pick.h"

namespace inselwerk {

QString PipetteTool::name() const { return tr("Pipette"); }

QString PipetteTool::help() const
{
    return tr(
        "Click a hex to take its terrain and number into the brush, or a harbour to take its kind. Then the tool "
        "goes on that lays it: the one in use before, or else the one for what was clicked. With the brush, Alt and "
        "a click pick up terrain.");
}

QString PipetteTool::status() const { return tr("Pipette: click takes terrain, number or harbour into the brush."); }

void PipetteTool::press(const Spot& spot)
{
    m_kinds.clear();
    if (!board()) return;
    Pick found = pick(*board(), spot, brush());
    m_kinds = std::move(found.kinds);
    emit said(found.sentence);
}

void PipetteTool::release(const Spot&)
{
    // Only now, so that the next tool hears nothing of this click.
    if (!m_kinds.empty()) emit picked(std::exchange(m_kinds, {}));
}

}  // namespace inselwerk
