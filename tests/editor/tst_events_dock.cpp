#include "app/common/text/translate_in.h"
#include "editor/canvas/board_canvas.h"
#include "editor/docks/event_table.h"
#include "editor/docks/events_dock.h"
#include "editor/docks/rules_dock.h"
#include "editor/forms/disc_button.h"
#include "editor/model/chances.h"
#include "editor/model/event_tokens.h"
#include "editor/tools/token_tool.h"
#include "editor/tools/tool_set.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/forms_support.h"

#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTableView>

using namespace inselwerk;
using namespace inselwerk::test;

/// Event tokens in their panel, rule modules with one click, tokens on hexes: by the real widgets.
class EventsDockTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsOneStep_data();
    void everyCommandIsOneStep();
    void firstTokenOfAScenario();
    void fieldsSayWhichEffectTheyBelongTo();
    void sentencesInBothLanguages();
    void totalsOfCategories();
    void namesTellTokensApart();
    void sortingAndFilterChangeNothing();
    void dragMovesARow();
    void undoOfARemovalShowsTheToken();
    void modulesComeAndGo();
    void chancesAreSane();
    void translatingIntoALanguageNotInUse();
    void tokensOnHexes();
    void tokensByNumberAreWrittenOut();
};

namespace {

QTableView* table(DockWindow& w) { return w.find<QTableView>("eventTokens"); }
QModelIndex row(DockWindow& w, int row) { return table(w)->model()->index(row, 2); }

void choose(DockWindow& w, int number)
{
    QTest::mouseClick(table(w)->viewport(), Qt::LeftButton, {}, table(w)->visualRect(row(w, number)).center());
}

void click(DockWindow& w, const char* button) { QTest::mouseClick(w.find<QToolButton>(button), Qt::LeftButton); }

template <class T>
T* inForm(DockWindow& w, const char* field, int nth = 0)
{
    const bool effects = std::string_view{field} == "effects";
    FieldEditor* editor = w.find<SchemaForm>(effects ? "effectsForm" : "eventForm")->editor(field);
    return editor->findChildren<T*>()[nth];
}

const Section& token(DockWindow& w, std::size_t index) { return event_tokens::of(w.scenario())[index]; }

struct Command
{
    const char* name;
    std::function<void(DockWindow&)> act;
};

std::vector<Command> commands()
{
    return {
        {"add", [](DockWindow& w) { click(w, "addEvent"); }},
        {"duplicate", [](DockWindow& w) { click(w, "duplicateEvent"); }},
        {"remove", [](DockWindow& w) { click(w, "removeEvent"); }},
        {"up", [](DockWindow& w) { click(w, "eventUp"); }},
        {"down", [](DockWindow& w) { click(w, "eventDown"); }},
        {"Delete", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_Delete); }},
        {"Insert", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_Insert); }},
        {"Ctrl+D", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_D, Qt::ControlModifier); }},
        {"Alt+Up", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_Up, Qt::AltModifier); }},
        {"Alt+Down", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_Down, Qt::AltModifier); }},
        {"plus", [](DockWindow& w) { QTest::keyClick(table(w), Qt::Key_Plus); }},
        {"count", [](DockWindow& w) { QTest::keyClick(inForm<QSpinBox>(w, "count"), Qt::Key_Up); }},
        {"id", [](DockWindow& w) { QTest::keyClicks(inForm<QLineEdit>(w, "id"), "x"); }},
        {"name", [](DockWindow& w) { QTest::keyClicks(inForm<QLineEdit>(w, "name"), "x"); }},
        {"category", [](DockWindow& w) { QTest::keyClicks(inForm<QLineEdit>(w, "category"), "x"); }},
        {"disc", [](DockWindow& w) { QTest::mouseClick(inForm<DiscButton>(w, "effects", 6), Qt::LeftButton); }},
        {"placement",
         [](DockWindow& w) {
             auto* box = w.find<QWidget>("under_pieces")->findChild<QCheckBox*>();
             box->click();
         }},
    };
}

}  // namespace

void EventsDockTest::everyCommandIsOneStep_data()
{
    QTest::addColumn<int>("command");
    int i = 0;
    for (const Command& command : commands()) QTest::newRow(command.name) << i++;
}

