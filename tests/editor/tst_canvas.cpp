#include "app/common/painting/harbour_sign.h"
#include "editor/canvas/board_layer.h"
#include "editor/model/templates.h"
#include "editor/tools/brush_symmetry.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/select_tool.h"
#include "tests/editor/editor_window.h"
#include "tests/editor/fixed_name.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QStatusBar>
#include <QWheelEvent>

#include <random>

using namespace inselwerk;
using test::EditorWindow;

/// The canvas: zoom, cursor, what it tells screen readers, and that it repaints exactly what changed.
class CanvasTest : public QObject
{
    Q_OBJECT

private slots:
    void wheelZoomsAtThePointer();
    void fitShowsTheWholeBoard();
    void harboursToComeHaveRoom_data();
    void harboursToComeHaveRoom();
    void zoomHasLimits();
    void arrowsWalkEverywhere_data();
    void arrowsWalkEverywhere();
    void keysBeginInTheMiddle();
    void theCursorStaysOnItsHex();
    void screenReadersHearTheCursor();
    void onlyChangesAreRepainted_data();
    void onlyChangesAreRepainted();
    void repaintedIsAsPaintedAnew_data();
    void repaintedIsAsPaintedAnew();
    void theRobberMakesRoomWholly();
    void sharpAtTwice();
    void symmetryCentreFollowsTheBoard();
    void theSetUpRegionIsShown();
    void drawnTerrainAndDrawnNumbersDiffer();
    void longSentencesCoverNothing();
    void emptyBoards();
};

namespace {

void wheel(BoardCanvas& canvas, QPointF at, int steps)
{
    QWheelEvent event(
        at, canvas.mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &event);
}

QImage grabbed(BoardCanvas& canvas) { return canvas.grab().toImage().convertToFormat(QImage::Format_RGB32); }

/// The largest difference of a colour channel between two pictures.
int difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            most = std::max(
                {most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
        }
    return most;
}

Scenario largeSea()
{
    Scenario scenario;
    scenario.id = "large";
    Board board;
    board.id = "board";
    layGround(board, hexesAround({}, 11), {Ground::Kind::Fixed, Terrain::Sea, {}});
    layGround(board, hexesAround({}, 6), {Ground::Kind::Fixed, Terrain::Pasture, {}});
    scenario.boards.push_back(board);
    return scenario;
}

}  // namespace

void CanvasTest::wheelZoomsAtThePointer()
{
    EditorWindow w("base");
    const QPoint p = w.at(HexCoord{1, -1}) + QPoint(7, 3);
    const qreal before = w.canvas().boardGeometry().radius();
    const QPointF offset = (QPointF(p) - w.canvas().boardGeometry().hexCentre({1, -1})) / before;
    wheel(w.canvas(), p, 3);
    const qreal after = w.canvas().boardGeometry().radius();
    QVERIFY(after > before);
    const QPointF now = (QPointF(p) - w.canvas().boardGeometry().hexCentre({1, -1})) / after;
    QVERIFY(QLineF(offset, now).length() < 1e-6);
}

void CanvasTest::fitShowsTheWholeBoard()
{
    EditorWindow w("base");
    wheel(w.canvas(), {10, 10}, 8);
    w.canvas().fit();
    for (const HexEntry& hex : w.board().hexes) QVERIFY(w.canvas().rect().contains(w.at(hex.at)));
    w.window.resize(900, 600);
    QCoreApplication::processEvents();
    for (const HexEntry& hex : w.board().hexes) QVERIFY(w.canvas().rect().contains(w.at(hex.at)));
}

void CanvasTest::harboursToComeHaveRoom_data()
{
    QTest::addColumn<int>("rings");
    QTest::addColumn<bool>("flat");
    for (const int rings : {1, 2, 6}) {
        QTest::addRow("%d, pointy", rings) << rings << false;
        QTest::addRow("%d, flat", rings) << rings << true;
    }
}

