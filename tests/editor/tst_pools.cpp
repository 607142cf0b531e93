#include "editor/docks/draw_preview.h"
#include "editor/docks/id_field.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/numbers_dock.h"
#include "editor/docks/pools_dock.h"
#include "editor/docks/token_list.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using namespace inselwerk;

/// What is left to chance: pools, constraints and the preview of a draw, worked by mouse and keys.
class PoolsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_shown.reset(); }
    void theUsualPoolsFit();
    void poolsAreAdded_data();
    void poolsAreAdded();
    void poolsAreRemoved_data();
    void poolsAreRemoved();
    void aNewNameIsTakenEverywhere();
    void tilesAreCounted();
    void countsStandInOneOrder();
    void fieldsStayWhereTheyAre();
    void fillingMakesPoolsFit_data();
    void fillingMakesPoolsFit();
    void fillingIsNear();
    void numbersAreOrdered();
    void numbersAreLaidInASpiral();
    void theSelectionIsDrawnAndFixed();
    void constraintsAreChosen();
    void thePreviewShowsTheDraw();
    void thePreviewFollowsEdits();
    void theDrawIsMadeFixed();
    void aFixedDrawIsTheSameBoard_data();
    void aFixedDrawIsTheSameBoard();
    void theConstraintThatCannotBeMetIsNamed();
    void anErrorIsNamed();
    void seedsAreLimited();
    void everythingHasANameInBothLanguages();

private:
    PoolsDock& dock() { return *m_shown->find<PoolsDock>(); }
    DrawPreview& preview() { return DrawPreview::of(m_shown->window.studio()); }
    template <class T>
    T* part(const char* name)
    {
        T* found = dock().findChild<T*>(QLatin1String(name));
        if (!found) qFatal("nothing is called %s", name);
        return found;
    }
    void click(const char* name) { QTest::mouseClick(part<QWidget>(name), Qt::LeftButton); }
    void check(const char* name) { QTest::keyClick(part<QCheckBox>(name), Qt::Key_Space); }
    PoolCount count() { return countOf(m_shown->board(), *dock().chosen()); }
    QString sentence() { return part<QLabel>("draw-sentence")->text(); }

    std::unique_ptr<test::DockWindow> m_shown;
};

void PoolsTest::init()
{
    m_shown = std::make_unique<test::DockWindow>("base");
    m_shown->window.focus().setBoardIndex(1);
    dock().raise();
    QVERIFY(dock().chosen().has_value());
}

void PoolsTest::theUsualPoolsFit()
{
    for (const PoolName& pool : poolsOf(m_shown->board())) {
        dock().choose(pool);
        QVERIFY(count().fits());
        QVERIFY(part<QLabel>("pool-count")->text().contains(QStringLiteral("as many as")));
        QVERIFY(!part<QToolButton>("fill-pool")->isEnabled());
    }
    QCOMPARE(countOf(m_shown->board(), {PoolKind::Numbers, "tokens"}).most, 18);
}

void PoolsTest::poolsAreAdded_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("terrain") << 0 << QByteArray("terrain");
    QTest::newRow("numbers") << 1 << QByteArray("numbers");
    QTest::newRow("harbours") << 2 << QByteArray("harbours");
}

void PoolsTest::poolsAreAdded()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, id);
    const QMenu* menu = part<QToolButton>("add-pool")->menu();
    m_shown->step([&] { menu->actions().at(kind)->trigger(); });
    const auto has = [this](const PoolName& pool) {
        const std::vector<PoolName> pools = poolsOf(m_shown->board());
        return std::find(pools.begin(), pools.end(), pool) != pools.end();
    };
    QVERIFY(has({static_cast<PoolKind>(kind), id.toStdString()}));
    QCOMPARE(poolsOf(m_shown->board()).size(), std::size_t{4});
    m_shown->step([&] { menu->actions().at(kind)->trigger(); });
    QVERIFY(has({static_cast<PoolKind>(kind), id.toStdString() + "-2"}));
}

void PoolsTest::poolsAreRemoved_data()
{
    QTest::addColumn<int>("row");
    QTest::newRow("terrain") << 0;
    QTest::newRow("numbers") << 1;
    QTest::newRow("harbours") << 2;
}

