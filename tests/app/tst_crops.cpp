#include "session_fixture.h"

#include "app/common/authored_picture.h"
#include "app/common/layers/crops/crops_layer.h"
#include "app/play/crops/crops_model.h"
#include "app/play/events/events_model.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/sentences/undo_name.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/events/events.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

using namespace inselwerk;

/// Crop Trust as the table shows it: words, models, the picture of the board.
class CropsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void happenings();
    void reasons();
    void choices();
    void undo();
    void theEndSaysWhy();
    void whatLiesOnTheTable();
    void depositsAreOffered();
    void depositsInFourSteps();
    void aHarvestInRounds();
    void tokensOnTheBoard();
    void theFileShowsItsTokens();
    void eventTokens();
    void onlyPlacesInUseAreListed();

private:
    const Position& position() const { return m_table->session->position(); }
    const Module& crops() const { return *crops::find(*position().rules); }
    const Module& events() const { return *events::find(*position().rules); }
    int field(int number) const;

    std::unique_ptr<SessionFixture> m_table;
};

namespace {

void checkSentence(const QString& text)
{
    QVERIFY(!text.isEmpty());
    static const QRegularExpression left(QStringLiteral("%[1-9n]"));
    QVERIFY2(!text.contains(left), qPrintable(text));
}

int tokensOn(const HexPicture& hex)
{
    const auto* layer = hex.layers.find<crops::CropsLayer>();
    return layer ? std::accumulate(layer->field.tokens.begin(), layer->field.tokens.end(), 0) : 0;
}

}  // namespace

void CropsTest::init()
{
    m_table = std::make_unique<SessionFixture>();
    QVERIFY(m_table->begin({"human", "human", "human"}, "crop-trust", "first-game"));
    m_table->toActionPhase();
}

/// The first field with a number.
int CropsTest::field(int number) const
{
    for (int h = 0; h < position().rules->topology.hexCount(); ++h)
        if (position().deal.terrain[static_cast<std::size_t>(h)] == Terrain::Fields &&
            position().pub().number[static_cast<std::size_t>(h)] == number)
            return h;
    return -1;
}

void CropsTest::happenings()
{
    QStringList english;
    for (const char* language : {"en", "de"}) {
        m_table->languages.setCurrent(QLatin1String(language));
        const Names names(position());
        QStringList list;
        for (const Module* module : {&crops(), &events()})
            for (int own = 0; own < static_cast<int>(module->facts().happenings.size()); ++own) {
                if (module == &events() && own == static_cast<int>(events::What::Laid)) continue;  // not worth a line
                for (const u16 amount : {u16{0}, u16{1}, u16{2}}) {
                    const Happening h{module->happening(own), 0, nobody, amount, 1};
                    list << LogSentences::of(h, names);
                    checkSentence(list.last());
                }
            }
        if (english.isEmpty())
            english = list;
        else
            for (int i = 0; i < list.size(); ++i) QVERIFY2(english[i] != list[i], qPrintable(english[i]));
    }
    m_table->languages.setCurrent(QStringLiteral("en"));
    const Happening picked{
        crops().happening(static_cast<int>(crops::What::Picked)), 0, nobody, static_cast<u16>(field(12)), 0};
    QCOMPARE(
        LogSentences::of(picked, Names(position())),
        QStringLiteral("Anna harvests: wheat from fields 12. That brings 1 food."));
    const Happening revealed{events().happening(static_cast<int>(events::What::Revealed)), 0, nobody, 0, 0};
    QCOMPARE(
        LogSentences::of(revealed, Names(position())),
        QStringLiteral(
            "Anna turns over an event token: Regional crop loss. All wheat on the fields with these numbers is "
            "lost: 2, 6, 9."));
}

void CropsTest::reasons()
{
    const Names names(position());
    for (const char* word :
         {"already-deposited", "no-field", "not-beside-field", "crop-extinct", "no-such-crop", "record-full",
          "field-planted", "field-full", "own-fields-first"})
    {
        m_table->languages.setCurrent(QStringLiteral("en"));
        const QString english = ReasonSentences::of({Reason::Module, {}, word}, names);
        QVERIFY2(english != QString::fromLatin1(word).replace(QLatin1Char('-'), QLatin1Char(' ')), word);
        m_table->languages.setCurrent(QStringLiteral("de"));
        QVERIFY2(ReasonSentences::of({Reason::Module, {}, word}, names) != english, word);
    }
}

