#pragma once

#include "editor/canvas/board_canvas.h"
#include "editor/docks/dock.h"
#include "editor/docks/token_list.h"
#include "tests/editor/called.h"
#include "tests/editor/hands.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include <QAbstractButton>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableView>
#include <QToolButton>

namespace inselwerk::test {

/// A designer at the editor, who makes a scenario with mouse and keys alone and finds things by what they are called.
class Designer
{
public:
    Designer() : m_window(m_program.window()), m_hands(*m_window)
    {
        m_window->resize(1280, 800);
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get())) qFatal("The window does not become active");
    }

    // --- files

    void beginWithEmptyHexagon(int rings)
    {
        const NextDialog dialog([&](QWidget& chooser) {
            auto& list = *chooser.findChild<QListWidget*>(QStringLiteral("templates"));
            m_hands.clickRow(list, list.count() - 1);
            m_hands.enter(*chooser.findChild<QSpinBox*>(), rings);
        });
        m_hands.menu({"File", "New…"});
        if (!dialog.came()) qFatal("There is no choice of templates");
    }
    /// Saves into a file of that name; returns its path.
    QString saveAs(const QString& name)
    {
        const NextDialog dialog(choosing(pathOf(name)));
        m_hands.menu({"File", "Save as…"});
        return pathOf(name);
    }
    QString pathOf(const QString& name) const { return m_program.path(name); }

    // --- panels

    Dock& panel(const char* name)
    {
        auto* found = m_window->findChild<Dock*>(QLatin1String(name));
        if (!found) qFatal("No panel is called %s", name);
        m_hands.bringIntoSight(*found);
        return *found;
    }
    /// What is called so in a panel and can be seen.
    template <class T>
    T& in(const char* panelName, const QString& called)
    {
        QStringList names;
        for (T* each : panel(panelName).template findChildren<T*>()) {
            if (!each->isVisible()) continue;
            if (isCalled(*each, called)) return *each;
            names << each->accessibleName();
        }
        qFatal("%s has no “%s”, but: %s", panelName, qPrintable(called), qPrintable(names.join(", ")));
    }
    void click(const char* panelName, const QString& button) { m_hands.click(in<QAbstractButton>(panelName, button)); }
    void tick(const char* panelName, const QString& box) { m_hands.tick(in<QCheckBox>(panelName, box)); }
    void enter(const char* panelName, const QString& box, int number)
    {
        m_hands.enter(in<QSpinBox>(panelName, box), number);
    }
    void choose(const char* panelName, const QString& box, const QString& entry)
    {
        m_hands.choose(in<QComboBox>(panelName, box), entry);
    }
    void write(const char* panelName, const QString& field, const QString& text)
    {
        m_hands.write(in<QLineEdit>(panelName, field), text);
        m_hands.key(Qt::Key_Return);
    }
    /// Puts a text into a field of many lines.
    void paste(const char* panelName, const QString& field, const std::string& text)
    {
        m_hands.click(in<QPlainTextEdit>(panelName, field));
        m_hands.paste(QString::fromStdString(text));
    }

    void turnTo(const char* panelName, const QString& page)
    {
        for (QTabBar* bar : panel(panelName).findChildren<QTabBar*>())
            for (int i = 0; i < bar->count(); ++i)
                if (bar->isVisible() && bar->tabText(i) == page) return m_hands.turnTo(*bar, i);
        qFatal("%s has no page “%s”", panelName, qPrintable(page));
    }
    void nameBoard(const QString& id, const QString& english, const QString& german)
    {
        write("properties", "Id of the board in the file", id);
        write("properties", "Name of the board in English", english);
        write("properties", "Name of the board in German", german);
    }
    /// `kind`: as the menu calls it, such as "Pool of terrain".
    void addPool(const QString& kind, const QString& name)
    {
        auto& add = in<QToolButton>("pools", "New pool");
        m_hands.menuOf(add, *add.menu(), kind);
        write("pools", "Name of the pool", name);
    }

    // --- the board

    QPoint at(HexCoord hex) { return canvas().boardGeometry().hexCentre(hex).toPoint(); }
    QPoint at(EdgeName edge) { return canvas().boardGeometry().edgeMiddle(edge).toPoint(); }
    QPoint at(CornerName corner) { return canvas().boardGeometry().cornerPoint(corner).toPoint(); }

    void tool(const QString& name) { click("tools", name); }
    template <class Place>
    void click(Place place, Qt::KeyboardModifiers keys = {})
    {
        m_hands.click(canvas(), at(place), keys);
    }
    void drag(const std::vector<HexCoord>& hexes)
    {
        std::vector<QPoint> along;
        for (const HexCoord hex : hexes) along.push_back(at(hex));
        m_hands.drag(canvas(), along);
    }
    /// Types while the pointer is on a hex.
    void typeOn(HexCoord hex, const QString& keys)
    {
        m_hands.pointAt(canvas(), at(hex));
        m_hands.type(keys);
    }

    Hands& hands() { return m_hands; }
    MainWindow& window() { return *m_window; }
    BoardCanvas& canvas() { return m_window->canvas(); }
    const Scenario& scenario() { return m_window->document().scenario(); }

private:
    Program m_program;
    std::unique_ptr<MainWindow> m_window;
    Hands m_hands;
};

}  // namespace inselwerk::test