void PoolsTest::poolsAreRemoved()
{
    QFETCH(int, row);
    const PoolName pool = poolsOf(m_shown->board()).at(static_cast<std::size_t>(row));
    dock().choose(pool);
    m_shown->step([&] { QTest::keyClick(part<QListWidget>("pool-list"), Qt::Key_Delete); });
    QCOMPARE(countOf(m_shown->board(), pool).places, 0);
    QCOMPARE(poolsOf(m_shown->board()).size(), std::size_t{2});
}

void PoolsTest::aNewNameIsTakenEverywhere()
{
    auto* name = part<IdField>("pool-name");
    for (const PoolName& pool : poolsOf(m_shown->board())) {
        dock().choose(pool);
        const int places = count().places;
        name->setFocus();
        name->selectAll();
        m_shown->step([&] {
            QTest::keyClicks(name, QStringLiteral("mixed"));
            QTest::keyClick(name, Qt::Key_Return);
        });
        QCOMPARE(*dock().chosen(), (PoolName{pool.kind, "mixed"}));
        QCOMPARE(count().places, places);
    }
}

/// In the panel of pools and in that of numbers.
void PoolsTest::countsStandInOneOrder()
{
    m_shown->window.focus().change("one more"_step, [](Board& board) { board.numberPools[0].tokens.push_back(5); });
    const auto row = [&](const QString& text) {
        auto* list = part<QListWidget>("pool-list");
        return !list->findItems(text, Qt::MatchExactly).isEmpty();
    };
    QVERIFY(row("land: 19 for 19 hexes"));
    QVERIFY(row("tokens: 19 for 18 hexes"));
    QVERIFY(row("coast: 9 for 9 harbours"));
    const auto buttons = m_shown->window.findChild<NumbersDock*>()->findChildren<QToolButton*>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QToolButton* button) {
        return button->text() == "tokens: 19 for 18 hexes";
    }));
}

/// The sentence above them has more lines or fewer, depending on the count.
void PoolsTest::fieldsStayWhereTheyAre()
{
    m_shown->window.resize(1024, 600);
    QTest::qWait(50);
    dock().choose({PoolKind::Numbers, m_shown->board().numberPools[0].id});
    auto* tokens = part<TokenList>("pool-tokens");
    auto* sentence = part<QLabel>("pool-count");
    std::set<int> lines, places;
    for (int i = 0; i < 4; ++i) {
        QTest::qWait(20);
        const QRect box =
            sentence->fontMetrics().boundingRect(0, 0, sentence->width(), 1000, Qt::TextWordWrap, sentence->text());
        QVERIFY(box.height() <= sentence->height());
        lines.insert(box.height());
        places.insert(tokens->mapTo(sentence->parentWidget(), QPoint()).y());
        m_shown->window.focus().change("count"_step, [&](Board& board) {
            std::vector<int>& all = board.numberPools[0].tokens;
            i % 2 ? all.pop_back() : all.push_back(5);
        });
    }
    QVERIFY(lines.size() > 1);
    QCOMPARE(places.size(), std::size_t{1});
}

void PoolsTest::tilesAreCounted()
{
    auto* fields = part<QSpinBox>("tile-0");
    fields->setFocus();
    m_shown->step([&] {
        QTest::keyClick(fields, Qt::Key_Up);
        QTest::keyClick(fields, Qt::Key_Up);
    });
    QCOMPARE(m_shown->board().terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Fields)], 6);
    QVERIFY(!count().fits());
    QCOMPARE(
        part<QLabel>("pool-count")->text(),
        QStringLiteral("Tiles in the pool: 21; hexes drawn from it: 19. Make the numbers equal."));
    part<QSpinBox>("tile-1")->setFocus();
    fields->setFocus();
    m_shown->step([&] { QTest::keyClick(fields, Qt::Key_Down); });
}

void PoolsTest::fillingMakesPoolsFit_data()
{
    QTest::addColumn<int>("pool");
    QTest::addColumn<int>("places");
    for (const int pool : {0, 1, 2})
        for (const int places : {0, 2, 5}) QTest::addRow("pool %d, %d places less", pool, places) << pool << places;
}

