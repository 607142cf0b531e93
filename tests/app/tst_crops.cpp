#include "session_fixture.h"

#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/sentences/undo_name.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/events/events.h"

#include <QRegularExpression>

using namespace inselwerk;

/// Crop Trust as the table shows it: words.
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
                    checkSentence(StatusSentences::of(names, -1).first);
                }
        p.state.pub.agenda.top() = task(TaskKind::ChooseCard, only(0), 2, static_cast<u32>(events().index + 1));
        checkSentence(StatusSentences::of(names, -1).first);
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

QTEST_MAIN(CropsTest)
#include "tst_crops.moc"
