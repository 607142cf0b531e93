#pragma once

#include "editor/docks/dock.h"

class QToolButton;

namespace inselwerk {

/// The tools, four in a row.
class ToolsDock : public Dock
{
    Q_OBJECT

public:
    explicit ToolsDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::LeftDockWidgetArea; }
    void retranslate() override;

private:
    void addKey(Tool*);

    struct Entry
    {
        Tool* tool;
        QToolButton* button;
    };
    std::vector<Entry> m_entries;
};

}  // namespace inselwerk
