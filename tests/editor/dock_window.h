#pragma once

#include "editor/canvas/board_canvas.h"
#include "tests/editor/open_window.h"
#include "tests/editor/steps.h"

namespace inselwerk::test {

/// A window of the editor with a scenario in it, for tests that work its panels like a person.
struct DockWindow : OpenWindow
{
    explicit DockWindow(Scenario scenario) : OpenWindow(std::move(scenario), {1600, 1000})
    {
        if (!isActive) qFatal("The window does not become active");
    }
    explicit DockWindow(const char* name) : DockWindow(included(name)) {}

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

    void step(const std::function<void()>& act) { test::step(*this, document(), act); }
    void nothing(const std::function<void()>& act) { test::nothing(*this, document(), act); }
};

}  // namespace inselwerk::test
