#pragma once

#include "editor/window/studio.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>

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
    /// Makes ready to change a place that is changed in this panel: the field for it. Null: some other panel's.
    virtual QWidget* fieldFor(const Place&) { return nullptr; }

signals:
    /// Something that a designer should know of: a sentence for the status bar.
    void said(const QString& sentence);

protected:
    const Studio& studio() const { return m_studio; }
    Focus& focus() const { return m_studio.focus(); }
    Document& document() const { return m_studio.document(); }
    /// Tells the designer something in the status bar, for as long as it takes to read.
    void say(const QString& sentence)
    {
        constexpr int milliseconds = 12000;
        if (auto* window = qobject_cast<QMainWindow*>(parentWidget()))
            window->statusBar()->showMessage(sentence, milliseconds);
    }
    void changeEvent(QEvent* event) override
    {
        QDockWidget::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) retranslate();
    }

private:
    Studio m_studio;
};

}  // namespace inselwerk
