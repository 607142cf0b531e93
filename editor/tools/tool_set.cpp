#include "editor/tools/tool_set.h"

#include "editor/tools/chance_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/line_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pan_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/pipette_tool.h"
#include "editor/tools/region_tool.h"
#include "editor/tools/robber_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/token_tool.h"

#include <algorithm>
#include <utility>

namespace inselwerk {

ToolSet::ToolSet(const Workbench& bench, QObject* parent) : QObject(parent)
{
    auto* pipette = new PipetteTool(bench, this);
    m_tools = {
        new SelectTool(bench, this),
        new PanTool(bench, this),
        new PaintTool(bench, this),
        new FillTool(bench, this),
        new LineTool(bench, this),
        new NumberTool(bench, this),
        new HarbourTool(bench, this),
        new ChanceTool(bench, this),
        new RobberTool(bench, this),
        new PiecesTool(bench, this),
        pipette,
        new RegionTool(bench, this),
        new TokenTool(bench, this),
    };
    m_current = m_tools.front();
    m_before = m_current;
    connect(pipette, &PipetteTool::picked, this, &ToolSet::goOn);
}

void ToolSet::choose(Tool* tool)
{
    if (tool == m_current) return;
    m_before = std::exchange(m_current, tool);
    emit chosen(tool);
}

void ToolSet::goOn(const std::vector<Tool::Option>& picked)
{
    if (std::ranges::any_of(picked, [this](Tool::Option kind) { return m_before->uses(kind); }))
        return choose(m_before);
    choose(*std::ranges::find_if(m_tools, [&](const Tool* tool) { return tool->uses(picked.front()); }));
}

}  // namespace inselwerk
