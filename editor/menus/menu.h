#pragma once

#include "editor/docks/studio.h"

#include <QEvent>
#include <QMenu>

namespace inselwerk {

/// A menu of the menu bar with its actions. A new menu is one class, and one line in MainWindow::addMenus.
class Menu : public QMenu
{
    Q_OBJECT

public:
    Menu(const Studio& studio, QWidget* parent) : QMenu(parent), m_studio(studio) {}

    /// Sets title and texts in the language in use.
    virtual void retranslate() = 0;

protected:
    const Studio& studio() const { return m_studio; }
    void changeEvent(QEvent* event) override
    {
        QMenu::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) retranslate();
    }

private:
    Studio m_studio;
};

}  // namespace inselwerk
