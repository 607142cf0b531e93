#pragma once

#include "editor/window/main_window.h"
#include "tests/editor/desk.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

namespace inselwerk::test {

/// A real window of the editor with a scenario in it.
struct OpenWindow : Desk
{
    /// `patience`: how long to wait until it has the keyboard, ms. One that follows a window that went in the middle of
    /// a drag may never get it from the offscreen platform.
    OpenWindow(Scenario scenario, QSize size, int patience = 5000)
    {
        document().replace(std::move(scenario));
        window.resize(size);
        window.show();
        window.activateWindow();
        isActive = QTest::qWaitForWindowActive(&window, patience);
    }

    Document& document() { return window.document(); }
    Focus& focus() { return window.focus(); }
    QUndoStack& history() { return document().history(); }
    const Scenario& scenario() { return document().scenario(); }
    const Board& board() { return *focus().board(); }
    /// The file as it would be written now.
    std::string file() { return written(scenario()); }

    MainWindow window{settings, languages, look};
    bool isActive = false;
};

}  // namespace inselwerk::test