void EventsDockTest::everyCommandIsOneStep()
{
    QFETCH(int, command);
    DockWindow window("crop-trust");
    choose(window, 1);
    step(window, window.window.document(), [&] { commands()[static_cast<std::size_t>(command)].act(window); });
    QVERIFY(readScenario(window.file(), descriptionsOf(moduleTypes())).wellFormed);
}

void EventsDockTest::firstTokenOfAScenario()
{
    DockWindow window("base");
    QVERIFY(!window.scenario().findModule("events"));
    step(window, window.window.document(), [&] { click(window, "addEvent"); });
    QCOMPARE(event_tokens::of(window.scenario()).size(), std::size_t{1});
    QVERIFY(readScenario(window.file(), descriptionsOf(moduleTypes())).playable());
    QVERIFY(window.find<SchemaForm>("eventForm")->isVisible());
}

/// Two effects have the same fields, but no two fields have the same name.
void EventsDockTest::fieldsSayWhichEffectTheyBelongTo()
{
    DockWindow window("crop-trust");
    choose(window, 0);
    auto* effects = window.find<QWidget>("effects");
    const QList<QToolButton*> copies = effects->findChildren<QToolButton*>();
    const auto copy = std::find_if(copies.begin(), copies.end(), [](const QToolButton* button) {
        return button->accessibleName() == QLatin1String("Effects: Duplicate place 1");
    });
    QVERIFY(copy != copies.end());
    QTest::mouseClick(*copy, Qt::LeftButton);
    QCOMPARE(event_tokens::effectsOf(token(window, 0)).size(), std::size_t{2});
    QStringList names;
    for (const char* language : {"en", "de"}) {
        window.languages.setCurrent(language);
        QCoreApplication::processEvents();
        names.clear();
        for (const QWidget* field : effects->findChildren<QWidget*>())
            if (field->isVisible() && (field->focusPolicy() & Qt::TabFocus) && !field->accessibleName().isEmpty())
                names << field->accessibleName();
        QVERIFY(names.size() > 12);
        QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join(u'\n')));
        QVERIFY(!names.filter(language == QLatin1String("en") ? "Effect 2, " : "Wirkung 2, ").isEmpty());
    }
}

void EventsDockTest::sentencesInBothLanguages()
{
    DockWindow window("crop-trust");
    choose(window, 0);
    const auto text = [&](const char* name) { return window.find<QLabel>(name)->text(); };
    QCOMPARE(text("englishSentence"), QString("All wheat on the fields with these numbers is lost: 2, 6, 9."));
    QVERIFY(text("germanSentence").contains("Weizen"));
    QTest::mouseClick(inForm<DiscButton>(window, "effects", 1), Qt::LeftButton);
    QCOMPARE(text("englishSentence"), QString("All wheat on the fields with these numbers is lost: 2, 3, 6, 9."));
    window.languages.setCurrent("de");
    QVERIFY(text("germanSentence").contains("Weizen"));
    QVERIFY(text("englishSentence").contains("wheat"));
}

void EventsDockTest::totalsOfCategories()
{
    const auto totals = event_tokens::totals(included("crop-trust"));
    QCOMPARE(totals.size(), std::size_t{4});
    QCOMPARE(totals[0].first, std::string("regional"));
    QCOMPARE(totals[0].second, 20);
    DockWindow window("crop-trust");
    bool said = false;
    for (const QLabel* label : window.window.findChild<EventsDock*>()->findChildren<QLabel*>())
        said = said || label->text().contains("regional 20");
    QVERIFY(said);
}

void EventsDockTest::namesTellTokensApart()
{
    Scenario s = included("crop-trust");
    for (Section& module : s.modules) {
        if (module.key != event_tokens::moduleKey) continue;
        std::vector<Section> tokens = event_tokens::of(s);
        for (Section& token : tokens) token.set(event_tokens::field("category"), std::string());
        tokens[0].set(event_tokens::field("name"), Text{});
        tokens[1].set(event_tokens::field("name"), Text{"Lookout %1", "Ausguck"});
        module.set(event_tokens::listField(), std::move(tokens));
    }
    const QString unnamed = effectsInWords(event_tokens::of(s)[0]);
    const QString effect = effectsInWords(event_tokens::of(s)[1]);
    DockWindow window(s);
    QCOMPARE(row(window, 0).data().toString(), unnamed);
    for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole)})
        QCOMPARE(row(window, 1).data(role).toString(), "Lookout %1: " + effect);
    QVERIFY(row(window, 1).data(Qt::ToolTipRole).toString().contains("Lookout %1"));
    // A name that several have tells none of them apart.
    QCOMPARE(row(window, 2).data().toString(), effectsInWords(event_tokens::of(s)[2]));
    // Where none has a category, there are no sums of categories.
    for (const QLabel* label : window.window.findChild<EventsDock*>()->findChildren<QLabel*>())
        QVERIFY2(!label->text().contains("no category"), qPrintable(label->text()));
    window.languages.setCurrent("de");
    QCoreApplication::processEvents();
    QVERIFY(row(window, 1).data().toString().startsWith("Ausguck: "));
}