void CropsTest::choices()
{
    Position p = position();
    const Names names(p);
    for (const char* language : {"en", "de"}) {
        m_table->languages.setCurrent(QLatin1String(language));
        for (const Seat viewer : {Seat{0}, Seat{1}})
            for (const std::string_view choice : {"harvest", "plant", "lose"})
                for (int own = 0; own < 8; ++own) {
                    Task t{crops().taskKind(own), only(0), static_cast<u16>(field(4)), 1};
                    if (crops().choiceName(t) != choice) continue;
                    p.viewer = viewer;
                    p.state.pub.agenda.top() = t;
                    checkSentence(StatusSentences::of(names).first);
                }
        p.state.pub.agenda.top() = task(TaskKind::ChooseCard, only(0), 2, static_cast<u32>(events().index + 1));
        checkSentence(StatusSentences::of(names).first);
    }
}

void CropsTest::undo()
{
    for (int own = 0; own < static_cast<int>(crops().facts().actions.size()); ++own)
        checkSentence(UndoName::of({crops().action(own)}, Names(position())));
}

void CropsTest::theEndSaysWhy()
{
    Position p = position();
    const Names names(p);
    p.state.pub.phase = Phase::Over;
    p.state.pub.winners = only(1);
    p.state.pub.ending = crops().ending(static_cast<int>(crops::Ending::EmptyFields));
    const QString tie = LogSentences::ending(names);
    QVERIFY2(tie.contains(QStringLiteral("Anna 0, Benno 0 and Clara 0")), qPrintable(tie));
    p.state.pub.ending = crops().ending(static_cast<int>(crops::Ending::ExtinctCrops));
    QVERIFY(LogSentences::ending(names) != tie);
    // Whoever is ahead of the winner has brought the collapse about.
    --p.state.pub.seat[0].settlementsLeft;
    QVERIFY2(
        LogSentences::ending(names).contains(QStringLiteral("Anna has brought")),
        qPrintable(LogSentences::ending(names)));
    p.state.pub.winners = only(0);
    QVERIFY(LogSentences::ending(names).contains(QStringLiteral("victory points")));
}

void CropsTest::whatLiesOnTheTable()
{
    auto* model = qobject_cast<CropsModel*>(m_table->session->panels()->panel(QStringLiteral("crops")));
    QVERIFY(model);
    QCOMPARE(model->fields()->count(), 5);
    QCOMPARE(model->fields()->get(0, "text").toString(), QStringLiteral("fields 12: 1 wheat (1 of 7)"));
    QCOMPARE(model->fields()->get(0, "free").toInt(), 6);
    QCOMPARE(model->vault()->count(), 3);
    QCOMPARE(model->vault()->get(0, "first").toStringList().size(), 4);
    QCOMPARE(model->records()->get(0, "total").toInt(), 0);
    QCOMPARE(model->rewards().size(), 5);
    QCOMPARE(model->kinds()->count(), 5);
    QCOMPARE(model->kinds()->at("wheat", "onFields").toInt(), 5);
    QCOMPARE(model->endings()->at("fields", "text").toString(), QStringLiteral("Empty fields: 0 of 3"));
    QVERIFY(!model->endings()->at("fields", "near").toBool());
}

/// The deposit has a button beside those of building.
void CropsTest::depositsAreOffered()
{
    const auto deposit = [this](const char* role) {
        return m_table->session->build()->at(QStringLiteral("deposit"), QLatin1String(role));
    };
    QCOMPARE(deposit("name").toString(), QStringLiteral("Deposit seeds"));
    QCOMPARE(deposit("costs").toStringList(), QStringList({QStringLiteral("lumber"), QStringLiteral("ore")}));
    QCOMPARE(deposit("reason").toString(), QStringLiteral("needs 1 lumber and 1 ore more"));
    QVERIFY(!deposit("possible").toBool());
    QVERIFY(!m_table->session->build()->press(QStringLiteral("deposit")));
    m_table->giveCards(0, cards(1, 0, 0, 0, 1));
    QVERIFY(deposit("possible").toBool());
    QVERIFY(deposit("reason").toString().isEmpty());
    QCOMPARE(m_table->session->choices()->count(), 0);  // it is begun nowhere else
}

