#pragma once

#include "editor/docks/studio.h"

#include <QToolBar>

class QToolButton;

namespace inselwerk {

/// The commands that are used most, as buttons. They are actions of the menus, found by their names.
class Toolbar : public QToolBar
{
    Q_OBJECT

public:
    /// `menus`: holds the actions somewhere below it.
    Toolbar(const Studio&, const QObject& menus);

    void retranslate();

private:
    void addCommands(const QObject& menus);
    QToolButton& addButton(QAction&, Qt::ToolButtonStyle);
    /// Gives a button the name of an action, with its key in the tooltip.
    static void nameAfter(const QAction&, QToolButton&);
    void addZoom();
    void addPlayTest(QAction&);

    Studio m_studio;
    QToolButton* m_zoom = nullptr;
    QAction* m_playAction = nullptr;
    QToolButton* m_play = nullptr;
};

}  // namespace inselwerk