void PoolsTest::fillingMakesPoolsFit()
{
    QFETCH(int, pool);
    QFETCH(int, places);
    m_shown->window.focus().change("fewer"_step, [&](Board& board) {
        if (pool == 2)
            board.harbours.resize(board.harbours.size() - static_cast<std::size_t>(places));
        else
            board.hexes.resize(board.hexes.size() - static_cast<std::size_t>(places));
        if (places > 0) return;
        board.terrainPools[0].tiles = {};
        board.numberPools[0].tokens.clear();
        board.harbourPools[0].pieces = {};
    });
    dock().choose(poolsOf(m_shown->board()).at(static_cast<std::size_t>(pool)));
    QVERIFY(count().pieces != count().most);
    m_shown->step([&] { click("fill-pool"); });
    QVERIFY(count().fits());
    QCOMPARE(count().pieces, count().most);
    QVERIFY(!part<QToolButton>("fill-pool")->isEnabled());
}

void PoolsTest::fillingIsNear()
{
    // An empty pool for eighteen numbers becomes the usual set.
    Board board = m_shown->board();
    board.numberPools[0].tokens.clear();
    fillToMatch(board, {PoolKind::Numbers, "tokens"});
    std::vector<int> tokens = board.numberPools[0].tokens, usual = m_shown->board().numberPools[0].tokens;
    std::sort(tokens.begin(), tokens.end());
    std::sort(usual.begin(), usual.end());
    QCOMPARE(tokens, usual);
    // One tile too many of what there is most of goes.
    board = m_shown->board();
    board.terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Gold)] = 1;
    fillToMatch(board, {PoolKind::Terrain, "land"});
    QCOMPARE(board.terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Gold)], 0);
}

void PoolsTest::numbersAreOrdered()
{
    dock().choose({PoolKind::Numbers, "tokens"});
    auto* tokens = dock().findChild<TokenList*>();
    const auto numbers = [this] { return m_shown->board().numberPools[0].tokens; };
    tokens->setCurrentRow(0);
    m_shown->step([&] { QTest::keyClick(tokens, Qt::Key_Down, Qt::AltModifier); });
    QCOMPARE(numbers()[1], 5);
    m_shown->step([&] { QTest::keyClicks(tokens, QStringLiteral("12")); });
    QCOMPARE(numbers()[2], 12);
    m_shown->step([&] { QTest::keyClick(tokens, Qt::Key_Delete); });
    m_shown->step([&] {
        QTest::mouseClick(dock().findChild<NumberDiscs*>()->findChildren<QToolButton*>().at(0), Qt::LeftButton);
    });
    m_shown->step([&] { click("sort-pool"); });
    m_shown->step([&] { click("shuffle-pool"); });
    QCOMPARE(numbers().size(), std::size_t{19});
    QVERIFY(part<QLabel>("pool-count")->text().contains(QStringLiteral("19")));
}

void PoolsTest::numbersAreLaidInASpiral()
{
    dock().choose({PoolKind::Numbers, "tokens"});
    auto* start = part<QComboBox>("pool-start");
    QVERIFY(start->isVisible());
    m_shown->window.focus().select({{0, -2}});
    start->setFocus();
    m_shown->step([&] { QTest::keyClick(start, Qt::Key_Down); });
    QCOMPARE(m_shown->board().numberPools[0].start, std::optional(HexCoord{0, -2}));
    auto* lay = part<QComboBox>("pool-lay");
    lay->setFocus();
    m_shown->step([&] { QTest::keyClick(lay, Qt::Key_Up); });
    QVERIFY(m_shown->board().numberPools[0].lay == NumberPool::Lay::Shuffled);
    QVERIFY(!start->isVisible());
}

