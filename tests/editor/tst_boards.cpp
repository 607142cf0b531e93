#include "editor/docks/properties_dock.h"
#include "editor/menus/board_commands.h"
#include "editor/menus/board_menu.h"
#include "editor/window/board_tabs.h"
#include "editor/window/template_chooser.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

using namespace inselwerk;

namespace {

Scenario twoBoards()
{
    Scenario scenario = test::included("base");
    scenario.boards.resize(2);
    return scenario;
}

}  // namespace

/// The boards of a window: tabs and menu, worked by mouse and keys.
class BoardsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_shown = std::make_unique<test::DockWindow>(twoBoards()); }
    void cleanup() { m_shown.reset(); }
    void commands_data();
    void commands();
    void orientationAndBack();
    void shrinkingAsksFirst();
    void shrinkingWaterAsksNothing();
    void aTabIsDragged();
    void aTabMovesByKeys();
    void theBoardInSightStaysInSight();
    void aTabIsRemovedByKey();
    void boardsComeFromTemplates_data();
    void boardsComeFromTemplates();
    void everyBoardCanBeRemoved();
    void boardsTravelBetweenWindows();
    void aForeignClipboardSaysSo();
    void propertiesAreReached();
    void marksAreShown();
    void theTabsTakeTheRoomTheyNeed();
    void thePreviewIsSaid();
    void mnemonicsAreUnambiguous_data();
    void mnemonicsAreUnambiguous();

private:
    QTabBar& bar() { return m_shown->window.boards().bar(); }
    BoardMenu& menu() { return *m_shown->find<BoardMenu>(); }
    void choose(const QString& text);
    std::string ids();

    std::unique_ptr<test::DockWindow> m_shown;
};

void BoardsTest::choose(const QString& text)
{
    for (const QAction* action : menu().findChildren<QAction*>())
        if (action->text().remove(QLatin1Char('&')) == text) {
            QVERIFY2(action->isEnabled(), qPrintable(text));
            const_cast<QAction*>(action)->trigger();
            return;
        }
    QFAIL(qPrintable(text));
}

std::string BoardsTest::ids()
{
    std::string ids;
    for (const Board& board : m_shown->scenario().boards) ids += board.id + " ";
    return ids;
}

void BoardsTest::commands_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QByteArray>("boards");
    QTest::newRow("new") << "New board" << QByteArray("beginner board variable ");
    QTest::newRow("duplicate") << "Duplicate the board" << QByteArray("beginner beginner-2 variable ");
    QTest::newRow("remove") << "Remove the board" << QByteArray("variable ");
    QTest::newRow("right") << "Move the board to the right" << QByteArray("variable beginner ");
    QTest::newRow("grow by sea") << "Grow by a ring of sea" << QByteArray("beginner variable ");
    QTest::newRow("grow by land") << "Grow by a ring of the chosen terrain" << QByteArray("beginner variable ");
}

void BoardsTest::commands()
{
    QFETCH(QString, action);
    QFETCH(QByteArray, boards);
    m_shown->step([&] { choose(action); });
    QCOMPARE(ids(), boards.toStdString());
    QCOMPARE(bar().count(), static_cast<int>(m_shown->scenario().boards.size()));
    QCOMPARE(bar().currentIndex(), static_cast<int>(m_shown->window.focus().boardIndex()));
}

void BoardsTest::orientationAndBack()
{
    const std::string before = m_shown->file();
    m_shown->step([&] { choose("Flat top"); });
    m_shown->nothing([&] { choose("Flat top"); });
    QVERIFY(m_shown->board().orientation == Orientation::Flat);
    m_shown->step([&] { choose("Pointy top"); });
    QCOMPARE(m_shown->file(), before);
}

void BoardsTest::shrinkingAsksFirst()
{
    const auto answer = [this](const char* button, QString& text) {
        QTimer::singleShot(50, this, [button, &text] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!question) return;
            text = question->informativeText();
            QTest::mouseClick(question->findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
        });
    };
    QString text;
    answer("keep", text);
    m_shown->nothing([&] { choose("Shrink by a ring"); });
    QVERIFY2(text.contains(QStringLiteral("12 hexes of land")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("9 harbours")));
    answer("shrink-anyway", text);
    choose("Shrink by a ring");
    QCOMPARE(m_shown->board().hexes.size(), std::size_t{7});
    QVERIFY(m_shown->board().harbours.empty());
    for (int i = 0; i < 20; ++i) {
        m_shown->window.document().undo();
        QCOMPARE(m_shown->file(), test::written(twoBoards()));
        m_shown->window.document().redo();
        QCOMPARE(m_shown->board().hexes.size(), std::size_t{7});
    }
}

