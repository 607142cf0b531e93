#pragma once

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>

/// What a person's hands can do at a window: the mouse goes to points of the screen, keys go to whatever has the focus.
/// What lies behind a tab or out of sight is brought into sight first; what a hand cannot reach ends the test.
namespace inselwerk::test {

class Hands
{
public:
    explicit Hands(QMainWindow& window) : m_window(window) {}

    // The mouse.
    void click(QWidget& on, QPoint at, Qt::KeyboardModifiers keys = {})
    {
        const QPoint there = reach(on, at);
        QTest::mouseMove(on.window()->windowHandle(), there);
        QTest::mouseClick(on.window()->windowHandle(), Qt::LeftButton, keys, there);
        QCoreApplication::processEvents();
    }
    void click(QWidget& on) { click(on, on.rect().center()); }
    void pointAt(QWidget& on, QPoint at) { QTest::mouseMove(on.window()->windowHandle(), reach(on, at)); }
    /// Pressed at the first point, let go at the last.
    void drag(QWidget& on, const std::vector<QPoint>& along)
    {
        QWindow* window = on.window()->windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, reach(on, along.front()));
        for (const QPoint at : along) QTest::mouseMove(window, reach(on, at));
        QTest::mouseRelease(window, Qt::LeftButton, {}, reach(on, along.back()));
        QCoreApplication::processEvents();
    }

    // The keyboard.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(focusWindow(), key, modifiers);
        QCoreApplication::processEvents();
    }
    void type(const QString& text)
    {
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, focusWindow(), keyOf(letter), QString(letter), Qt::NoModifier);
        QCoreApplication::processEvents();
    }
    /// Text from elsewhere.
    void paste(const QString& text)
    {
        QApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }

    // Things in windows.
    /// Clicks into a field and writes over what stands there.
    void write(QWidget& field, const QString& text)
    {
        click(field);
        key(Qt::Key_A, Qt::ControlModifier);
        type(text);
    }
    void enter(QSpinBox& box, int number)
    {
        write(*box.findChild<QLineEdit*>(), QString::number(number));
        key(Qt::Key_Return);
        if (box.value() != number) qFatal("%s does not take %d", qPrintable(box.accessibleName()), number);
    }
    void tick(QCheckBox& box)
    {
        bringIntoSight(box);
        click(box, QPoint(8, box.height() / 2));
    }
    void choose(QComboBox& box, const QString& entry)
    {
        const int row = box.findText(entry);
        if (row < 0) qFatal("%s does not offer %s", qPrintable(box.accessibleName()), qPrintable(entry));
        click(box);
        if (!QTest::qWaitFor([&] { return box.view()->isVisible(); })) qFatal("A drop-down list stays closed");
        const QModelIndex index = box.model()->index(row, box.modelColumn(), box.rootModelIndex());
        click(*box.view()->viewport(), scrollToRow(*box.view(), index));
        if (!QTest::qWaitFor([&] { return !box.view()->isVisible(); })) qFatal("A drop-down list stays open");
    }
    /// A row of a list or a table.
    void clickRow(QAbstractItemView& view, int row, Qt::KeyboardModifiers keys = {})
    {
        bringIntoSight(view);
        const QModelIndex index = view.model()->index(row, 0, view.rootIndex());
        click(*view.viewport(), scrollToRow(view, index), keys);
    }
    void turnTo(QTabBar& bar, int tab)
    {
        bringIntoSight(bar);
        click(bar, bar.tabRect(tab).center());
    }
    /// An entry of the menu bar, through its menus.
    void menu(const QStringList& path)
    {
        QMenuBar* bar = m_window.menuBar();
        QAction* action = actionIn(*bar, path.front());
        click(*bar, bar->actionGeometry(action).center());
        for (const QString& entry : path.mid(1)) {
            QMenu* menu = action->menu();
            action = actionIn(*menu, entry);
            click(*menu, menu->actionGeometry(action).center());
        }
    }
    /// An entry of the menu that a button opens. The button waits until the menu is closed.
    void menuOf(QWidget& button, QMenu& menu, const QString& entry)
    {
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            if (!menu.isVisible()) return;
            timer.stop();
            click(menu, menu.actionGeometry(actionIn(menu, entry)).center());
        });
        timer.start(10);
        click(button);
    }

    /// Opens the panel that something is on, and turns the wheel until it is in sight.
    void bringIntoSight(QWidget& widget) { bringIntoSight(widget, widget.rect().center()); }
    void bringIntoSight(QWidget& widget, QPoint at)
    {
        QCoreApplication::processEvents();
        for (QWidget* around = &widget; around; around = around->parentWidget())
            if (auto* dock = qobject_cast<QDockWidget*>(around); dock && dock->visibleRegion().isEmpty()) {
                // Panels that just came take their places one after the other.
                (void)QTest::qWaitFor([&] { return isReached(*tabsWith(*dock).first, tabsWith(*dock).second); });
                click(*tabsWith(*dock).first, tabsWith(*dock).second);
            }
        for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around); area && area->viewport()->isAncestorOf(&widget))
                turnWheel(*area, [&] { return widget.mapTo(area->viewport(), at); });
        QCoreApplication::processEvents();
    }