void PoolsTest::theSelectionIsDrawnAndFixed()
{
    const std::string before = m_shown->file();
    m_shown->window.focus().select({{0, 0}, {1, 0}, {0, -2}});
    for (const PoolName& pool : poolsOf(m_shown->board())) {
        dock().choose(pool);
        const int places = count().places;
        m_shown->step([&] { click("fix-selection"); });
        QVERIFY(count().places < places);
        m_shown->nothing([&] { click("fix-selection"); });
        m_shown->step([&] { click("draw-selection"); });
        QCOMPARE(count().places, places);
        QVERIFY(count().fits());
        m_shown->nothing([&] { click("draw-selection"); });
    }
}

void PoolsTest::constraintsAreChosen()
{
    for (const char* name : {"constraint-0", "constraint-1", "constraint-2"}) {
        const bool on = part<QCheckBox>(name)->isChecked();
        m_shown->step([&] { check(name); });
        QCOMPARE(part<QCheckBox>(name)->isChecked(), !on);
        m_shown->step([&] { check(name); });
    }
    QCOMPARE(m_shown->board().constraints.size(), m_shown->scenario().boards[1].constraints.size());
}

void PoolsTest::thePreviewShowsTheDraw()
{
    const auto chance = [this] {
        const auto& hexes = m_shown->window.canvas().picture().hexes;
        return std::any_of(hexes.begin(), hexes.end(), [](const HexPicture& hex) { return hex.chance; });
    };
    QVERIFY(chance());
    m_shown->nothing([&] { check("preview"); });
    QVERIFY(!chance());
    QCOMPARE(sentence(), QStringLiteral("So the board begins in a game with this seed."));
    const BoardPicture first = m_shown->window.canvas().picture();
    m_shown->nothing([&] { click("next-draw"); });
    QCOMPARE(part<QLineEdit>("seed")->text(), QStringLiteral("2"));
    QVERIFY(!(m_shown->window.canvas().picture() == first));
    m_shown->nothing([&] { click("previous-draw"); });
    QVERIFY(m_shown->window.canvas().picture() == first);
    m_shown->nothing([&] { check("preview"); });
    QVERIFY(chance());
}

void PoolsTest::thePreviewFollowsEdits()
{
    check("preview");
    m_shown->window.focus().change("gold"_step, [](Board& board) {
        layGround(board, {{0, 0}}, {Ground::Kind::Fixed, Terrain::Gold, {}});
    });
    QTRY_VERIFY(sentence().contains(QStringLiteral("error")));  // a tile too many now
    dock().choose({PoolKind::Terrain, "land"});
    click("fill-pool");
    dock().choose({PoolKind::Numbers, "tokens"});
    if (!count().fits()) click("fill-pool");
    QTRY_VERIFY(!sentence().contains(QStringLiteral("error")));
    const auto& hexes = m_shown->window.canvas().picture().hexes;
    QVERIFY(
        std::any_of(hexes.begin(), hexes.end(), [](const HexPicture& hex) { return hex.terrain == Terrain::Gold; }));
    m_shown->window.focus().setBoardIndex(0);
    QVERIFY(!preview().isActive());
}

void PoolsTest::theDrawIsMadeFixed()
{
    check("preview");
    click("next-draw");
    const BoardPicture drawn = m_shown->window.canvas().picture();
    m_shown->step([&] { click("fix-draw"); });
    QVERIFY(poolsOf(m_shown->board()).empty());
    QVERIFY(!leavesToChance(m_shown->board()));
    QVERIFY(m_shown->board().constraints.empty());
    QVERIFY(!preview().isActive());
    QVERIFY(m_shown->window.canvas().picture().hexes.size() == drawn.hexes.size());
    check("preview");
    QVERIFY(m_shown->window.canvas().picture() == drawn);
    QVERIFY(sentence().startsWith(QStringLiteral("Nothing of this board is left to chance")));
    QVERIFY(!part<QPushButton>("fix-draw")->isEnabled());
}

void PoolsTest::aFixedDrawIsTheSameBoard_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"base", "catakatoa", "crop-trust", "ebbing-isles", "gifts-for-the-robber", "smoking-crescent"})
        QTest::newRow(name) << QByteArray(name);
}