void CanvasTest::harboursToComeHaveRoom()
{
    QFETCH(int, rings);
    QFETCH(bool, flat);
    Scenario scenario = scenarioFrom(Template::Empty, rings);
    scenario.boards[0].orientation = flat ? Orientation::Flat : Orientation::Pointy;
    EditorWindow w(scenario);
    const BoardGeometry& geometry = w.canvas().boardGeometry();
    for (const HexEntry& hex : w.board().hexes)
        for (int side = 0; side < 6; ++side) {
            if (judgeHarbour(w.board(), {hex.at, side}) != HarbourPlace::Fits) continue;
            const EdgePoints edge = geometry.edgePoints({hex.at, side});
            const qreal reach = harbourDistance + harbourRadius(geometry.radius());
            const QPointF rim = edge.middle() + edge.outward() * reach * geometry.radius();
            QVERIFY(QRectF(w.canvas().rect()).contains(rim));
        }
}

void CanvasTest::zoomHasLimits()
{
    EditorWindow w("base");
    QSignalSpy zoomed(&w.canvas(), &BoardCanvas::zoomChanged);
    wheel(w.canvas(), {300, 300}, 100);
    QVERIFY(w.canvas().zoom() <= 400);
    wheel(w.canvas(), {300, 300}, -200);
    QVERIFY(w.canvas().zoom() >= 10);
    w.canvas().setZoom(100);
    QCOMPARE(w.canvas().zoom(), 100);
    QCOMPARE(w.canvas().boardGeometry().radius(), BoardCanvas::plainRadius);
    QVERIFY(!zoomed.isEmpty());
}

void CanvasTest::arrowsWalkEverywhere_data()
{
    QTest::addColumn<int>("target");
    QTest::newRow("hexes") << 0;
    QTest::newRow("corners") << 1;
    QTest::newRow("edges") << 2;
}

/// From any place to any other by arrow keys: a walk over the board meets every hex, corner or edge of the land.
void CanvasTest::arrowsWalkEverywhere()
{
    QFETCH(int, target);
    for (const char* name : {"base", "catakatoa"}) {  // pointy and flat
        EditorWindow w(name);
        if (target == 0) w.choose<SelectTool>();
        if (target == 1) w.choose<PiecesTool>();
        if (target == 2) w.choose<HarbourTool>();
        w.canvas().setCursorHex(w.board().hexes.front().at);
        std::set<std::string> met;
        std::mt19937 random(1);
        const auto named = [&] {
            const Spot& spot = w.canvas().cursor();
            const Orientation o = w.board().orientation;
            GridPoint p = pointOf(spot.hex);
            if (target == 1 && spot.corner) p = pointOf(*spot.corner, o);
            if (target == 2 && spot.edge) p = pointOf(*spot.edge, o);
            return std::to_string(p.q) + "," + std::to_string(p.r);
        };
        std::set<std::string> wanted;
        for (const HexEntry& hex : w.board().hexes) {
            if (!isLandAt(w.board(), hex.at)) continue;
            for (int i = 0; i < 6; ++i) {
                const Orientation o = w.board().orientation;
                const GridPoint p = target == 0   ? pointOf(hex.at)
                                    : target == 1 ? pointOf(CornerName{hex.at, i}, o)
                                                  : pointOf(EdgeName{hex.at, i}, o);
                wanted.insert(std::to_string(p.q) + "," + std::to_string(p.r));
            }
        }
        constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        for (int i = 0; i < 6000 && !std::includes(met.begin(), met.end(), wanted.begin(), wanted.end()); ++i) {
            // Hexes go on for ever: back to the board now and then.
            if (target == 0 && i % 40 == 0)
                w.canvas().setCursorHex(w.board().hexes[random() % w.board().hexes.size()].at);
            w.key(keys[random() % 4]);
            met.insert(named());
        }
        for (const std::string& place : wanted) QVERIFY2(met.contains(place), place.c_str());
    }
}

void CanvasTest::keysBeginInTheMiddle()
{
    EditorWindow w("base");
    QCOMPARE(w.canvas().cursorHex(), HexCoord());
    w.choose<PaintTool>();
    w.brush().setGround({Ground::Kind::Fixed, Terrain::Gold, {}});
    w.key(Qt::Key_Return);
    QVERIFY(w.board().find({0, 0})->terrain == Terrain::Gold);
    w.key(Qt::Key_Right);
    QCOMPARE(w.canvas().cursorHex(), (HexCoord{1, 0}));
}

