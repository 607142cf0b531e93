#include "editor/docks/draw_preview.h"
#include "editor/docks/problems_dock.h"
#include "editor/model/boards.h"
#include "editor/model/motion.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/leaver.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <map>
#include <set>
#include <tuple>

using namespace inselwerk;
using test::DockWindow;

/// Walks through every action of every menu and every button, field and list of every panel that is there and enabled,
/// in windows prepared so that all of them come by. Each is used once. What changes the scenario must be one named step
/// that is exact to the byte, back and forth, and that is called in German, after a switch, as if it had been made in
/// German; what does not must leave no trace and keep what can be done again. What never changed anything must be known
/// here as no editing command, so that a new command cannot be forgotten.
class EveryCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void commandsAreExact_data();
    void commandsAreExact();
    void nothingWasForgotten();

private:
    bool isChosenAlready(const QString& name) const;

    std::set<QString> m_seen;
    std::set<QString> m_edited;
    std::map<QString, QString> m_german;  ///< names of steps, as they are when the step is made in German
    std::size_t m_situations = 0;
};

namespace {

/// A window in which certain commands are possible.
struct Situation
{
    const char* name;
    Scenario scenario;
    std::function<void(DockWindow&)> prepare;
};

/// Selects anew, so that panels show the hexes and not the board.
void select(DockWindow& w, const std::function<bool(const HexEntry&)>& wanted, std::size_t most)
{
    std::set<HexCoord> hexes;
    for (const HexEntry& hex : w.board().hexes)
        if (hexes.size() < most && wanted(hex)) hexes.insert(hex.at);
    if (hexes.empty()) qFatal("no such hex");
    w.window.focus().select({});
    w.window.focus().select(hexes);
}

void select(DockWindow& w, Terrain terrain, std::size_t most = 1)
{
    select(
        w, [terrain](const HexEntry& hex) { return hex.terrain == terrain && hex.terrainPool.empty(); }, most);
}

void choosePool(DockWindow& w, std::size_t row)
{
    auto* list = w.find<QAbstractItemView>("pool-list");
    list->setCurrentIndex(list->model()->index(static_cast<int>(row), 0));
}

Scenario ringedBySea()
{
    Scenario scenario = test::included("base");
    growByRing(scenario.boards[0], {Ground::Kind::Fixed, Terrain::Sea, {}});
    moveBoard(scenario.boards[0], Motion::shift({3, 0}));
    return scenario;
}

/// The variable island, of which a few hexes are not left to chance.
Scenario partlyDrawn()
{
    Scenario scenario = test::included("base");
    std::swap(scenario.boards[0], scenario.boards[1]);
    for (std::size_t i = 0; i < 3; ++i) scenario.boards[0].hexes[i].terrainPool.clear();
    return scenario;
}

Scenario withProblems()
{
    Scenario scenario = test::included("base");
    for (HexEntry& hex : scenario.boards[0].hexes)
        if (hex.terrain == Terrain::Desert) hex.number = 5;
    return scenario;
}

const std::vector<Situation>& situations()
{
    static const auto few = [](DockWindow& w) { select(w, Terrain::Forest, 3); };
    static const auto pool = [](std::size_t row, std::size_t hexes) {
        return [row, hexes](DockWindow& w) {
            select(
                w, [](const HexEntry&) { return true; }, hexes);
            choosePool(w, row);
        };
    };
    static const std::vector<Situation> list{
        {"hexes of the base game", test::included("base"), few},
        {"a board within water", ringedBySea(), [](DockWindow& w) { w.window.focus().select({}); }},
        {"rules of one board", test::included("base"),
         [](DockWindow& w) {
             w.window.focus().setBoardIndex(1);
             w.find<QTabBar>("rulesScope")->setCurrentIndex(1);
         }},
        {"a stack", test::included("catakatoa"), [](DockWindow& w) { select(w, Terrain::Volcano); }},
        {"crops and events", test::included("crop-trust"), [](DockWindow& w) { select(w, Terrain::Fields); }},
        {"volcano, gifts and events", test::included("smoking-crescent"),
         [](DockWindow& w) { select(w, Terrain::Volcano); }},
        {"a pool of terrain", partlyDrawn(), pool(0, 1000)},
        {"a pool of numbers", partlyDrawn(), pool(1, 1)},
        {"a pool of harbours", partlyDrawn(), pool(2, 1000)},
        {"a draw in sight", test::included("smoking-crescent"),
         [](DockWindow& w) { DrawPreview::of(w.window.studio()).setActive(true); }},
        {"problems", withProblems(),
         [](DockWindow& w) {
             w.window.focus().select({});
             auto* dock = w.find<ProblemsDock>();
             for (auto* filter : dock->findChildren<QAbstractButton*>())
                 if (filter->isCheckable()) filter->setChecked(true);
             dock->watch().refresh();
         }},
    };
    return list;
}

/// Not used at all: they end the program, start another, or turn the whole window.
bool isLeftOut(const QString& name)
{
    static const QRegularExpression known(
        "^(File: (Close|Quit|Clear this list)|Test: .*|View: Full screen|Panels: .*|Language: .*|Colours: .*|panel: .*|"
        "Help: What’s this\\?|window: mainButton)$");
    return known.match(name).hasMatch();
}

/// Looks, chooses, asks first or begins something that another test carries on.
bool isNoEdit(const QString& name)
{
    static const QRegularExpression known(
        "^((tools|terrain|numbers|tokens|brush|fairness): .*"  // what the brush lays, what is shown
        "|(View|Help|Select|Symmetry of the brush): .*"
        "|File: (New…|Open…|Save|Save as…|Picture of the board…|Print sheets…)"
        "|Edit: (Copy|Paste|Undo)"
        "|Board: (Copy the board as text|Properties of the board|Preview of a draw|Next draw)"
        "|pools: (add-pool|pool-list|preview|seed|previous-draw|next-draw)"
        "|problems: (\\d errors?|\\d warnings?|Next problem)"
        "|window: (New…|Open…|Save|Undo|Symmetry of the brush: none|Fairness|Fit the "
        "board|zoom|preview-draw|.*roblems.*)"
        "|events: eventFilter|scenario: Thing that gets another name|stacks: (piles|select))$");
    return known.match(name).hasMatch();
}

QString plain(QString text)
{
    text.remove('&');
    const qsizetype colon = text.indexOf(": ");  // "Undo: Paint terrain"
    return text.left(colon < 0 ? text.size() : colon);
}

Dock* dockOf(const QObject* object)
{
    for (const QObject* around = object; around; around = around->parent())
        if (auto* dock = qobject_cast<const Dock*>(around)) return const_cast<Dock*>(dock);
    return nullptr;
}

QString nameOf(const QAction& action)
{
    const QString own = action.text().isEmpty() ? action.shortcut().toString() : plain(action.text());
    const QObject* place = action.parent();
    if (const auto* dock = qobject_cast<const Dock*>(place))
        return (dock->toggleViewAction() == &action ? "panel: " : dock->objectName() + ": ") + own;
    if (qobject_cast<const QToolBar*>(place)) return "panel: " + own;
    const auto* menu = qobject_cast<const QMenu*>(place);
    return (menu ? plain(menu->title()) : QString("window")) + ": " + own;
}

QString nameOf(const QWidget& widget)
{
    const Dock* dock = dockOf(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    QString own = widget.objectName();
    if (own.endsWith(".reset")) own = "reset";
    if (own.isEmpty()) own = widget.accessibleName();
    if (own.isEmpty() && button) own = plain(button->text());
    if (own.isEmpty()) own = widget.metaObject()->className();
    return (dock ? dock->objectName() : QString("window")) + ": " + own;
}

bool isControl(const QWidget* widget)
{
    if (widget->objectName().startsWith("qt_") || widget->objectName().startsWith("Scroll")) return false;
    if (qobject_cast<const QHeaderView*>(widget)) return false;
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QComboBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QAbstractItemView*>(widget);
}

/// Names of everything that can be used now.
std::vector<QString> controls(MainWindow& window)
{
    std::vector<QString> names;
    for (const QAction* action : window.findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator() && !action->menu() && !nameOf(*action).endsWith(": "))
            names.push_back(nameOf(*action));
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(widget) || !widget->isEnabled()) continue;
        DockWindow::bringForward(*widget);
        if (widget->isVisible()) names.push_back(nameOf(*widget));
    }
    return names;
}

