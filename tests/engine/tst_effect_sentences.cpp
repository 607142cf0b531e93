#include "engine/rules/events/events.h"
#include "tests/engine/tst_game_support.h"

#include <QFile>
#include <QTest>

using namespace inselwerk;

/// What event tokens say of their effects.
class EffectSentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void cards_data();
    void cards();
};

namespace {

/// The sentence of an effect as scenario files write it.
QString sentenceOf(const QString& effect)
{
    QFile file(INSELWERK_SOURCE_DIR "/tests/data/scenarios/event-effects.yaml");
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read");
    QString text = QString::fromUtf8(file.readAll());
    text.replace("{effect: receive, who: all, cards: {grain: 1}}", effect);
    Reading reading = readScenario(text.toStdString(), descriptionsOf(moduleTypes()));
    if (!reading.playable()) return "not playable";
    GameSetup setup{std::make_shared<const Scenario>(std::move(reading.scenario)), "ring", {}, 1};
    for (const Colour c : Seating::usual(*setup.scenario->findBoard("ring"), 3).colours)
        setup.seats.push_back({std::string{nameOf(c)}, c, "human"});
    const auto game = Game::begin(std::move(setup), moduleTypes());
    const auto& [kind, arguments] = events::tokenTypes(*events::find(game->rules())).front().effects.front();
    return QString::fromStdString(english(kind->sentence(arguments)));
}

}  // namespace

/// They name what moves and nothing else.
void EffectSentencesTest::cards_data()
{
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* effect, const char* sentence) { QTest::newRow(effect) << sentence; };
    row("{effect: receive, cards: {brick: 2}}", "who turned it over: from the bank 2 brick.");
    row("{effect: receive, cards: {lumber: 0, brick: 2, ore: 1}}",
        "who turned it over: from the bank 2 brick and 1 ore.");
    row("{effect: receive, who: last, cards: {lumber: 1, brick: 1, wool: 1, grain: 1, ore: 1}}",
        "who has fewest points: from the bank 1 lumber, 1 brick, 1 wool, 1 grain and 1 ore.");
    row("{effect: receive, cards: {wool: 3}, chosen: 1}",
        "who turned it over: from the bank 3 wool and 1 of one’s choice.");
    row("{effect: give, who: all, chosen: 2, random: 1}",
        "everybody: back to the bank 2 of one’s choice and 1 by chance.");
    row("{effect: give, who: all, cards: {ore: 1}, random: 2}", "everybody: back to the bank 1 ore and 2 by chance.");
    row("{effect: give, who: others, random: 1}", "the others: 1 card by chance back to the bank.");
    row("{effect: give, who: chosen, random: 1}",
        "another player, picked by who turned it over: 1 card by chance back to the bank.");
    row("{effect: receive, chosen: 2}", "who turned it over: 2 cards of one’s choice from the bank.");
}

void EffectSentencesTest::cards()
{
    QFETCH(QString, sentence);
    QCOMPARE(sentenceOf(QTest::currentDataTag()), sentence);
}

QTEST_GUILESS_MAIN(EffectSentencesTest)
#include "tst_effect_sentences.moc"
