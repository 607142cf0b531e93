#include "editor/forms/scroll_page.h"

#include <QApplication>

namespace inselwerk {

ScrollPage::ScrollPage(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    connect(qApp, &QApplication::focusChanged, this, &ScrollPage::showFocused);
}

void ScrollPage::showFocused(QWidget*, QWidget* now)
{
    if (now && widget()->isAncestorOf(now)) ensureWidgetVisible(now, 0, 24);
}

}  // namespace inselwerk
