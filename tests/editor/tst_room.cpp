#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"

#include <QScrollArea>
#include <QTabBar>

using namespace inselwerk;

/// The window fits small screens; everything in it can be read and reached there.
class RoomTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstWindowIsNoLargerThanTheScreen();
    void theWindowStaysAsSmallAsItIsMade_data();
    void theWindowStaysAsSmallAsItIsMade();
    void theTabsOfPanelsAreWhole_data();
    void theTabsOfPanelsAreWhole();
    void panelsAreAsWideAsTheirContents_data();
    void panelsAreAsWideAsTheirContents();
    void palettesNeedNoScrolling_data();
    void palettesNeedNoScrolling();
    void everythingInAPanelCanBeScrolledTo_data();
    void everythingInAPanelCanBeScrolledTo();
};

namespace {

void addSizesAndLanguages(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : sizes)
        for (const char* language : {"de", "en"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), language) << size << QString(language);
}

struct Room
{
    Room(QSize size, const QString& language, const char* scenario = "smoking-crescent")
    {
        window->file().begin(test::included(scenario));
        program.speak(language);
        window->resize(size);
        QTest::qWait(50);
    }
    void bringForward(Dock& dock)
    {
        dock.show();
        dock.raise();
        QTest::qWait(20);
    }

    test::Program program;
    std::unique_ptr<MainWindow> window = program.window();
};

}  // namespace

void RoomTest::theFirstWindowIsNoLargerThanTheScreen()
{
    test::Program program;
    MainWindow window(program.settings, program.languages, program.look);
    const QSize screen = window.screen()->availableSize();
    QVERIFY(window.height() <= screen.height());
    QVERIFY(window.width() <= std::max(screen.width(), window.minimumSizeHint().width()));
    const int before = window.height();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(window.height(), before);
}

void RoomTest::theWindowStaysAsSmallAsItIsMade_data()
{
    addSizesAndLanguages({{1024, 600}, {1280, 720}, {1366, 768}});
}

void RoomTest::theWindowStaysAsSmallAsItIsMade()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    // Shown at that size, and made smaller from each other arrangement.
    test::Program program;
    program.speak(language);
    MainWindow small(program.settings, program.languages, program.look);
    small.resize(size);
    small.show();
    QVERIFY(QTest::qWaitForWindowExposed(&small));
    QCOMPARE(small.size(), size);
    for (const QSize before : {QSize(1920, 1080), QSize(1280, 800), QSize(1100, 620)}) {
        small.resize(before);
        QTest::qWait(30);
        QCOMPARE(small.size(), before);
        small.resize(size);
        QTest::qWait(30);
        QCOMPARE(small.size(), size);
        QVERIFY(small.minimumSizeHint().width() <= size.width() && small.minimumSizeHint().height() <= size.height());
    }
    for (Dock* dock : small.docks()) {
        dock->raise();
        QTest::qWait(20);
        QCOMPARE(small.size(), size);
    }
}

void RoomTest::theTabsOfPanelsAreWhole_data()
{
    addSizesAndLanguages({{1024, 600}, {1280, 800}, {1600, 1000}, {1920, 1080}});
}

void RoomTest::theTabsOfPanelsAreWhole()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language);
    int found = 0;
    for (Dock* dock : room.window->docks()) {
        room.bringForward(*dock);
        QVERIFY(!dock->visibleRegion().isEmpty());
        for (QTabBar* bar : room.window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!bar->isVisible() || bar->count() == 0 || bar->tabText(bar->currentIndex()) != dock->windowTitle()) continue;
            ++found;
            const QRect tab = bar->tabRect(bar->currentIndex());
            QVERIFY2(bar->rect().contains(tab), qPrintable(dock->windowTitle()));
            QVERIFY2(tab.width() > bar->fontMetrics().horizontalAdvance(dock->windowTitle()), qPrintable(dock->windowTitle()));
        }
    }
    QVERIFY(found >= 8);
}

void RoomTest::panelsAreAsWideAsTheirContents_data()
{
    addSizesAndLanguages({{1024, 600}, {1280, 800}, {1600, 1000}});
}

void RoomTest::panelsAreAsWideAsTheirContents()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language, "crop-trust");
    QStringList narrow;
    for (Dock* dock : room.window->docks()) {
        room.bringForward(*dock);
        for (const QScrollArea* area : dock->findChildren<QScrollArea*>()) {
            if (!area->isVisible() || !area->widget()) continue;
            const int needed = area->widget()->minimumSizeHint().width();
            if (needed > area->viewport()->width())
                narrow << QString("%1: %2 for %3").arg(dock->windowTitle()).arg(area->viewport()->width()).arg(needed);
        }
    }
    QVERIFY2(narrow.isEmpty(), qPrintable(narrow.join(", ")));
}

void RoomTest::palettesNeedNoScrolling_data() { addSizesAndLanguages({{1280, 800}, {1366, 768}, {1600, 1000}}); }

void RoomTest::palettesNeedNoScrolling()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language, "base");
    for (Dock* dock : room.window->docks()) {
        if (dock->objectName() != "tools" && dock->objectName() != "terrain") continue;
        const auto* area = qobject_cast<QScrollArea*>(dock->widget());
        QVERIFY2(area->viewport()->height() >= area->widget()->sizeHint().height(), qPrintable(dock->windowTitle()));
    }
}

void RoomTest::everythingInAPanelCanBeScrolledTo_data() { addSizesAndLanguages({{1024, 600}}); }

void RoomTest::everythingInAPanelCanBeScrolledTo()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language);
    int reached = 0;
    for (Dock* dock : room.window->docks()) {
        room.bringForward(*dock);
        for (QWidget* field : dock->widget()->findChildren<QWidget*>()) {
            if (!field->isVisible() || !(field->focusPolicy() & Qt::TabFocus) || field->size().isEmpty()) continue;
            for (QWidget* around = field->parentWidget(); around != dock; around = around->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(field, 2, 2);
            const auto* list = qobject_cast<const QAbstractScrollArea*>(field);
            QVERIFY2(!(list ? list->viewport() : field)->visibleRegion().isEmpty(), qPrintable(dock->windowTitle() + ": " + field->objectName() + field->accessibleName()));
            ++reached;
        }
    }
    QVERIFY(reached > 100);
}

QTEST_MAIN(RoomTest)
#include "tst_room.moc"
