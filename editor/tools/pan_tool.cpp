#include "editor/tools/pan_tool.h"

namespace inselwerk {

QString PanTool::name() const { return tr("Move"); }

QString PanTool::help() const
{
    return tr(
        "Drag to move the board in the window; arrow keys do the same. The wheel zooms. With every other tool the "
        "right or the middle button moves the board.");
}

QString PanTool::status() const { return tr("Move: drag moves the board, the wheel zooms."); }

}  // namespace inselwerk
