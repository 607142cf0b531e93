#pragma once

#include "editor/menus/menu.h"

#include <QPointer>

namespace inselwerk {

class ManualWindow;

/// Manual, shortcuts, what's this.
class HelpMenu : public Menu
{
    Q_OBJECT

public:
    HelpMenu(const Studio&, QWidget* parent);

    void retranslate() override;

private:
    void showManual();
    void showShortcuts();
    void showAbout();

    QPointer<ManualWindow> m_manualWindow;
    QAction* m_manual;
    QAction* m_whatsThis;
    QAction* m_shortcuts;
    QAction* m_about;
};

}  // namespace inselwerk
