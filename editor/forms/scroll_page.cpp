#include "editor/forms/scroll_page.h"

#include <QApplication>
#include <QScopedValueRollback>

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

/// The keyboard may go elsewhere while the page is being taken down.
ScrollPage::~ScrollPage() { disconnect(qApp, nullptr, this, nullptr); }

/// A content that is resized may need a scroll bar, which resizes the content. Where its height follows from its width,
/// that could go on for ever.
bool ScrollPage::eventFilter(QObject* watched, QEvent* event)
{
    constexpr int deepest = 8;
    if (m_arranging > deepest) return false;
    const QScopedValueRollback arranging(m_arranging, m_arranging + 1);
    return QScrollArea::eventFilter(watched, event);
}

void ScrollPage::showFocused(QWidget*, QWidget* now)
{
    // What a mouse has met is in sight, and must not go away below it before the button is let go.
    if (QGuiApplication::mouseButtons() != Qt::NoButton) return;
    if (now && widget()->isAncestorOf(now)) ensureWidgetVisible(now, 0, 24);
}

}  // namespace inselwerk
