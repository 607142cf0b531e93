#pragma once

#include "editor/window/studio.h"

#include <QDockWidget>

namespace inselwerk {

/// A panel beside the canvas that can be moved, floated and closed. A new dock is one class, and one line in
/// dock_set.cpp.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    /// `name`: for the saved layout of the window.
    Dock(const QString& name, const Studio& studio) : m_studio(studio) { setObjectName(name); }

    /// Where it stands at first.
    virtual Qt::DockWidgetArea homeArea() const = 0;
    /// Sets every text, title and accessible names included, in the language in use.
    virtual void retranslate() = 0;

signals:
    /// Something that a designer should know of: a sentence for the status bar.
    void said(const QString& sentence);

protected:
    const Studio& studio() const { return m_studio; }
    Focus& focus() const { return m_studio.focus(); }
    Document& document() const { return m_studio.document(); }
    void changeEvent(QEvent* event) override
    {
        QDockWidget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) retranslate();
    }

private:
    Studio m_studio;
};

}  // namespace inselwerk
