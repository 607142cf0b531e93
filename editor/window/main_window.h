#pragma once

#include "editor/docks/dock.h"
#include "editor/window/studio.h"

#include <QMainWindow>

class QLabel;
class QTabBar;

namespace inselwerk {

class ProblemsDock;

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
    const Studio& studio() const { return *m_studio; }

protected:
    void changeEvent(QEvent*) override;

private:
    void addDocks();
    void addMenus();
    void updateBoards();
    void markBoards();
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
    QTabBar* m_boards;
    ProblemsDock* m_problems = nullptr;
    QString m_status;    ///< what the tool in use does
    QLabel* m_sentence;  ///< what the tool does, or did
    QLabel* m_place;     ///< the hex under the pointer
};

}  // namespace inselwerk