QObject* findControl(MainWindow& window, const QString& name)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator() && !action->menu() && nameOf(*action) == name) return action;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(widget) || !widget->isEnabled() || nameOf(*widget) != name) continue;
        DockWindow::bringForward(*widget);
        if (widget->isVisible()) return widget;
    }
    return nullptr;
}

/// Uses a control as one does with keys.
void use(QObject* control, const std::function<bool()>& changed)
{
    if (auto* action = qobject_cast<QAction*>(control)) return action->trigger();
    auto* widget = qobject_cast<QWidget*>(control);
    widget->setFocus();
    const auto first = [&](auto... keys) { ((changed() ? void() : QTest::keyClick(widget, keys)), ...); };
    if (qobject_cast<QAbstractButton*>(widget)) QTest::keyClick(widget, Qt::Key_Space);
    if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget)) first(Qt::Key_Up, Qt::Key_Down);
    if (qobject_cast<QPlainTextEdit*>(widget)) QTest::keyClicks(widget, "x");
    if (qobject_cast<QLineEdit*>(widget)) QTest::keyClicks(widget, "x"), QTest::keyClick(widget, Qt::Key_Return);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget))
        for (int row = 0; view->model() && row < view->model()->rowCount() && !changed(); ++row) {
            view->setCurrentIndex(view->model()->index(row, 0));
            first(Qt::Key_Delete);
            if (!changed()) QTest::keyClick(widget, Qt::Key_Return, Qt::AltModifier);  // mends a problem
        }
}