void CanvasTest::theCursorStaysOnItsHex()
{
    EditorWindow w("base");
    w.key(Qt::Key_Right);
    w.canvas().zoomIn();
    w.window.resize(1000, 800);
    QCoreApplication::processEvents();
    w.canvas().fit();
    QCOMPARE(w.canvas().cursor().point.toPoint(), w.at(HexCoord{1, 0}));
    w.key(Qt::Key_Right);
    QCOMPARE(w.canvas().cursorHex(), (HexCoord{2, 0}));
}

void CanvasTest::screenReadersHearTheCursor()
{
    EditorWindow w("base");
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&w.canvas());
    QVERIFY(canvas);
    QCOMPARE(canvas->role(), QAccessible::Canvas);
    QVERIFY(!canvas->text(QAccessible::Name).isEmpty());
    w.choose<SelectTool>();
    const HexEntry& hex = w.board().hexes.front();
    w.canvas().setCursorHex(hex.at);
    const QString description = canvas->text(QAccessible::Description);
    QVERIFY(description.contains(QString::fromUtf8(nameOf(hex.terrain).data())));
    QCOMPARE(canvas->text(QAccessible::Value), description);
    w.key(Qt::Key_Right);
    QVERIFY(canvas->text(QAccessible::Description) != description);
    // What is laid under the cursor is heard at once.
    w.choose<NumberTool>();
    w.canvas().setCursorHex({0, 0});
    w.choose<PaintTool>();
    w.brush().setGround({Ground::Kind::Fixed, Terrain::Gold, {}});
    w.key(Qt::Key_Return);
    QVERIFY(canvas->text(QAccessible::Description).contains(QStringLiteral("gold")));
    w.choose<PiecesTool>();
    const CornerName settlement = w.board().pieces.front().settlements.front();
    w.pointAt(w.at(settlement));
    QVERIFY(canvas->text(QAccessible::Description).contains(QStringLiteral("settlement")));
}

void CanvasTest::onlyChangesAreRepainted_data()
{
    QTest::addColumn<int>("edit");
    for (int i = 0; i < 5; ++i) QTest::addRow("%d", i) << i;
}

void CanvasTest::onlyChangesAreRepainted()
{
    QFETCH(int, edit);
    Board board = test::included("base").boards.front();
    const Scenario scenario = test::included("base");
    const auto picture = [&] {
        BoardPicture p;
        for (const HexEntry& hex : board.hexes) p.hexes.push_back({hex.at, hex.terrain, hex.number});
        for (const HarbourEntry& h : board.harbours) p.harbours.push_back({{h.at, h.side}, h.kind});
        p.robber = HexCoord{0, 0};
        p.orientation = board.orientation;
        return p;
    };
    BoardLayer layer;
    const QRectF area(0, 0, 1000, 800);
    const BoardGeometry geometry(picture(), area);
    QCOMPARE(layer.show(picture(), geometry).boundingRect(), area.toRect());
    QVERIFY(layer.show(picture(), geometry).isEmpty());
    HexCoord at{1, 0};
    if (edit == 0) layGround(board, {at}, {Ground::Kind::Fixed, Terrain::Gold, {}});
    if (edit == 1) findHex(board, at)->number = 12;
    if (edit == 2) at = board.harbours.front().at, board.harbours.erase(board.harbours.begin());
    if (edit == 3) layGround(board, {at}, {Ground::Kind::Nothing, {}, {}});
    if (edit == 4) at = {3, 0}, layGround(board, {at}, {Ground::Kind::Fixed, Terrain::Gold, {}});
    const QRect changed = layer.show(picture(), geometry).boundingRect();
    QVERIFY(!changed.isEmpty());
    QVERIFY(changed.contains(geometry.hexCentre(at).toPoint()));
    QVERIFY(changed.width() < 5 * geometry.radius());
}

void CanvasTest::repaintedIsAsPaintedAnew_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "catakatoa", "crop-trust"}) QTest::newRow(name) << QByteArray(name);
}

