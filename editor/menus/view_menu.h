#pragma once

#include "editor/menus/menu.h"

namespace inselwerk {

/// Zoom, what is drawn over the board, panels, language and colours.
class ViewMenu : public Menu
{
    Q_OBJECT

public:
    ViewMenu(const Studio&, QWidget* parent);

    void retranslate() override;

private:
    void addLanguages();
    void addThemes();
    void tick();

    QAction* m_zoomIn;
    QAction* m_zoomOut;
    QAction* m_fit;
    QAction* m_plain;
    QAction* m_fullScreen;
    QAction* m_regions;
    QMenu* m_panels;
    QAction *m_nextPanel, *m_previousPanel;
    QAction* m_layout;
    QMenu* m_languages;
    QMenu* m_themes;
};

}  // namespace inselwerk
