#pragma once

#include "editor/docks/dock.h"
#include "editor/window/studio.h"

#include <QMainWindow>

class QLabel;

namespace inselwerk {

class BoardMenu;
class BoardTabs;

/// A window with one document: canvas in the middle, docks around it, board tabs above the canvas.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings&, Languages&, Look&);
    ~MainWindow() override;

    Document& document() { return *m_document; }
    Focus& focus() { return *m_focus; }
    BoardCanvas& canvas() { return *m_canvas; }
    ToolSet& tools() { return *m_tools; }
    Brush& brush() { return *m_brush; }
    BoardTabs& boards() { return *m_boards; }
    const Studio& studio() const { return *m_studio; }

protected:
    void changeEvent(QEvent*) override;

private:
    void addDocks();
    void addMenus();
    void updateStatus();
    /// Shows a sentence of a tool; empty: what the tool does.
    void say(const QString&);
    void retranslate();

    Document* m_document;
    Focus* m_focus;
    Brush* m_brush;
    ToolSet* m_tools;
    BoardCanvas* m_canvas;
    std::unique_ptr<Studio> m_studio;
    QString m_status;    ///< what the tool in use does
    BoardMenu* m_boardMenu;
    BoardTabs* m_boards;
    QLabel* m_sentence;  ///< what the tool does, or did
    QLabel* m_place;     ///< the hex under the pointer
};

}  // namespace inselwerk