void PoolsTest::aFixedDrawIsTheSameBoard()
{
    QFETCH(QByteArray, name);
    const Scenario scenario = test::included(name);
    for (std::size_t i = 0; i < scenario.boards.size(); ++i)
        for (const std::uint64_t seed : {1U, 77U, 4711U}) {
            const Draw draw = drawOf(scenario, i, seed);
            QVERIFY(draw.drawn());
            Scenario fixed = scenario;
            fixDraw(fixed.boards[i], draw);
            QVERIFY(!leavesToChance(fixed.boards[i]));
            const Draw again = drawOf(fixed, i, 5);
            QVERIFY2(again.drawn(), again.problem ? english(again.problem->sentence).c_str() : "refused");
            QCOMPARE(again.deal.terrain, draw.deal.terrain);
            QCOMPARE(again.deal.number, draw.deal.number);
            QCOMPARE(again.deal.harbour, draw.deal.harbour);
            QCOMPARE(again.deal.robber, draw.deal.robber);
        }
}

void PoolsTest::theConstraintThatCannotBeMetIsNamed()
{
    m_shown->window.focus().change("only sixes"_step, [](Board& board) {
        board.constraints = {Constraint::NoAdjacentEqualNumbers, Constraint::NoAdjacentRed};
        for (int& token : board.numberPools[0].tokens) token = token % 2 ? 6 : 8;
    });
    check("preview");
    QCOMPARE(
        sentence(),
        QStringLiteral("No draw was found that meets the constraint “6 and 8 never side by side”. No draw was found that "
                       "meets the constraint “equal numbers never side by side”. A game would take this one as it is."));
    check("constraint-1");
    QTRY_COMPARE(
        sentence(), QStringLiteral("No draw was found that meets the constraint “6 and 8 never side by side”. A game "
                                   "would take this one as it is."));
    check("constraint-0");
    QTRY_VERIFY(!preview().isTroubled());
}

void PoolsTest::anErrorIsNamed()
{
    m_shown->window.focus().change("no players"_step, [](Board& board) { board.minPlayers = 5; });
    check("preview");
    QVERIFY(sentence().contains(QStringLiteral("error")));
    QVERIFY2(sentence().contains(QStringLiteral("(Players · Board 2)")), qPrintable(sentence()));
    QVERIFY(!part<QPushButton>("fix-draw")->isEnabled());
    m_shown->window.document().undo();
    QTRY_VERIFY(!preview().isTroubled());
}

void PoolsTest::seedsAreLimited()
{
    auto* seed = part<QLineEdit>("seed");
    const auto type = [&](const char* text) {
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, QLatin1String(text));
        QTest::keyClick(seed, Qt::Key_Return);
    };
    type("4711");
    QVERIFY(preview().isActive());
    QCOMPARE(preview().seed(), std::uint64_t{4711});
    type("9007199254740991");
    QCOMPARE(preview().seed(), (std::uint64_t{1} << 53) - 1);
    click("next-draw");
    QCOMPARE(preview().seed(), std::uint64_t{0});
    click("previous-draw");
    QCOMPARE(preview().seed(), (std::uint64_t{1} << 53) - 1);
    type("9007199254740992");
    QCOMPARE(seed->text(), QStringLiteral("9007199254740991"));
    type("x-5");
    QCOMPARE(preview().seed(), std::uint64_t{5});
}

void PoolsTest::everythingHasANameInBothLanguages()
{
    for (const char* language : {"en", "de"}) {
        m_shown->speak(language);
        for (const PoolName& pool : poolsOf(m_shown->board())) {
            dock().choose(pool);
            for (const QWidget* widget : dock().findChildren<QWidget*>())
                if (qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                    qobject_cast<const QSpinBox*>(widget) || qobject_cast<const QListWidget*>(widget) ||
                    (qobject_cast<const QLineEdit*>(widget) && !qobject_cast<const QSpinBox*>(widget->parentWidget())))
                    if (widget->objectName() != QLatin1String("ScrollLeftButton") &&
                        !widget->parentWidget()->inherits("QTabBar"))
                        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }
    QCOMPARE(part<QToolButton>("fill-pool")->text(), QStringLiteral("Passend füllen"));
}

QTEST_MAIN(PoolsTest)
#include "tst_pools.moc"