/// Whatever was used before.
void makeReady(DockWindow& w, const Situation& given)
{
    w.window.focus().setBoardIndex(0);
    w.window.canvas().setFocus();
    given.prepare(w);
    QCoreApplication::processEvents();
    w.window.findChild<ProblemsDock*>()->watch().refresh();
}

/// What is chosen in boxes and lists and is no part of the scenario, to be chosen again.
class Choices
{
public:
    explicit Choices(const MainWindow& window)
    {
        for (QComboBox* box : window.findChildren<QComboBox*>()) m_boxes.emplace_back(box, box->currentIndex());
        for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>())
            if (const QModelIndex index = view->currentIndex(); index.isValid())
                m_views.emplace_back(view, index.row(), index.column());
    }
    void restore() const
    {
        for (const auto& [box, index] : m_boxes)
            if (box && box->currentIndex() != index) box->setCurrentIndex(index);
        for (const auto& [view, row, column] : m_views)
            if (view && view->currentIndex() != view->model()->index(row, column))
                view->setCurrentIndex(view->model()->index(row, column));
    }

private:
    std::vector<std::pair<QPointer<QComboBox>, int>> m_boxes;
    std::vector<std::tuple<QPointer<QAbstractItemView>, int, int>> m_views;
};

/// What the last step is called in German, though it was made in English. The window does not hear of the language: to
/// say all of it anew would take long.
QString nameAfterSwitch(DockWindow& w)
{
    w.languages.setCurrent("de");
    w.document().retranslate();
    const QString name = w.history().undoText();
    w.languages.setCurrent("en");
    QCoreApplication::removePostedEvents(nullptr, QEvent::LanguageChange);
    return name;
}

/// Uses a control again, and takes it back: what the step is called when it is made in German. Empty: the control is
/// not there.
QString nameInGerman(DockWindow& w, const Situation& given, const Choices& choices, const QString& name)
{
    const std::string before = w.file();
    makeReady(w, given);
    choices.restore();
    QObject* control = findControl(w.window, name);
    if (!control) return {};
    w.languages.setCurrent("de");
    use(control, [&] { return w.file() != before; });
    w.document().breakMerging();
    QTest::keyClick(&w.window.canvas(), Qt::Key_Escape);
    const QString called = w.history().undoText();
    w.document().undo();
    w.speak("en");  // what was made meanwhile is in German
    return called;
}

}  // namespace