/// After many edits the kept picture is what one would paint from scratch.
void CanvasTest::repaintedIsAsPaintedAnew()
{
    QFETCH(QByteArray, name);
    EditorWindow w(name.constData(), {900, 700});
    w.choose<PaintTool>();
    std::mt19937 random(7);
    for (int i = 0; i < 60; ++i) {
        w.brush().setGround({Ground::Kind::Fixed, static_cast<Terrain>(random() % terrainCount), {}});
        const QPoint p(static_cast<int>(random() % 600), static_cast<int>(random() % 600));
        w.click(p);
        if (i % 5 == 0) w.document().undo();
        QCoreApplication::processEvents();
    }
    w.choose<SelectTool>();
    w.canvas().clearFocus();
    QCoreApplication::processEvents();
    const QImage kept = grabbed(w.canvas());
    w.canvas().setDark(true);
    (void)grabbed(w.canvas());
    w.canvas().setDark(false);
    // Smooth edges that are cut at the rim of a part may differ by a trace.
    QVERIFY(difference(kept, grabbed(w.canvas())) <= 8);
}

/// The robber steps aside for pieces; those may be named by the hex next to its own.
void CanvasTest::theRobberMakesRoomWholly()
{
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat})
        for (int side = 0; side < 6; ++side)
            for (int corner = 0; corner < 6; ++corner) {
                BoardPicture picture;
                picture.orientation = orientation;
                picture.sea = false;
                for (const HexCoord at : hexesAround({}, 2)) picture.hexes.push_back({at, Terrain::Pasture});
                picture.robber = HexCoord{};
                const QSize size(400, 400);
                const BoardGeometry geometry(picture, QRectF(QPointF(), QSizeF(size)));
                const auto shown = [&](BoardLayer& layer) {
                    layer.show(picture, geometry);
                    QImage image(size, QImage::Format_RGB32);
                    QPainter painter(&image);
                    layer.paint(painter, QRect(QPoint(), size), size, 1);
                    return image;
                };
                BoardLayer kept, fresh;
                (void)shown(kept);
                picture.settlements.push_back({{neighbour({}, side, orientation), corner}, Colour::Red});
                QVERIFY(difference(shown(kept), shown(fresh)) <= 8);
            }
}

