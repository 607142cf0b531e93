#pragma once

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/look.h"
#include "editor/window/main_window.h"
#include "tests/editor/scenario_files.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace inselwerk::test {

/// A window of the editor with a scenario in it, for tests that work its panels like a person.
struct DockWindow
{
    explicit DockWindow(Scenario scenario) { show(std::move(scenario)); }
    explicit DockWindow(const char* name) { show(included(name)); }

    const Scenario& scenario() { return window.document().scenario(); }
    const Board& board() { return *window.focus().board(); }
    QUndoStack& history() { return window.document().history(); }
    std::string file() { return written(scenario()); }

    template <class T>
    T* find(const char* name = nullptr)
    {
        T* found = name ? window.findChild<T*>(QLatin1String(name)) : window.findChild<T*>();
        if (!found) qFatal("nothing is called %s", name ? name : T::staticMetaObject.className());
        if constexpr (std::is_base_of_v<QWidget, T>) bringForward(*found);
        return found;
    }
    /// Panels are tabs behind each other.
    static void bringForward(QWidget& inside)
    {
        for (QWidget* around = &inside; around; around = around->parentWidget())
            if (auto* dock = qobject_cast<Dock*>(around); dock && dock->visibleRegion().isEmpty()) {
                dock->raise();
                QCoreApplication::processEvents();
            }
    }
    void click(const char* name)
    {
        auto* button = find<QWidget>(name);
        QVERIFY2(button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void speak(const char* language)
    {
        languages.setCurrent(QLatin1String(language));
        QCoreApplication::processEvents();
    }

    /// Does something that is one step of history; takes it back and does it again, and compares the files.
    void step(const std::function<void()>& act)
    {
        const std::string before = file();
        const int steps = history().index();
        act();
        window.document().breakMerging();
        QCOMPARE(history().index(), steps + 1);
        QVERIFY2(!history().undoText().isEmpty(), "a step without a name");
        const std::string after = file();
        QVERIFY(before != after);
        window.document().undo();
        QCOMPARE(file(), before);
        window.document().redo();
        QCOMPARE(file(), after);
    }
    /// Does something that is no step.
    void nothing(const std::function<void()>& act)
    {
        const std::string before = file();
        const int steps = history().count();
        act();
        QCOMPARE(history().count(), steps);
        QCOMPARE(file(), before);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Languages languages{settings, QStringLiteral("en")};
    Look look{*qApp, settings};
    MainWindow window{settings, languages, look};

private:
    void show(Scenario scenario)
    {
        window.document().replace(std::move(scenario));
        window.resize(1600, 1000);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
};

}  // namespace inselwerk::test