void EveryCommandTest::commandsAreExact_data()
{
    QTest::addColumn<int>("situation");
    int i = 0;
    for (const Situation& situation : situations()) QTest::newRow(situation.name) << i++;
}

void EveryCommandTest::commandsAreExact()
{
    QFETCH(int, situation);
    const Situation& given = situations()[static_cast<std::size_t>(situation)];
    DockWindow w(given.scenario);
    const test::Leaver leaver;
    given.prepare(w);
    QCoreApplication::processEvents();
    const std::string before = w.file();
    Document& document = w.window.document();
    QUndoStack& history = w.history();
    for (const QString& name : controls(w.window)) {
        if (isLeftOut(name) || m_edited.contains(name) || (m_seen.contains(name) && isNoEdit(name))) continue;
        m_seen.insert(name);
        // A step that could be done again: a no-op keeps it.
        document.change("prepared"_step, [](Scenario& s) { ++s.minutes; });
        document.undo();
        makeReady(w, given);
        QObject* control = findControl(w.window, name);
        if (!control) continue;  // what was used before has led elsewhere; another situation has it at hand
        const Choices choices(w.window);
        use(control, [&] { return w.file() != before; });
        document.breakMerging();
        QTest::keyClick(&w.window.canvas(), Qt::Key_Escape);  // what was begun and hangs at the pointer
        const std::string after = w.file();
        const bool edited = after != before;
        QVERIFY2(history.count() == 1 && history.index() == (edited ? 1 : 0), qPrintable(name));
        QVERIFY2(edited || history.redoText() == "prepared", qPrintable(name));
        QVERIFY2(document.isModified() == edited, qPrintable(name));
        if (edited) {
            m_edited.insert(name);
            QVERIFY2(!history.undoText().isEmpty(), qPrintable(name));
            document.undo();
            QVERIFY2(w.file() == before, qPrintable(name));
            QVERIFY2(!document.isModified(), qPrintable(name));
            document.redo();
            QVERIFY2(w.file() == after, qPrintable(name));
            const QString english = history.undoText(), switched = nameAfterSwitch(w);
            document.undo();
            QString& german = m_german[english];
            if (german.isEmpty()) german = nameInGerman(w, given, choices, name);
            QVERIFY2(!german.isEmpty(), qPrintable(name + " is not there for German"));
            QCOMPARE(name + ": " + switched, name + ": " + german);
        }
    }
    ++m_situations;
}

/// Buttons of which one is down change nothing when that one is pressed; the others of its group do.
bool EveryCommandTest::isChosenAlready(const QString& name) const
{
    const QString group = name.left(name.lastIndexOf(':') + 1);
    return group.count(':') > 1 &&
           std::any_of(m_edited.begin(), m_edited.end(), [&](const QString& other) { return other.startsWith(group); });
}

void EveryCommandTest::nothingWasForgotten()
{
    const QStringList chosen = QCoreApplication::arguments().mid(1);
    const bool some = std::any_of(chosen.begin(), chosen.end(), [](const QString& argument) {
        return argument.startsWith("commandsAreExact") || argument == "nothingWasForgotten";
    });
    if (some) return;  // who asks for some situations does not want to hear of the others
    QCOMPARE(m_situations, situations().size());
    QStringList forgotten;
    for (const QString& name : m_seen)
        if (!m_edited.contains(name) && !isNoEdit(name) && !isChosenAlready(name)) forgotten << name;
    QVERIFY2(forgotten.isEmpty(), qPrintable(forgotten.join('\n')));
    for (const char* name :
         {"Edit: Cut", "Board: Remove the board", "pools: tile-0", "stacks: reverse", "rules: reset"})
        QVERIFY2(m_edited.contains(name), name);
}

QTEST_MAIN(EveryCommandTest)
#include "tst_every_command.moc"
