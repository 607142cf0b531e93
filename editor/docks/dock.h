#pragma once

#include "app/common/painting/line_icons.h"
#include "editor/common/look.h"
#include "editor/docks/studio.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QStyleOptionDockWidget>

namespace inselwerk {

/// A panel beside the canvas that can be moved, floated and closed. A new dock is one class, and one line in
/// dock_set.cpp.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    /// `name`: for the saved layout of the window. `icon`: on its tab where there is no room for names.
    Dock(const QString& name, Icon icon, const Studio& studio) : m_studio(studio), m_icon(icon)
    {
        setObjectName(name);
        connect(&studio.look, &Look::changed, this, [this] { recolour(); });
        connect(this, &QDockWidget::topLevelChanged, this, &Dock::showTitle);
    }

    /// Where it stands at first.
    virtual Qt::DockWidgetArea homeArea() const = 0;
    /// Sets every text, title and accessible names included, in the language in use.
    virtual void retranslate() = 0;
    /// Other colours are in use now: gives those anew that were chosen for texts and rows. Icons and what paints itself
    /// need nothing.
    virtual void recolour() {}
    /// Is what a tool lays down chosen in this panel? Then it comes forward with the tool.
    virtual bool serves(const Tool&) const { return false; }
    /// Makes ready to change a place that is changed in this panel: the field for it. Null: some other panel's.
    virtual QWidget* comeTo(const Place&) { return nullptr; }
    /// Names the panel and what it shows now, as long as its head has room for.
    const QString& title() const { return m_title; }
    Icon icon() const { return m_icon; }

signals:
    /// Something that a designer should know of: a sentence for the status bar.
    void said(const QString& sentence);

protected:
    const Studio& studio() const { return m_studio; }
    Focus& focus() const { return m_studio.focus(); }
    Document& document() const { return m_studio.document(); }
    /// `name`: of the panel, short, for its tab and for menus. `title`: see there; empty: the name alone.
    void setTitles(const QString& name, const QString& title = {})
    {
        m_name = name;
        m_title = title.isEmpty() ? name : title;
        showTitle();
    }
    void initStyleOption(QStyleOptionDockWidget* option) const override
    {
        QDockWidget::initStyleOption(option);
        option->title = m_title;
    }
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
    /// A tab shows the title of the window that the dock would be; a floating one has no tab.
    void showTitle()
    {
        const bool floats = isFloating() && parentWidget();
        setWindowTitle(floats ? m_title : m_name);
        setAccessibleName(m_title);
        update();
    }

    Studio m_studio;
    Icon m_icon;
    QString m_name;
    QString m_title;
};

}  // namespace inselwerk
