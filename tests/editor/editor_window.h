#pragma once

#include "editor/canvas/board_canvas.h"
#include "editor/tools/tool_set.h"
#include "tests/editor/open_window.h"

#include <QMouseEvent>

namespace inselwerk::test {

/// A window whose board is worked by mouse and keys.
struct EditorWindow : OpenWindow
{
    explicit EditorWindow(const char* scenario, QSize size = {1300, 900}) : EditorWindow(included(scenario), size) {}
    explicit EditorWindow(Scenario scenario, QSize size = {1300, 900}) : OpenWindow(std::move(scenario), size, 500)
    {
        canvas().setFocus();
        QCoreApplication::processEvents();
    }

    BoardCanvas& canvas() { return window.canvas(); }
    Brush& brush() { return window.brush(); }
    template <class T>
    T& choose()
    {
        T* tool = window.tools().find<T>();
        window.tools().choose(tool);
        return *tool;
    }

    QPoint at(HexCoord hex) { return canvas().boardGeometry().hexCentre(hex).toPoint(); }
    QPoint at(CornerName corner) { return canvas().boardGeometry().cornerPoint(corner).toPoint(); }
    QPoint at(EdgeName edge) { return canvas().boardGeometry().edgeMiddle(edge).toPoint(); }

    void press(QPoint p, Qt::KeyboardModifiers keys = {}) { QTest::mousePress(&canvas(), Qt::LeftButton, keys, p); }
    void move(QPoint p, Qt::KeyboardModifiers keys = {}) { send(p, Qt::LeftButton, keys); }
    void release(QPoint p, Qt::KeyboardModifiers keys = {}) { QTest::mouseRelease(&canvas(), Qt::LeftButton, keys, p); }
    void click(QPoint p, Qt::KeyboardModifiers keys = {})
    {
        pointAt(p);
        QTest::mouseClick(&canvas(), Qt::LeftButton, keys, p);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {})
    {
        press(from, keys);
        constexpr int steps = 6;
        for (int i = 1; i <= steps; ++i) move(from + (to - from) * i / steps, keys);
        release(to, keys);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&canvas(), key, keys); }
    void type(const char* keys) { QTest::keyClicks(&canvas(), QString::fromLatin1(keys)); }
    /// Moves the pointer with no button down.
    void pointAt(QPoint p) { send(p, Qt::NoButton, {}); }

private:
    /// QTest::mouseMove knows neither buttons nor keys, and moves the pointer of the screen.
    void send(QPoint p, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys)
    {
        QMouseEvent event(QEvent::MouseMove, p, canvas().mapToGlobal(p), Qt::NoButton, buttons, keys);
        QApplication::sendEvent(&canvas(), &event);
    }
};

}  // namespace inselwerk::test
