#include "editor/window/lead_to.h"

#include "editor/canvas/board_canvas.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/region_tool.h"
#include "editor/tools/robber_tool.h"
#include "editor/tools/tool_set.h"
#include "editor/window/board_tabs.h"
#include "editor/window/main_window.h"

#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

namespace inselwerk {
namespace {

/// Null: the one in use does.
Tool* toolFor(const Place& place, const ToolSet& tools)
{
    using Kind = Place::Kind;
    switch (place.kind) {
        case Kind::Pieces: return tools.find<PiecesTool>();
        case Kind::Region: return tools.find<RegionTool>();
        case Kind::Harbour: return tools.find<HarbourTool>();
        case Kind::Robber: return tools.find<RobberTool>();
        case Kind::Board: break;
        default: return nullptr;
    }
    if (place.field == "hexes") return tools.find<PaintTool>();
    return place.field == "harbours" ? tools.find<HarbourTool>() : nullptr;
}

void chooseToolFor(const Place& place, MainWindow& window)
{
    if (place.colour) window.brush().setColour(*place.colour);
    if (Tool* tool = toolFor(place, window.tools())) window.tools().choose(tool);
}

void scrollTo(QWidget* field)
{
    for (QWidget* around = field->parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(field, 8, 24);
}

void leadToField(Dock& dock, QWidget* field)
{
    dock.show();
    dock.raise();
    field->setFocus(Qt::OtherFocusReason);
    // Once more when everything that came forward has found its size.
    QTimer::singleShot(0, field, [field] {
        field->setFocus(Qt::OtherFocusReason);
        scrollTo(field);
    });
}

}  // namespace

void leadTo(const Place& place, MainWindow& window)
{
    if (place.hex) window.canvas().setCursorHex(*place.hex);
    for (Dock* dock : window.docks()) {
        QWidget* field = dock->comeTo(place);
        if (!field) continue;
        // The colour of starting pieces has its row, and the pieces themselves are put down on the board.
        if (place.colour) chooseToolFor(place, window);
        // A field that cannot be used has nothing to change; the board may have.
        if (field->isEnabled()) return leadToField(*dock, field);
        break;
    }
    if (place.kind == Place::Kind::Head && place.field == "boards") return window.boards().addButton().setFocus();
    if (!place.board) return;
    chooseToolFor(place, window);
    window.canvas().setFocus(Qt::OtherFocusReason);
}

}  // namespace inselwerk