void BoardsTest::shrinkingWaterAsksNothing()
{
    const std::string before = m_shown->file();
    choose("Grow by a ring of sea");
    m_shown->step([&] { choose("Shrink by a ring"); });
    QCOMPARE(m_shown->file(), before);
}

void BoardsTest::aTabIsDragged()
{
    const QPoint first = bar().tabRect(0).center(), second = bar().tabRect(1).center();
    m_shown->step([&] {
        QTest::mousePress(&bar(), Qt::LeftButton, {}, first);
        for (int x = first.x(); x <= second.x() + 60; x += 10) QTest::mouseMove(&bar(), {x, first.y()});
        QTest::mouseRelease(&bar(), Qt::LeftButton, {}, second + QPoint(60, 0));
        QCoreApplication::processEvents();
    });
    QCOMPARE(ids(), std::string("variable beginner "));
    QCOMPARE(m_shown->window.focus().boardIndex(), std::size_t{1});
    QCOMPARE(bar().tabText(0), QStringLiteral("New in every game"));
    QCOMPARE(bar().currentIndex(), 1);
}

void BoardsTest::aTabMovesByKeys()
{
    m_shown->step([&] { QTest::keyClick(&bar(), Qt::Key_Right, Qt::AltModifier); });
    QCOMPARE(ids(), std::string("variable beginner "));
    m_shown->nothing([&] { QTest::keyClick(&bar(), Qt::Key_Right, Qt::AltModifier); });
    m_shown->step([&] { QTest::keyClick(&bar(), Qt::Key_Left, Qt::AltModifier); });
    QTest::keyClick(&bar(), Qt::Key_Right);
    QCOMPARE(m_shown->window.focus().boardIndex(), std::size_t{1});
}

/// When the order of boards is undone and done again, with another board in sight too.
void BoardsTest::theBoardInSightStaysInSight()
{
    const std::string first = m_shown->board().id;
    QTest::keyClick(&bar(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_shown->window.focus().boardIndex(), std::size_t{1});
    for (int i = 0; i < 2; ++i) {
        m_shown->window.document().undo();
        QCOMPARE(m_shown->board().id, first);
        QCOMPARE(bar().currentIndex(), 0);
        m_shown->window.document().redo();
        QCOMPARE(m_shown->board().id, first);
        QCOMPARE(bar().currentIndex(), 1);
    }
    m_shown->window.focus().setBoardIndex(0);
    const std::string other = m_shown->board().id;
    QVERIFY(other != first);
    m_shown->window.document().undo();
    QCOMPARE(m_shown->board().id, other);
    QCOMPARE(bar().currentIndex(), 1);
}

void BoardsTest::aTabIsRemovedByKey()
{
    m_shown->step([&] { QTest::keyClick(&bar(), Qt::Key_Delete); });
    QCOMPARE(ids(), std::string("variable "));
}

void BoardsTest::boardsComeFromTemplates_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QString>("needs");
    for (const Template kind : allTemplates)
        QTest::newRow(qPrintable(TemplateChooser::nameOf(kind))) << static_cast<int>(kind)
                                                                 << QString(
                                                                        kind == Template::Volcano      ? "Volcano"
                                                                        : kind == Template::CropFields ? "Crops"
                                                                                                       : "");
}

/// By the arrow beside the button that adds a board; the board alone, and no rules.
void BoardsTest::boardsComeFromTemplates()
{
    QFETCH(int, from);
    QFETCH(QString, needs);
    const std::size_t modules = m_shown->scenario().modules.size();
    QStringList said;
    connect(&menu().commands(), &BoardCommands::said, this, [&](const QString& sentence) { said << sentence; });
    const auto pick = [&] {
        QTimer::singleShot(0, this, [&] {
            auto* list = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(list);
            QTest::mouseClick(list, Qt::LeftButton, {}, list->actionGeometry(list->actions()[from]).center());
        });
        QToolButton& add = m_shown->window.boards().addButton();
        QTest::mouseClick(&add, Qt::LeftButton, {}, {add.width() - 3, add.height() / 2});
    };
    m_shown->step(pick);
    const Board fresh = scenarioFrom(static_cast<Template>(from)).boards.front();
    QCOMPARE(m_shown->scenario().boards.size(), std::size_t{3});
    QCOMPARE(m_shown->window.focus().boardIndex(), std::size_t{1});
    QVERIFY(m_shown->board().hexes == fresh.hexes && m_shown->board().harbours == fresh.harbours);
    QVERIFY(m_shown->board().rules == fresh.rules);
    QCOMPARE(m_shown->scenario().modules.size(), modules);
    QCOMPARE(said.filter("lacks").size(), needs.isEmpty() ? 0 : 1);
    if (!needs.isEmpty()) QVERIFY2(said.last().contains(needs), qPrintable(said.last()));
    // Once more: its name and its id differ.
    pick();
    const auto& boards = m_shown->scenario().boards;
    QVERIFY(boards[1].id != boards[2].id && boards[1].name.en != boards[2].name.en);
}