void EventsDockTest::sortingAndFilterChangeNothing()
{
    DockWindow window("crop-trust");
    const std::string before = window.file();
    choose(window, 3);
    auto* header = table(window)->horizontalHeader();
    header->setSortIndicator(3, Qt::DescendingOrder);
    QCOMPARE(row(window, 0).siblingAtColumn(3).data().toString(), QString("6×"));
    QVERIFY(!window.find<QToolButton>("eventUp")->isEnabled());
    QVERIFY(!table(window)->dragEnabled());
    QTest::keyClicks(window.find<QLineEdit>("eventFilter"), "monoculture");
    QCOMPARE(table(window)->model()->rowCount(), 1);
    QCOMPARE(window.file(), before);
    QCOMPARE(window.window.document().history().count(), 0);
    // What is edited is the token in the row, not the one in its place of the file.
    choose(window, 0);
    QTest::keyClick(inForm<QSpinBox>(window, "count"), Qt::Key_Up);
    QCOMPARE(event_tokens::countOf(event_tokens::of(window.scenario()).back()), 7);
}

void EventsDockTest::dragMovesARow()
{
    DockWindow window("crop-trust");
    const std::string id = token(window, 0).choice(*event_tokens::listField().element, "id");
    QAbstractItemModel* model = table(window)->model();
    step(window, window.window.document(), [&] {
        std::unique_ptr<QMimeData> data(model->mimeData({model->index(0, 0)}));
        model->dropMimeData(data.get(), Qt::MoveAction, 3, 0, {});
    });
    QCOMPARE(token(window, 2).choice(*event_tokens::listField().element, "id"), id);
}

void EventsDockTest::undoOfARemovalShowsTheToken()
{
    DockWindow window("crop-trust");
    choose(window, 0);
    click(window, "removeEvent");
    window.window.document().undo();
    QCOMPARE(table(window)->model()->rowCount(), static_cast<int>(event_tokens::of(window.scenario()).size()));
    QVERIFY(table(window)->currentIndex().isValid());
    QVERIFY(window.find<SchemaForm>("eventForm")->isEnabled());
}

void EventsDockTest::modulesComeAndGo()
{
    DockWindow window("crop-trust");
    const auto toggle = [&](const char* name) {
        auto* box = window.find<QCheckBox>(name);
        box->window()->raise();
        box->click();
    };
    step(window, window.window.document(), [&] { toggle("module.volcano"); });
    QVERIFY(window.scenario().findModule("volcano"));
    // In the order of the registry, whatever came first.
    QCOMPARE(window.scenario().modules[1].key, std::string("volcano"));
    step(window, window.window.document(), [&] { toggle("module.events"); });
    QVERIFY(!window.scenario().findModule("events"));
    QVERIFY(window.window.statusBar()->currentMessage().contains("Event tokens"));
    QVERIFY(!window.find<QWidget>("moduleForm.events")->isVisibleTo(&window.window));
    window.window.document().undo();
    QVERIFY(window.find<QCheckBox>("module.events")->isChecked());
}

void EventsDockTest::chancesAreSane()
{
    Scenario scenario = included("crop-trust");
    const Board& board = scenario.boards.front();
    const chances::Estimate all = chances::estimate(scenario, board);
    QCOMPARE(all.tokens, 41);
    QVERIFY(all.revealed > 10 && all.revealed < 41);
    QVERIFY(all.seen(1) > 0 && all.seen(1) < all.seen(2) && all.seen(2) < all.seen(6) && all.seen(6) <= 1);
    // One of one: the share of the supply that is turned over.
    QVERIFY(std::abs(all.seen(1) - all.revealed / all.tokens) < 1e-9);
    QCOMPARE(all.seen(0), 0.);
    Section* events = &*std::find_if(
        scenario.modules.begin(), scenario.modules.end(), [](const Section& s) { return s.key == "events"; });
    events->values.erase("under_pieces");
    events->values.erase("on_cards");
    QCOMPARE(chances::estimate(scenario, board).seen(6), 0.);
    events->set(*event_tokens::schema().find("draw_on"), std::vector<std::string>{"seven"});
    QCOMPARE(chances::estimate(scenario, board).revealed, chances::turnsOfEach * board.maxPlayers / 6.);
    events->set(*event_tokens::schema().find("draw_on"), std::vector<std::string>{"turn-start"});
    QCOMPARE(chances::estimate(scenario, board).seen(1), 1.);
}