/// Each of the four steps says which it is.
void CropsTest::depositsInFourSteps()
{
    m_table->giveCards(0, cards(1, 0, 0, 0, 1));
    GameSession& session = *m_table->session;
    QVERIFY(session.build()->press(QStringLiteral("deposit")));
    QVERIFY2(m_table->status().contains(QStringLiteral("step 1 of 4")), qPrintable(m_table->status()));
    QVERIFY(session.table()->detail().contains(QStringLiteral("Nothing is paid yet")));
    QVERIFY(session.spots()->choose(session.spots()->get(0, "key").toString()));
    QVERIFY2(m_table->status().contains(QStringLiteral("step 2 of 4")), qPrintable(m_table->status()));
    QVERIFY(session.choices()->choose(session.choices()->get(0, "key").toString()));
    QVERIFY2(
        m_table->status().contains(QStringLiteral("step 3 of 4 – pay 1 lumber and 1 ore")),
        qPrintable(m_table->status()));
    QVERIFY(session.choices()->choose(session.choices()->get(0, "key").toString()));
    for (int token = 1; token <= 4; ++token) {
        const QString told = QStringLiteral("step 4 of 4 – plant token %1 of 4").arg(token);
        QVERIFY2(m_table->status().contains(told), qPrintable(m_table->status()));
        QVERIFY(session.spots()->choose(session.spots()->get(0, "key").toString()));
    }
    QVERIFY(session.position().mainTask());
    auto* model = qobject_cast<CropsModel*>(session.panels()->panel(QStringLiteral("crops")));
    const QString record = model->records()->get(0, "text").toString();
    QVERIFY2(
        record.contains(QStringLiteral("next a development card; below nothing, next nothing")), qPrintable(record));
}

void CropsTest::aHarvestInRounds()
{
    m_table->arrange([](Turn& t) { t.pub().phase = Phase::Roll; });
    QVERIFY(m_table->session->course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 3, 6}}));
    auto* model = qobject_cast<CropsModel*>(m_table->session->panels()->panel(QStringLiteral("crops")));
    QTRY_COMPARE(model->harvestText(), QStringLiteral("Harvest: fields 9"));
    QCOMPARE(model->roundText(), QStringLiteral("Round 1 of 1"));
    QCOMPARE(model->order()->get(0, "text").toString(), QStringLiteral("Anna chooses"));
    QCOMPARE(m_table->session->table()->detail(), QStringLiteral("Round 1 of 1. The field bears 4 of 7 tokens."));
}

void CropsTest::tokensOnTheBoard()
{
    int tokens = 0;
    for (const HexPicture& hex : m_table->session->board()->picture().hexes) {
        QCOMPARE(hex.layers.find<crops::CropsLayer>() != nullptr, hex.terrain == Terrain::Fields);
        tokens += tokensOn(hex);
    }
    QCOMPARE(tokens, 17);
}

/// A board that cannot be played shows its tokens all the same.
void CropsTest::theFileShowsItsTokens()
{
    const auto scenario = SessionFixture::scenario("crop-trust");
    for (const Board& board : scenario->boards) {
        int tokens = 0;
        for (const HexPicture& hex : authoredPicture(*scenario, board).hexes)
            tokens += tokensOn(hex);
        if (board.id == "first-game") QCOMPARE(tokens, 17);
        if (std::ranges::any_of(
                board.hexes, [](const HexEntry& h) { return h.terrain == Terrain::Fields && h.number; }))
            QVERIFY2(tokens > 0, board.id.c_str());
    }
}

void CropsTest::eventTokens()
{
    auto* model = qobject_cast<EventsModel*>(m_table->session->panels()->panel(QStringLiteral("events")));
    QVERIFY(model);
    QVERIFY(!model->revealed());
    QCOMPARE(model->places()->count(), 5);  // three seats, two awards
    QCOMPARE(model->places()->get(0, "text").toString(), QStringLiteral("Anna: 3 under settlements, 4 under cities"));
    QCOMPARE(model->places()->get(4, "count").toInt(), 1);
    m_table->giveCards(0, cards(0, 0, 0, 2, 3));
    m_table->session->build()->press(QStringLiteral("city"));
    m_table->session->spots()->choose(m_table->session->spots()->get(0, "key").toString());
    model = qobject_cast<EventsModel*>(m_table->session->panels()->panel(QStringLiteral("events")));
    QTRY_VERIFY(model->revealed());
    QVERIFY(!model->name().isEmpty());
    QVERIFY(!model->effect().isEmpty());
    QCOMPARE(model->who(), QStringLiteral("Turned over by Anna"));
}

/// Where a scenario lays no tokens under pieces or on awards, no line says so.
void CropsTest::onlyPlacesInUseAreListed()
{
    m_table->remake();
    QVERIFY(m_table->begin({"human", "human", "human"}, "smoking-crescent", "crescent"));
    const auto* model = qobject_cast<EventsModel*>(m_table->session->panels()->panel(QStringLiteral("events")));
    QVERIFY(model);
    QCOMPARE(const_cast<EventsModel*>(model)->places()->count(), 0);
    QVERIFY(!model->stackText().isEmpty());
}

QTEST_MAIN(CropsTest)
#include "tst_crops.moc"
