#pragma once

#include "editor/docks/dock.h"
#include "editor/docks/studio.h"

#include <QMainWindow>

class QLabel;

namespace inselwerk {

class Autosave;
class BoardMenu;
class BoardTabs;
class FileCommands;
class Notices;
class StatusFacts;
class SteadyLabel;
class Toolbar;
class WindowLayout;

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
    DocumentFile& file() { return *m_file; }
    Autosave& autosave() { return *m_autosave; }
    FileCommands& commands() { return *m_commands; }
    const std::vector<Dock*>& docks() const { return m_docks; }

    /// Another window with an empty document, beside this one; it goes when it is closed.
    MainWindow* makeSibling() const;
    /// Shows the window, in front of all others, with the keyboard on the board.
    void appear();
    /// Docks where they were at first.
    void resetLayout();

protected:
    bool event(QEvent*) override;
    void changeEvent(QEvent*) override;
    void childEvent(QChildEvent*) override;
    void closeEvent(QCloseEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool focusNextPrevChild(bool next) override;

private:
    void addMiddle();
    void addStatusBar();
    void follow();
    void finishTyping();
    void updateTitle();
    void addDocks();
    void addIconsToTabs();
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
    DocumentFile* m_file;
    Autosave* m_autosave;
    std::unique_ptr<Studio> m_studio;
    FileCommands* m_commands;
    WindowLayout* m_layout;
    Notices* m_notices;
    Toolbar* m_toolbar = nullptr;
    StatusFacts* m_facts = nullptr;
    std::vector<Dock*> m_docks;
    BoardMenu* m_boardMenu;
    BoardTabs* m_boards;
    QString m_status;      ///< what the tool in use does
    QLabel* m_sentence;    ///< what the tool does, or did
    SteadyLabel* m_place;  ///< the hex under the pointer
};

}  // namespace inselwerk
