#include "tests/editor/settled.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/docks/draw_preview.h"
#include "editor/tools/brush_symmetry.h"

#include <QTabBar>
#include <QToolBar>

#include <map>

using namespace inselwerk;

/// Colours of the window: dark or light, chosen at any moment.
class LookTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingKeepsTheOldColours_data();
    void nothingKeepsTheOldColours();
    void theTabInFrontIsMarked_data();
    void theTabInFrontIsMarked();
};

namespace {

using Pictures = std::map<QString, QImage>;

/// What everything in the window looks like, each panel with each tool that it knows.
Pictures picturesOf(MainWindow& window)
{
    Pictures pictures;
    const auto take = [&](const QString& name, QWidget& widget) {
        window.canvas().setFocus();
        QCoreApplication::processEvents();
        test::awaitFairness(window);
        pictures[name] = widget.grab().toImage();
    };
    for (Tool* tool : window.tools().tools()) {
        window.tools().choose(tool);
        auto* brush = window.findChild<Dock*>(QStringLiteral("brush"));
        brush->raise();
        take("brush with " + tool->name(), *brush);
    }
    for (Dock* dock : window.docks()) {
        dock->raise();
        take(dock->objectName(), *dock);
    }
    take("window", window);
    window.focus().select({window.focus().board()->hexes.front().at});
    auto* properties = window.findChild<Dock*>(QStringLiteral("properties"));
    properties->raise();
    take("properties of a hex", *properties);
    window.focus().select({});
    return pictures;
}

void prepare(MainWindow& window)
{
    window.file().begin(test::troubled());
    DrawPreview::of(window.studio()).setActive(true);
    changeSymmetry(window.studio().bench, [](Symmetry& symmetry) { symmetry.fold = 3; });
    test::settle(window);
    (void)picturesOf(window);  // everything has been shown once
}

}  // namespace

void LookTest::nothingKeepsTheOldColours_data()
{
    QTest::addColumn<Settings::Theme>("before");
    QTest::addColumn<Settings::Theme>("after");
    QTest::newRow("dark at last") << Settings::Theme::Light << Settings::Theme::Dark;
    QTest::newRow("light at last") << Settings::Theme::Dark << Settings::Theme::Light;
}

void LookTest::nothingKeepsTheOldColours()
{
    QFETCH(Settings::Theme, before);
    QFETCH(Settings::Theme, after);
    test::Program program;
    const auto pictures = [&](Settings::Theme first) {
        program.settings.setTheme(first);
        const auto window = program.window();
        prepare(*window);
        program.settings.setTheme(after);
        QCoreApplication::processEvents();
        return picturesOf(*window);
    };
    const Pictures switched = pictures(before), straight = pictures(after);
    QCOMPARE(switched.size(), straight.size());
    QStringList different;
    for (const auto& [name, picture] : straight)
        if (switched.at(name) != picture) different << name;
    if (!different.isEmpty() && qEnvironmentVariableIsSet("INSELWERK_PICTURES"))
        for (const QString& name : different) {
            switched.at(name).save(qEnvironmentVariable("INSELWERK_PICTURES") + "/" + name + " switched.png");
            straight.at(name).save(qEnvironmentVariable("INSELWERK_PICTURES") + "/" + name + " straight.png");
        }
    QVERIFY2(different.isEmpty(), qPrintable(different.join(", ")));
}

void LookTest::theTabInFrontIsMarked_data()
{
    QTest::addColumn<Settings::Theme>("theme");
    QTest::newRow("light") << Settings::Theme::Light;
    QTest::newRow("dark") << Settings::Theme::Dark;
}

void LookTest::theTabInFrontIsMarked()
{
    QFETCH(Settings::Theme, theme);
    test::Program program;
    program.settings.setTheme(theme);
    const auto window = program.window();
    const QColor accent = QApplication::palette().color(QPalette::Highlight);
    int bars = 0;
    for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!bar->isVisible() || bar->count() < 2) continue;
        ++bars;
        const QImage picture = bar->grab().toImage();
        for (int tab = 0; tab < bar->count(); ++tab) {
            const QRect rect = bar->tabRect(tab) & bar->rect();
            if (rect.width() < 10) continue;
            int marked = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                if (picture.pixelColor(rect.center().x(), y) == accent) ++marked;
            QVERIFY2((marked >= 2) == (tab == bar->currentIndex()), qPrintable(bar->tabText(tab)));
        }
    }
    QVERIFY(bars >= 3);
}

QTEST_MAIN(LookTest)
#include "tst_look.moc"
