#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/docks/stacks_dock.h"

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
    void theArrangementComesBackWithTheRoom_data();
    void theArrangementComesBackWithTheRoom();
    void movedPanelsStayWhereTheyWerePut();
    void allPanelsHaveTabsInSight_data();
    void allPanelsHaveTabsInSight();
    void notesOfTokensAreWhole_data();
    void notesOfTokensAreWhole();
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

using Sizes = QMap<QString, QSize>;

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

    void resize(QSize size)
    {
        window->resize(size);
        QTest::qWait(50);
    }
    /// Of the docks that are in front, by their names.
    Sizes sizes() const
    {
        Sizes sizes;
        for (const Dock* dock : window->docks())
            if (!dock->visibleRegion().isEmpty()) sizes[dock->objectName()] = dock->size();
        return sizes;
    }

    test::Program program;
    std::unique_ptr<MainWindow> window = program.window();
};

bool sameButForRounding(const Sizes& now, const Sizes& before)
{
    constexpr int rounding = 2;
    bool same = now.keys() == before.keys();
    for (auto at = now.begin(); at != now.end(); ++at) {
        const QSize change = at.value() - before.value(at.key());
        if (std::max(std::abs(change.width()), std::abs(change.height())) <= rounding) continue;
        qWarning() << at.key() << "was" << before.value(at.key()) << "and is" << at.value();
        same = false;
    }
    return same;
}

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

void RoomTest::theArrangementComesBackWithTheRoom_data()
{
    QTest::addColumn<QSize>("between");
    QTest::addColumn<int>("steps");
    QTest::newRow("small") << QSize(1024, 600) << 1;
    QTest::newRow("medium") << QSize(1280, 800) << 1;
    QTest::newRow("low") << QSize(1600, 600) << 1;
    QTest::newRow("a little lower") << QSize(1600, 740) << 1;
    QTest::newRow("small, dragged") << QSize(1024, 600) << 24;
}

void RoomTest::theArrangementComesBackWithTheRoom()
{
    QFETCH(QSize, between);
    QFETCH(int, steps);
    const QSize large(1600, 1000);
    Room room(large, "en", "crop-trust");
    const auto before = room.sizes();
    for (int step = 1; step <= steps; ++step) room.resize(large + (between - large) * step / steps);
    for (int step = 1; step <= steps; ++step) room.resize(between + (large - between) * step / steps);
    QVERIFY(sameButForRounding(room.sizes(), before));
    // Also in the next window.
    QVERIFY(room.window->close());
    room.window = room.program.window();
    room.resize(large);
    QVERIFY(sameButForRounding(room.sizes(), before));
}

void RoomTest::movedPanelsStayWhereTheyWerePut()
{
    Room room({1600, 1000}, "en");
    Dock& tools = *room.window->docks().front();
    constexpr int wider = 300;
    room.window->resizeDocks({&tools}, {wider}, Qt::Horizontal);
    room.resize({1600, 1000});
    const auto before = room.sizes();
    QCOMPARE(before.value(tools.objectName()).width(), wider);
    room.resize({1024, 600});
    QVERIFY(room.sizes().value(tools.objectName()).width() < wider);
    room.resize({1600, 1000});
    QCOMPARE(room.sizes(), before);
}

void RoomTest::allPanelsHaveTabsInSight_data()
{
    addSizesAndLanguages({{1024, 600}, {1280, 800}, {1600, 1000}, {1920, 1080}});
}

void RoomTest::allPanelsHaveTabsInSight()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language);
    std::set<QString> reached;
    for (QTabBar* bar : room.window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab) {
            const QString name = bar->tabText(tab);
            const QRect rect = bar->tabRect(tab);
            QVERIFY2(bar->rect().contains(rect), qPrintable(name));
            constexpr int wide = 1600;
            const bool showsText = rect.width() > bar->fontMetrics().horizontalAdvance(name);
            QVERIFY2(showsText || (size.width() < wide && !bar->tabIcon(tab).isNull()), qPrintable(name));
            QVERIFY2(rect.width() >= 30, qPrintable(name));
            QCOMPARE(bar->tabToolTip(tab), name);
            QTest::mouseClick(bar, Qt::LeftButton, {}, rect.center());
            QTest::qWait(20);
            for (const Dock* dock : room.window->docks())
                if (dock->windowTitle() == name && !dock->visibleRegion().isEmpty()) reached.insert(name);
        }
    }
    for (const Dock* dock : room.window->docks())
        QVERIFY2(
            !dock->visibleRegion().isEmpty() || reached.contains(dock->windowTitle()), qPrintable(dock->windowTitle()));
}

void RoomTest::notesOfTokensAreWhole_data() { addSizesAndLanguages({{1024, 600}, {1280, 800}, {1920, 1080}}); }

/// Of tokens in a stack: which one is live first.
void RoomTest::notesOfTokensAreWhole()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Room room(size, language, "catakatoa");
    auto* dock = room.window->findChild<StacksDock*>();
    room.bringForward(*dock);
    auto* tokens = dock->findChild<TokenList*>();
    room.window->resizeDocks({dock}, {10}, Qt::Horizontal);  // as narrow as can be
    QTest::qWait(50);
    const QImage whole = tokens->viewport()->grab(tokens->visualItemRect(tokens->item(0))).toImage();
    tokens->setMinimumWidth(tokens->width() + 200);
    QTest::qWait(50);
    const QImage wide = tokens->viewport()->grab(tokens->visualItemRect(tokens->item(0))).toImage();
    constexpr int notesFrom = 72, chance = 50;
    const QRect note(notesFrom, 4, whole.width() - notesFrom - chance, whole.height() - 8);
    QVERIFY(note.width() > 20);
    QCOMPARE(whole.copy(note), wide.copy(note));
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
