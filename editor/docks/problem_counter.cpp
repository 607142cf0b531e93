#include "editor/docks/problem_counter.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/docks/problems_dock.h"

#include <QEvent>

namespace inselwerk {

ProblemCounter::ProblemCounter(ProblemsDock& dock, QWidget* parent) : QToolButton(parent), m_dock(dock)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    connect(this, &QToolButton::clicked, &dock, &ProblemsDock::bringForward);
    connect(&dock.watch(), &ProblemWatch::changed, this, &ProblemCounter::refresh);
    refresh();
}

void ProblemCounter::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) refresh();
}

void ProblemCounter::refresh()
{
    const ProblemWatch::Count count = m_dock.watch().count();
    if (count.errors > 0)
        setIcon(lineIcon(Icon::Error, &WindowPalette::bad));
    else if (count.warnings > 0)
        setIcon(lineIcon(Icon::Warning, &WindowPalette::warn));
    else
        setIcon(lineIcon(Icon::Check, &WindowPalette::ok));
    const bool none = count.errors == 0 && count.warnings == 0;
    const QString text = none ? tr("No problems") : m_dock.countSentence();
    setText(text);
    //: For screen readers; %1: such as "1 error, 3 warnings"
    setAccessibleName(none ? text : fill(tr("Problems: %1"), {text}));
    setToolTip(tr("Show the list of problems"));
}

}  // namespace inselwerk
