#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// The tools of a window, and the one in use.
class ToolSet : public QObject
{
    Q_OBJECT

public:
    explicit ToolSet(const Workbench&, QObject* parent = nullptr);

    /// In the order of the palette.
    const std::vector<Tool*>& tools() const { return m_tools; }
    Tool* current() const { return m_current; }
    void choose(Tool*);
    template <class T>
    T* find() const
    {
        for (Tool* tool : m_tools)
            if (T* found = qobject_cast<T*>(tool)) return found;
        return nullptr;
    }

signals:
    void chosen(Tool*);

private:
    /// Chooses a tool that lays what was picked up: the one in use before if it can.
    void goOn(const std::vector<Tool::Option>& picked);

    std::vector<Tool*> m_tools;
    Tool* m_current = nullptr;
    Tool* m_before = nullptr;  ///< the tool that was in use before the current one
};

}  // namespace inselwerk