void CanvasTest::sharpAtTwice()
{
    // A layer for a screen of twice the pixels is painted in these pixels.
    EditorWindow w("base", {800, 600});
    BoardLayer once, twice;
    for (BoardLayer* layer : {&once, &twice}) layer->show(w.canvas().picture(), w.canvas().boardGeometry());
    const QSize size = w.canvas().size();
    const auto painted = [&](BoardLayer& layer, qreal ratio) {
        QImage image(size * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        QPainter painter(&image);
        layer.paint(painter, QRect(QPoint(), size), size, ratio);
        return image;
    };
    const QImage coarse = painted(once, 1), fine = painted(twice, 2);
    QCOMPARE(fine.size(), 2 * coarse.size());
    // Somewhere neighbouring pixels differ within what is one pixel of the coarse picture.
    int differing = 0;
    for (int y = 0; y < fine.height(); y += 2)
        for (int x = 0; x < fine.width(); x += 2) differing += fine.pixel(x, y) != fine.pixel(x + 1, y);
    QVERIFY(differing > fine.width() * fine.height() / 100);
}

void CanvasTest::symmetryCentreFollowsTheBoard()
{
    EditorWindow w("base");
    w.brush().setSymmetry(centred({6, true, false, {}}, w.board()));
    QVERIFY(isCentre(w.brush().symmetry(), w.brush().symmetry().centre, w.board().orientation));
    // By key, where the pointer is.
    w.pointAt(w.at(HexCoord{2, -1}) + QPoint(3, 3));
    w.key(Qt::Key_M);
    QCOMPARE(w.brush().symmetry().centre, pointOf(HexCoord{2, -1}));
    // A centre that another orientation cannot have becomes one that it can.
    Symmetry mirror{1, true, true, {}};
    mirror.centre = centreNear(mirror, {0.87, 0}, w.board().orientation);
    w.brush().setSymmetry(mirror);
    w.focus().change("turn"_step, [](Board& b) {
        setOrientation(b, b.orientation == Orientation::Flat ? Orientation::Pointy : Orientation::Flat);
    });
    QVERIFY(isCentre(w.brush().symmetry(), w.brush().symmetry().centre, w.board().orientation));
}

void CanvasTest::theSetUpRegionIsShown()
{
    EditorWindow open(test::included("base"));
    BoardCanvas& canvas = open.window.canvas();
    auto* shown = open.window.findChild<QAction*>("setup-hexes");
    const QImage without = grabbed(canvas);
    shown->trigger();
    QCOMPARE(grabbed(canvas), without);  // there is no region
    shown->trigger();
    open.window.focus().change("region"_step, [](Board& board) { board.setupHexes = {{0, 0}, {1, 0}}; });
    const QImage with = grabbed(canvas);
    const BoardGeometry& g = canvas.boardGeometry();
    const auto changed = [&](HexCoord hex, int side) {
        const EdgePoints edge = g.edgePoints({hex, side});
        const QPointF middle = (edge.first + edge.second) / 2;
        const QPointF at = (middle + .08 * (g.hexCentre(hex) - middle)) * with.devicePixelRatio();
        const QRect around = QRectF(at - QPointF(3, 3), QSizeF(6, 6)).toRect();
        return with.copy(around) != without.copy(around);
    };
    for (int side = 0; side < 6; ++side)
        QVERIFY(changed({0, 0}, side) == !(neighbour({0, 0}, side, g.orientation()) == HexCoord{1, 0}));
    shown->trigger();
    QCOMPARE(grabbed(canvas), without);
}

/// "?" in a disc is a number, in a hexagon terrain.
void CanvasTest::drawnTerrainAndDrawnNumbersDiffer()
{
    EditorWindow open(test::included("base"));
    BoardCanvas& canvas = open.window.canvas();
    const auto picture = [&](bool terrain, bool number) {
        open.window.focus().change("drawn"_step, [=](Board& board) {
            for (HexEntry& hex : board.hexes) {
                hex.terrainPool = terrain ? "land" : "";
                hex.numberPool = number ? "numbers" : "";
                hex.number = 0;
            }
        });
        // Between the disc and the hexagon around it, and in its middle.
        const BoardGeometry& g = canvas.boardGeometry();
        const QPointF reach = QPointF(.5, .5) * g.radius();
        return grabbed(canvas).copy(QRectF(g.hexCentre({0, 0}) - reach, g.hexCentre({0, 0}) + reach).toRect());
    };
    const QImage terrain = picture(true, false), number = picture(false, true), both = picture(true, true);
    QVERIFY(terrain != number && terrain != both && number != both);
    // Around a drawn terrain there is the hexagon, whatever lies in it: at its corners both look alike.
    const QRect top(terrain.width() / 2 - 4, 0, 8, 5);
    QCOMPARE(terrain.copy(top), both.copy(top));
    QVERIFY(number.copy(top) != both.copy(top));
}

/// Names of pools may be long; what is said of a hex keeps to its part of the status bar, however wide the window is.
void CanvasTest::longSentencesCoverNothing()
{
    EditorWindow w("base", {1500, 800});
    const HexCoord at = w.board().hexes.front().at;
    w.focus().change("pool"_step, [&](Board& board) {
        board.terrainPools.push_back({std::string(200, 'w'), {}});
        findHex(board, at)->terrainPool = board.terrainPools.back().id;
    });
    for (const QSize size : {QSize(1500, 800), QSize(1024, 600)}) {
        w.window.resize(size);
        QCoreApplication::processEvents();
        w.pointAt(w.at(HexCoord{1, 0}));
        w.pointAt(w.at(at));
        QCoreApplication::processEvents();
        bool said = false;
        const auto labels = w.window.statusBar()->findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            said = said || label->text().contains(u"www"_qs);
            for (const QLabel* other : labels)
                QVERIFY2(label == other || !label->geometry().intersects(other->geometry()), qPrintable(other->text()));
        }
        QVERIFY(said);
    }
}

void CanvasTest::emptyBoards()
{
    Scenario none;
    none.id = "none";
    EditorWindow w(none);
    for (Tool* tool : w.window.tools().tools()) {
        w.window.tools().choose(tool);
        w.drag({50, 50}, {90, 90});
        w.key(Qt::Key_Return);
        w.key(Qt::Key_Left);
        w.key(Qt::Key_Delete);
        w.key(Qt::Key_5);
    }
    QCOMPARE(w.document().history().count(), 0);
    EditorWindow large(largeSea());
    QCOMPARE(large.board().hexes.size(), std::size_t{397});
    large.choose<PaintTool>();
    large.drag({50, 50}, {300, 300});
    QCOMPARE(large.document().history().count(), 1);
}

QTEST_MAIN(CanvasTest)
#include "tst_canvas.moc"
