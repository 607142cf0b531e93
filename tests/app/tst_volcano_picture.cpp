#include "app/common/authored_picture.h"
#include "app/common/board_picture_of.h"
#include "app/common/layers/volcano/volcano_layer.h"

#include "engine/rules/registry.h"
#include "engine/scenario/reader.h"
#include "engine/setup/table.h"

#include <QFile>
#include <QTest>

using namespace inselwerk;

/// The numbers at the corners of a volcano, before a game and in it.
class VolcanoPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void theNumbersOfTheFileAreThoseOfTheGame_data();
    void theNumbersOfTheFileAreThoseOfTheGame();
};

namespace {

std::array<int, 6> numbersIn(const BoardPicture& picture)
{
    for (const HexPicture& hex : picture.hexes)
        if (const auto* layer = hex.layers.find<volcano::VolcanoLayer>()) return layer->cornerNumbers;
    return {};
}

Scenario catakatoa()
{
    QFile file(QStringLiteral(INSELWERK_SOURCE_DIR "/scenarios/catakatoa.yaml"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return readScenario(file.readAll().toStdString(), descriptionsOf(moduleTypes())).scenario;
}

}  // namespace

void VolcanoPictureTest::theNumbersOfTheFileAreThoseOfTheGame_data()
{
    QTest::addColumn<bool>("pointy");
    QTest::addColumn<QStringList>("corners");
    QTest::addColumn<int>("top");  // number of the first corner: the top of a pointy hex, the upper right of a flat one
    const QStringList usual;
    QTest::newRow("flat") << false << usual << 2;
    QTest::newRow("pointy") << true << usual << 1;
    QTest::newRow("pointy, others") << true << QStringList{"SE", "S", "SW", "NW", "N", "NE"} << 5;
    QTest::newRow("flat, others") << false << QStringList{"W", "NW", "NE", "E", "SE", "SW"} << 3;
}

void VolcanoPictureTest::theNumbersOfTheFileAreThoseOfTheGame()
{
    QFETCH(bool, pointy);
    QFETCH(QStringList, corners);
    QFETCH(int, top);
    Scenario scenario = catakatoa();
    Board& board = scenario.boards.front();
    board.orientation = pointy ? Orientation::Pointy : Orientation::Flat;
    if (pointy) board.harbours.clear();
    std::vector<std::string> named;
    for (const QString& corner : corners) named.push_back(corner.toStdString());
    for (Section& section : scenario.modules)
        if (section.key == "volcano" && !named.empty()) section.values["corner_numbers"] = named;
    const std::array<int, 6> authored = numbersIn(authoredPicture(scenario, board));
    QCOMPARE(authored.front(), top);
    const Table table = compile(scenario, board, Seating::usual(board, 3), moduleTypes());
    QVERIFY(table.rules);
    QCOMPARE(numbersIn(boardPictureOf(table, 1)), authored);
}

QTEST_MAIN(VolcanoPictureTest)
#include "tst_volcano_picture.moc"
