#include "editor/docks/tools_dock.h"

#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/line_icon.h"
#include "editor/docks/choice_button.h"
#include "editor/tools/tool_set.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {

ToolsDock::ToolsDock(const Studio& studio) : Dock(QStringLiteral("tools"), Icon::Select, studio)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(6, 6, 6, 6);
    auto* grid = new QGridLayout;
    column->addLayout(grid);
    column->addStretch();
    grid->setSpacing(2);
    auto* group = new QButtonGroup(this);
    constexpr int perRow = 4;
    for (Tool* tool : studio.tools.tools()) {
        auto* button = new QToolButton;
        button->setIcon(lineIcon(tool->icon()));
        button->setIconSize({20, 20});
        button->setCheckable(true);
        button->setChecked(tool == studio.tools.current());
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * .8);
        small.setStretch(QFont::SemiCondensed);
        button->setFont(small);
        group->addButton(button);
        const int at = static_cast<int>(m_entries.size());
        grid->addWidget(button, at / perRow, at % perRow);
        connect(button, &QToolButton::clicked, this, [this, tool] { this->studio().tools.choose(tool); });
        connect(&studio.tools, &ToolSet::chosen, button, [button, tool](const Tool* chosen) {
            button->setChecked(chosen == tool);
        });
        m_entries.push_back({tool, button});
        addKey(tool);
    }
    setWidget(asPalette(panel));
}

/// The letter of a tool works anywhere in the window but where letters are typed or choose from a list, and leads to the
/// board.
void ToolsDock::addKey(Tool* tool)
{
    auto* action = new QAction(this);
    action->setShortcut(tool->shortcut());
    connect(action, &QAction::triggered, this, [this, tool] {
        studio().canvas.setFocus(Qt::ShortcutFocusReason);
        studio().tools.choose(tool);
    });
    connect(qApp, &QApplication::focusChanged, action, [action](QWidget*, QWidget* now) {
        action->setEnabled(!qobject_cast<QComboBox*>(now));
    });
    studio().canvas.addAction(action);
}

void ToolsDock::retranslate()
{
    setWhatsThis(tr("The tools for the board. Each has a key, which its tooltip names."));
    setTitles(tr("Tools"));
    for (const auto& [tool, button] : m_entries) {
        button->setText(tool->name());
        button->setAccessibleName(tool->name());
        //: Tooltip of a tool: %1 is its name, %2 its key
        button->setToolTip(fill(tr("%1 (%2)"), {tool->name(), tool->shortcut().toString(QKeySequence::NativeText)}));
        button->setWhatsThis(tool->help());
    }
}

}  // namespace inselwerk
