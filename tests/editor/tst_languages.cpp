#include "tests/editor/settled.h"
#include "tests/editor/texts_of.h"
#include "tests/editor/window_fixture.h"

#include "editor/docks/draw_preview.h"
#include "editor/model/boards.h"
#include "editor/tools/brush_symmetry.h"

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
             w.file().begin(test::troubled());
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
        test::settle(*window);
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
