#include "editor/window/panel_of_tool.h"

#include "editor/window/main_window.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace inselwerk {
namespace {

bool takesLetters(const QWidget* field)
{
    return qobject_cast<const QLineEdit*>(field) || qobject_cast<const QAbstractSpinBox*>(field) ||
           qobject_cast<const QPlainTextEdit*>(field);
}

}  // namespace

void raisePanelOf(const Tool& tool, MainWindow& window)
{
    const auto dock = std::ranges::find_if(window.docks(), [&](const Dock* each) { return each->serves(tool); });
    if (!window.isVisible() || dock == window.docks().end()) return;
    if (!(*dock)->toggleViewAction()->isChecked()) return;
    const QWidget* field = window.focusWidget();
    const QList<QDockWidget*> hidden = window.tabifiedDockWidgets(*dock);
    const bool typing = takesLetters(field) && std::ranges::any_of(hidden, [field](const QDockWidget* other) {
                            return other->isAncestorOf(field);
                        });
    if (!typing) (*dock)->raise();
}

}  // namespace inselwerk