void EventsDockTest::translatingIntoALanguageNotInUse()
{
    DockWindow window("base");
    const Message many{"Effects", "Draw %n more token(s).", {}, 2};
    const Message one{"Effects", "Draw %n more token(s).", {}, 1};
    for (const char* inUse : {"en", "de"}) {
        window.languages.setCurrent(inUse);
        QVERIFY(translateIn("en", many).contains("2 more tokens"));
        QVERIFY(!translateIn("en", one).contains("(s)"));
        QVERIFY(translateIn("de", many).contains("2"));
        QVERIFY(translateIn("de", many) != translateIn("en", many));
        QCOMPARE(translateWordIn("de", "brick"), QString("Lehm"));
        QCOMPARE(translateWordIn("en", "brick"), QString("brick"));
        QCOMPARE(translateIn("de", Text{"a", ""}), QString());
    }
}

void EventsDockTest::tokensOnHexes()
{
    DockWindow window("crop-trust");
    auto* tool = window.window.tools().find<TokenTool>();
    QCOMPARE(tool->kinds().size(), std::size_t{5});
    window.window.tools().choose(tool);
    const auto at = [&](Terrain terrain) {
        for (const HexEntry& hex : window.window.focus().board()->hexes)
            if (hex.terrain == terrain && hex.terrainPool.empty()) return hex.at;
        return HexCoord{};
    };
    BoardCanvas& canvas = window.window.canvas();
    const auto tap = [&](HexCoord hex, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF spot = canvas.boardGeometry().hexCentre(hex);
        QTest::mouseClick(&canvas, Qt::LeftButton, modifiers, spot.toPoint());
    };
    const HexCoord field = at(Terrain::Fields);
    const auto count = [&](const char* kind) {
        const auto& tokens = window.window.focus().board()->find(field)->tokens;
        const auto found = tokens.find(kind);
        return found == tokens.end() ? 0 : found->second;
    };
    window.window.brush().setToken("rice");
    const int before = count("rice");
    step(window, window.window.document(), [&] { tap(field); });
    QCOMPARE(count("rice"), before + 1);
    step(window, window.window.document(), [&] { tap(field, Qt::ControlModifier); });
    const int steps = window.window.document().history().count();
    tap(at(Terrain::Forest));
    QCOMPARE(window.window.document().history().count(), steps);
    canvas.setFocus();
    canvas.setCursorHex(field);
    QTest::keyClick(&canvas, Qt::Key_3);
    QCOMPARE(window.window.brush().token(), std::string("maize"));
    step(window, window.window.document(), [&] { QTest::keyClick(&canvas, Qt::Key_Return); });
}

void EventsDockTest::tokensByNumberAreWrittenOut()
{
    Scenario scenario = included("crop-trust");
    for (std::size_t b = 0; b < scenario.boards.size(); ++b) {
        Scenario copy = scenario;
        const bool named = std::any_of(copy.boards[b].hexes.begin(), copy.boards[b].hexes.end(), [](const HexEntry& h) {
            return !h.tokens.empty();
        });
        const bool drawn = std::all_of(copy.boards[b].hexes.begin(), copy.boards[b].hexes.end(), [](const HexEntry& h) {
            return !h.terrainPool.empty() || h.terrain != Terrain::Fields;
        });
        QCOMPARE(writeOutHexTokens(scenario, copy.boards[b], descriptionsOf(moduleTypes())), !named && !drawn);
        if (named || drawn) QVERIFY(copy == scenario);
        for (const HexEntry& hex : copy.boards[b].hexes)
            if (!named && hex.number == 6 && hex.terrain == Terrain::Fields && hex.terrainPool.empty())
                QCOMPARE(hex.tokens.size(), std::size_t{5});
    }
}

QTEST_MAIN(EventsDockTest)
#include "tst_events_dock.moc"