private:
    /// Turns the wheel over an area until something in it is in sight; `where` it is now, in its viewport.
    template <class Where>
    void turnWheel(QAbstractScrollArea& area, Where where)
    {
        constexpr int most = 400, margin = 6, notch = 60;
        const auto passed = [&](int y) { return y < margin ? -1 : y > area.viewport()->height() - margin ? 1 : 0; };
        for (int turned = 0; turned < most; ++turned) {
            const int way = passed(where().y());
            const int before = area.verticalScrollBar()->value();
            if (way == 0) return;
            const QPoint at = quietPlaceIn(*area.viewport());
            QWidget* under = area.viewport()->childAt(at);
            if (!under) under = area.viewport();
            const QPointF there = under->mapFrom(area.viewport(), at);
            QWheelEvent event(
                there, under->mapToGlobal(there), {}, {0, -way * notch}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(&event);  // from the mouse: only then it goes on to what is around
            qApp->notify(under, &event);
            QCoreApplication::processEvents();
            if (area.verticalScrollBar()->value() == before) return;  // the end: what cannot be reached is told there
        }
    }
    /// Where the wheel scrolls and turns no field.
    static QPoint quietPlaceIn(const QWidget& viewport)
    {
        for (int y = 3; y < viewport.height(); y += 6)
            for (int x = 3; x < viewport.width(); x += 24) {
                const QWidget* under = viewport.childAt(x, y);
                bool quiet = true;
                for (; under && under != &viewport; under = under->parentWidget())
                    quiet = quiet && !under->inherits("QAbstractSpinBox") && !under->inherits("QComboBox") &&
                            !under->inherits("QAbstractScrollArea");
                if (quiet) return {x, y};
            }
        return viewport.rect().center();
    }
    QPoint scrollToRow(QAbstractItemView& view, const QModelIndex& index)
    {
        turnWheel(view, [&] { return view.visualRect(index).center(); });
        return view.visualRect(index).center();
    }
    static Qt::Key keyOf(QChar letter)
    {
        constexpr ushort lastLatin = 0xff;
        const QChar upper = letter.toUpper();
        return upper.unicode() <= lastLatin ? Qt::Key(upper.unicode()) : Qt::Key_unknown;
    }
    QWindow* focusWindow()
    {
        // After a dialog a desktop gives the focus back; the platform of the tests does not.
        if (!QGuiApplication::focusWindow()) m_window.activateWindow();
        if (!QTest::qWaitFor([] { return QGuiApplication::focusWindow(); })) qFatal("No window has the focus");
        return QGuiApplication::focusWindow();
    }
    /// Where a point of a widget is in its window; the mouse must meet the widget there.
    QPoint reach(QWidget& on, QPoint at)
    {
        bringIntoSight(on, at);
        if (!QTest::qWaitFor([&] { return isReached(on, at); }))
            qFatal("A hand does not reach %s “%s”", on.metaObject()->className(), qPrintable(on.accessibleName()));
        return on.mapTo(on.window(), at);
    }
    static bool isReached(const QWidget& on, QPoint at)
    {
        const QWidget* met = on.window()->childAt(on.mapTo(on.window(), at));
        const bool itself = &on == on.window() ? on.rect().contains(at) : met == &on || on.isAncestorOf(met);
        return on.isVisible() && on.isEnabled() && itself;
    }
    /// The tab of a panel that stands behind another one.
    std::pair<QTabBar*, QPoint> tabsWith(const QDockWidget& dock)
    {
        for (QTabBar* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            for (int i = 0; i < bar->count(); ++i)
                if (bar->isVisible() && bar->tabData(i).value<quintptr>() == reinterpret_cast<quintptr>(&dock))
                    return {bar, bar->tabRect(i).center()};
        qFatal("The panel %s has no tab", qPrintable(dock.objectName()));
    }
    static QAction* actionIn(const QWidget& menu, const QString& text)
    {
        for (QAction* action : menu.actions())
            if (action->isVisible() && action->text().remove(QLatin1Char('&')) == text) return action;
        qFatal("No menu has “%s”", qPrintable(text));
    }

    QMainWindow& m_window;
};

}  // namespace inselwerk::test