void BoardsTest::everyBoardCanBeRemoved()
{
    choose("Remove the board");
    m_shown->step([&] { choose("Remove the board"); });
    QVERIFY(!m_shown->window.focus().board());
    QCOMPARE(bar().count(), 0);
    m_shown->step([&] { QTest::mouseClick(m_shown->find<QToolButton>("add-board"), Qt::LeftButton); });
    QCOMPARE(ids(), std::string("board "));
    QVERIFY(m_shown->window.focus().board());
}

void BoardsTest::boardsTravelBetweenWindows()
{
    test::DockWindow other("crop-trust");
    for (QAction* action : other.find<BoardMenu>()->findChildren<QAction*>())
        if (action->text().contains(QStringLiteral("as text"))) action->trigger();
    m_shown->step([&] { choose("Paste boards from text"); });
    QCOMPARE(m_shown->scenario().boards.size(), std::size_t{3});
    QVERIFY(m_shown->board().hexes == other.board().hexes);
    choose("Copy the board as text");
    m_shown->step([&] { choose("Paste boards from text"); });
    QVERIFY(m_shown->board().id != other.board().id);
}

void BoardsTest::aForeignClipboardSaysSo()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("Hello %1 <b>&"));
    m_shown->nothing([&] { choose("Paste boards from text"); });
    bool said = false;
    for (const QLabel* label : m_shown->window.findChildren<QLabel*>())
        said |= label->text() == QStringLiteral("There is no board on the clipboard.");
    QVERIFY(said);
}

void BoardsTest::propertiesAreReached()
{
    QTest::mouseClick(&bar(), Qt::LeftButton, {}, bar().tabRect(1).center());
    QTest::mouseDClick(&bar(), Qt::LeftButton, {}, bar().tabRect(1).center());
    QCOMPARE(m_shown->window.focus().boardIndex(), std::size_t{1});
    auto* name = m_shown->find<QLineEdit>("name-en");
    QTRY_VERIFY(name->hasFocus());
    m_shown->step([&] { QTest::keyClicks(name, QStringLiteral("A & <b>%1</b>")); });
    QCOMPARE(bar().tabText(1), QStringLiteral("A && <b>%1</b>"));
    bar().setFocus();
    m_shown->step([&] {
        QTest::keyClick(&bar(), Qt::Key_F2);
        QTest::keyClicks(name, QStringLiteral("B"));
    });
}

void BoardsTest::marksAreShown()
{
    m_shown->window.boards().setMark(1, Severity::Error);
    QVERIFY(!bar().tabIcon(1).isNull());
    QVERIFY(bar().tabIcon(0).isNull());
    QCOMPARE(bar().accessibleTabName(1), QStringLiteral("New in every game, has errors"));
    m_shown->window.boards().setMark(1, std::nullopt);
    QVERIFY(bar().tabIcon(1).isNull());
}

void BoardsTest::theTabsTakeTheRoomTheyNeed()
{
    for (const char* name : {"A", "A board with a name of some length"}) {
        m_shown->window.document().change("name"_step, [&](Scenario& s) {
            s.boards.resize(1), s.boards[0].name = {name, name};
        });
        QTRY_COMPARE(bar().width(), bar().sizeHint().width());
    }
}

void BoardsTest::thePreviewIsSaid()
{
    auto* button = m_shown->find<QToolButton>("preview-draw");
    bar().setCurrentIndex(1);
    m_shown->nothing([&] { QTest::mouseClick(button, Qt::LeftButton); });
    QCOMPARE(button->accessibleName(), QStringLiteral("Preview, seed 1"));
    QTest::keyClick(&m_shown->window, Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(button->text(), QStringLiteral("Preview, seed 2"));
    QTest::keyClick(&m_shown->window, Qt::Key_F7);
    QVERIFY(!button->isChecked());
    m_shown->window.document().change("none"_step, [](Scenario& scenario) { scenario.boards.clear(); });
    QVERIFY(!button->isEnabled());
}

void BoardsTest::mnemonicsAreUnambiguous_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void BoardsTest::mnemonicsAreUnambiguous()
{
    QFETCH(QString, language);
    m_shown->speak(qPrintable(language));
    QSet<QChar> used;
    for (const QAction* action : menu().actions()) {
        if (action->isSeparator()) continue;
        const qsizetype at = action->text().indexOf(QLatin1Char('&'));
        QVERIFY2(at >= 0, qPrintable(action->text()));
        const QChar letter = action->text().at(at + 1).toLower();
        QVERIFY2(!used.contains(letter), qPrintable(action->text()));
        used.insert(letter);
    }
}

QTEST_MAIN(BoardsTest)
#include "tst_boards.moc"
