#include "editor/tools/tool_set.h"

#include "editor/tools/paint_tool.h"

namespace inselwerk {

ToolSet::ToolSet(const Workbench& bench, QObject* parent) : QObject(parent)
{
    m_tools = {
        new PaintTool(bench, this),
    };
    m_current = m_tools.front();
}

void ToolSet::choose(Tool* tool)
{
    if (tool == m_current) return;
    m_current = tool;
    emit chosen(tool);
}

}  // namespace inselwerk
