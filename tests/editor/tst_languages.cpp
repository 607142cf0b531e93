#include "tests/editor/scenario_files.h"
#include "tests/editor/texts_of.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/docks/draw_preview.h"
#include "editor/docks/fairness_dock.h"
#include "editor/model/boards.h"
#include "editor/tools/brush_symmetry.h"
#include "editor/tools/tool_set.h"

#include <QAbstractItemView>
#include <QTabBar>

using namespace inselwerk;

/// The language of the window, chosen at any moment.
class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingKeepsTheOldLanguage_data();
    void nothingKeepsTheOldLanguage();
};

namespace {

using test::included;

struct Situation
{
    const char* name;
    std::function<void(MainWindow&)> prepare;
};

void selectFirst(MainWindow& window, Terrain terrain)
{
    for (const HexEntry& hex : window.focus().board()->hexes)
        if (hex.terrain == terrain && hex.terrainPool.empty()) return window.focus().select({hex.at});
    qFatal("no such hex");
}

/// Pools with too few pieces, problems of every kind of place, stacks, event tokens.
Scenario troubled()
{
    Scenario scenario = included("smoking-crescent");
    Board drawn = included("base").boards[1];
    for (TerrainPool& pool : drawn.terrainPools) pool.tiles[0] += 3;
    for (NumberPool& pool : drawn.numberPools) pool.tokens.pop_back();
    for (HarbourPool& pool : drawn.harbourPools) pool.pieces[0] += 1;
    drawn.id = "drawn";
    drawn.stacks = scenario.boards.front().stacks;
    scenario.boards.insert(scenario.boards.begin(), drawn);
    scenario.summary.de.clear();
    return scenario;
}

const std::vector<Situation>& situations()
{
    static const std::vector<Situation> list{
        {"nothing chosen", [](MainWindow& w) { w.file().begin(included("base")); }},
        {"a hex",
         [](MainWindow& w) {
             w.file().begin(included("crop-trust"));
             selectFirst(w, Terrain::Fields);
         }},
        {"several hexes",
         [](MainWindow& w) {
             w.file().begin(included("smoking-crescent"));
             w.focus().select({w.focus().board()->hexes[0].at, w.focus().board()->hexes[5].at});
         }},
        {"problems, and a draw in sight",
         [](MainWindow& w) {
             w.file().begin(troubled());
             DrawPreview::of(w.studio()).setActive(true);
             changeSymmetry(w.studio().bench, [](Symmetry& symmetry) { symmetry.fold = 3; });
         }},
        {"a board without anything",
         [](MainWindow& w) {
             Scenario scenario = included("catakatoa");
             scenario.boards = {emptyBoard(scenario)};
             w.file().begin(scenario);
         }},
        {"no board",
         [](MainWindow& w) {
             Scenario scenario = included("base");
             scenario.boards.clear();
             w.file().begin(scenario);
         }},
    };
    return list;
}

/// Shows every panel, and of every list the first row.
void showAll(MainWindow& window)
{
    for (QAbstractItemView* list : window.findChildren<QAbstractItemView*>())
        if (list->model() && list->model()->rowCount() > 0 && list->objectName() != "colours")
            list->setCurrentIndex(list->model()->index(0, 0));
    for (Tool* tool : window.tools().tools()) window.tools().choose(tool);
    window.tools().choose(window.tools().tools().front());
    for (Dock* dock : window.docks()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
    }
    QTest::qWait(200);  // until the problems are found
    const auto* fairness = window.findChild<FairnessDock*>();
    if (!QTest::qWaitFor([&] { return !fairness->isBusy(); }, 60'000)) qFatal("The fairness is never judged");
}

QStringList without(const QStringList& some, const QStringList& those)
{
    QStringList left;
    for (const QString& text : some)
        if (!those.contains(text)) left << text;
    return left;
}

}  // namespace

void LanguagesTest::nothingKeepsTheOldLanguage_data()
{
    QTest::addColumn<int>("situation");
    QTest::addColumn<QString>("last");
    for (std::size_t i = 0; i < situations().size(); ++i)
        for (const char* last : {"de", "en"})
            QTest::addRow("%s, %s at last", situations()[i].name, last) << static_cast<int>(i) << QString(last);
}

void LanguagesTest::nothingKeepsTheOldLanguage()
{
    QFETCH(int, situation);
    QFETCH(QString, last);
    test::Program program;
    const auto texts = [&](const QString& first) {
        program.speak(first);
        const auto window = program.window();
        situations()[static_cast<std::size_t>(situation)].prepare(*window);
        showAll(*window);
        program.speak(last);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return test::textsOf(*window);
    };
    const QStringList switched = texts(last == "de" ? "en" : "de"), straight = texts(last);
    for (const QString& text : without(switched, straight)) qWarning().noquote() << "kept:" << text;
    for (const QString& text : without(straight, switched)) qWarning().noquote() << "lacking:" << text;
    QVERIFY2(switched == straight, "what was kept is listed above");
}

QTEST_MAIN(LanguagesTest)
#include "tst_languages.moc"
