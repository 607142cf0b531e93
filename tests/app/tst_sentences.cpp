#include "session_fixture.h"

#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/place_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/sentences/undo_name.h"

#include <QRegularExpression>

#include "engine/rules/volcano/volcano.h"

using namespace inselwerk;

class SentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyHappening();
    void everyReason();
    void everyChoice();
    void everyUndo();
    void namesAreShownLiterally_data();
    void namesAreShownLiterally();
    void theRobberByAnotherName();
    void secretsStaySecret();
    void nobodyHasNoName();
    void yieldsAreNoAmounts();
    void plurals();
    void theLanguageChangesInTheMiddleOfAGame();
};

namespace {

/// A sentence that was translated: something is there, and no placeholder is left.
void checkSentence(const QString& text, const char* what)
{
    QVERIFY2(!text.isEmpty(), what);
    static const QRegularExpression left(QStringLiteral("%[1-9n]"));
    QVERIFY2(!text.contains(left), qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what), text)));
}

Happening example(int what)
{
    Happening h;
    h.what = static_cast<u16>(what);
    h.seat = 0;
    h.other = 1;
    h.a = 2;
    h.b = 1;
    h.cards = cards(2, 0, 0, 0, 1);
    h.got = cards(0, 1, 0, 0, 0);
    if (h.is(What::Answered)) h.a = OfferOnTable::Countered;
    if (h.is(What::GameOver)) h.a = static_cast<u16>(EndReason::Points);
    return h;
}

}  // namespace

void SentencesTest::everyHappening()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    const Position& p = f.session->position();
    QStringList english;
    QStringList german;
    for (const char* language : {"en", "de"}) {
        f.languages.setCurrent(QLatin1String(language));
        QStringList& list = QLatin1String(language) == QLatin1String("en") ? english : german;
        const Names names(p);
        for (int w = 0; w < baseHappenings; ++w) {
            // Marks for the modules, not worth a line: the dice and the card say it already.
            if (w == static_cast<int>(What::Harvested) || w == static_cast<int>(What::RobberDue) ||
                w == static_cast<int>(What::KnightDone))
                continue;
            Happening h = example(w);
            list << LogSentences::of(h, names);
            checkSentence(list.last(), nameOf(static_cast<What>(w)).data());
            if (w == static_cast<int>(What::Built) || w == static_cast<int>(What::Returned))
                for (h.b = 0; h.b < 4; ++h.b) checkSentence(LogSentences::of(h, names), "piece");
            if (w == static_cast<int>(What::Answered))
                for (const u16 answer : {OfferOnTable::Accepted, OfferOnTable::Declined}) {
                    h.a = answer;
                    checkSentence(LogSentences::of(h, names), "answer");
                }
            if (w == static_cast<int>(What::LongestRoad) || w == static_cast<int>(What::LargestArmy)) {
                h.other = nobody;
                checkSentence(LogSentences::of(h, names), "award");
                h.other = 1;
                h.seat = nobody;
                checkSentence(LogSentences::of(h, names), "award lost");
            }
        }
        const Module& volcano = *volcano::find(*p.rules);
        for (int own = 0; own < static_cast<int>(volcano.facts().happenings.size()); ++own) {
            Happening h = example(0);
            h.what = volcano.happening(own);
            h.a = p.pub().robber;
            h.b = p.rules->topology.hex(h.a).corners[2];
            list << LogSentences::of(h, names);
            checkSentence(list.last(), "volcano");
        }
    }
    QCOMPARE(english.size(), german.size());
    for (int i = 0; i < english.size(); ++i) QVERIFY2(english[i] != german[i], qPrintable(english[i]));
}

void SentencesTest::everyReason()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    const Names names(f.session->position());
    QStringList english;
    for (const char* language : {"en", "de"}) {
        f.languages.setCurrent(QLatin1String(language));
        for (int r = 1; r < static_cast<int>(Reason::Module); ++r) {
            const Refusal refusal{static_cast<Reason>(r), cards(0, 1, 0, 0, 2)};
            const QString text = ReasonSentences::of(refusal, names);
            checkSentence(text, nameOf(refusal.reason).data());
            if (QLatin1String(language) == QLatin1String("en"))
                english << text;
            else
                QVERIFY2(english[r - 1] != text, qPrintable(text));
        }
    }
    QVERIFY(ReasonSentences::of({}, names).isEmpty());
    // A module's reason that nobody has words for is at least shown.
    QCOMPARE(ReasonSentences::of({Reason::Module, {}, "not-on-sundays"}, names), QStringLiteral("not on sundays"));
}

void SentencesTest::everyChoice()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    f.toActionPhase();
    Position p = f.session->position();
    const Names names(p);
    for (const char* language : {"en", "de"}) {
        f.languages.setCurrent(QLatin1String(language));
        for (int kind = 0; kind <= static_cast<int>(TaskKind::Answer); ++kind)
            for (const Seat viewer : {Seat{0}, Seat{1}, nobody}) {
                p.viewer = viewer;
                p.state.pub.agenda.top() = task(static_cast<TaskKind>(kind), only(0), 1);
                checkSentence(StatusSentences::of(names).first, "status");
                checkSentence(StatusSentences::deciding(0, names), "deciding");
                QVERIFY(StatusSentences::deciding(2, names).isEmpty());
            }
        p.viewer = 0;
        p.state.pub.agenda.top() = task(TaskKind::Main, only(0));
        for (const Do kind :
             {Do::BuildRoad, Do::BuildSettlement, Do::BuildCity, Do::PlayYearOfPlenty, Do::PlayMonopoly})
            checkSentence(StatusSentences::of(names, {static_cast<int>(kind)}).first, "picking");
        // What belongs to a module.
        const Module& volcano = *volcano::find(*p.rules);
        for (const Seat viewer : {Seat{0}, Seat{1}}) {
            p.viewer = viewer;
            p.state.pub.agenda.top() = {volcano.taskKind(1), only(0), 0, 0};
            checkSentence(StatusSentences::of(names).first, "steal");
            p.state.pub.agenda.top() = task(TaskKind::ChooseCard, only(0), 2, 1);
            checkSentence(StatusSentences::of(names).first, "gift");
        }
    }
}

void SentencesTest::everyUndo()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    const Names names(f.session->position());
    for (int kind = 0; kind <= static_cast<int>(Do::Withdraw); ++kind)
        checkSentence(UndoName::of({static_cast<u16>(kind)}, names), "undo");
    checkSentence(UndoName::of({volcano::find(*f.session->position().rules)->action(0)}, names), "undo of a module");
}

void SentencesTest::namesAreShownLiterally_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("placeholder") << QStringLiteral("Bob %2");
    QTest::newRow("plural") << QStringLiteral("%n");
    QTest::newRow("markup") << QStringLiteral("<b>x</b>");
    QTest::newRow("mnemonic") << QStringLiteral("&Co");
    QTest::newRow("long") << QString(200, QLatin1Char('W'));
    QTest::newRow("lower case") << QStringLiteral("bob");
    QTest::newRow("German") << QStringLiteral("Käthe Weiß");
}

void SentencesTest::namesAreShownLiterally()
{
    QFETCH(QString, name);
    SessionFixture f;
    GameSetup setup = f.setup({"human", "human", "human"});
    for (SeatSetup& seat : setup.seats) seat.name = name.toStdString();  // and all the same
    setup.seats[2].name.clear();
    QVERIFY(f.session->begin(setup));
    QCOMPARE(f.session->players()->get(0, "name").toString(), name);
    QCOMPARE(f.session->players()->get(2, "name").toString(), QStringLiteral("White"));  // an empty one
    QCOMPARE(f.status(), name + QStringLiteral(": place your first settlement."));
    const Names names(f.session->position());
    Happening traded = example(static_cast<int>(What::Traded));
    QCOMPARE(
        LogSentences::of(traded, names),
        QStringLiteral("%1 gives 2 lumber and 1 ore to %1 for 1 brick.").replace("%1", name));
}

void SentencesTest::theRobberByAnotherName()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    const Names names(f.session->position());
    const Happening moved{static_cast<u16>(What::RobberMoved), 0, nobody, 0};
    const Happening left{static_cast<u16>(What::RobberLeft)};
    const Happening blocked{static_cast<u16>(What::BlockedByRobber), nobody, nobody, 0};
    QVERIFY(LogSentences::of(moved, names).startsWith("Anna moves the Witch-Doctor: "));
    QCOMPARE(LogSentences::of(left, names), QStringLiteral("The Witch-Doctor leaves the island."));
    f.languages.setCurrent(QStringLiteral("de"));
    QVERIFY2(LogSentences::of(moved, names).contains("den Schamanen"), qPrintable(LogSentences::of(moved, names)));
    QVERIFY(LogSentences::of(left, names).startsWith("Der Schamane "));
    QVERIFY(LogSentences::of(blocked, names).contains("der Schamane"));
    QCOMPARE(names.robberTitle(), QStringLiteral("Schamane"));
    SessionFixture usual;
    QVERIFY(usual.begin({"human", "human", "human"}));
    usual.languages.setCurrent(QStringLiteral("de"));
    QVERIFY(LogSentences::of(moved, Names(usual.session->position())).contains("den Räuber"));
}

void SentencesTest::secretsStaySecret()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    Position p = f.session->position();
    const Names names(p);
    Happening stole = example(static_cast<int>(What::Stole));
    stole.cards = cards(0, 0, 0, 0, 1);
    stole.audience = 3;
    p.viewer = 1;
    QCOMPARE(LogSentences::of(stole, names), QStringLiteral("Anna steals 1 ore from Benno."));
    for (const Seat other : {Seat{2}, nobody}) {
        p.viewer = other;
        QCOMPARE(LogSentences::of(stole, names), QStringLiteral("Anna steals a card from Benno."));
    }
    Happening bought = example(static_cast<int>(What::BoughtCard));
    bought.a = static_cast<u16>(Card::Monopoly);
    bought.audience = 1;
    QCOMPARE(LogSentences::of(bought, names), QStringLiteral("Anna buys a development card."));
    p.viewer = 0;
    QCOMPARE(LogSentences::of(bought, names), QStringLiteral("Anna buys a development card: Monopoly."));
}

/// Between the steps of an eruption nobody decides: the status still says whose turn it is.
void SentencesTest::nobodyHasNoName()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    Position p = f.session->position();
    p.state.pub.phase = Phase::Action;
    p.state.pub.turnSeat = 1;
    p.state.pub.agenda = {};
    QCOMPARE(StatusSentences::of(Names(p)).first, QStringLiteral("It is the turn of Benno."));
    Turn t(*p.rules, p.deal, p.state);
    t.queue(task(TaskKind::MoveRobber));
    t.flush();
    QCOMPARE(StatusSentences::of(Names(p)).first, QStringLiteral("It is the turn of Benno."));
    QCOMPARE(
        ReasonSentences::of({Reason::NotYourDecision}, Names(p)),
        QStringLiteral("something else has to be decided first"));
}

void SentencesTest::yieldsAreNoAmounts()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    static const QRegularExpression form(QStringLiteral("^This place yields [^,(]+ \\(\\d+\\)"));
    QVERIFY(f.session->spots()->count() > 0);
    for (int i = 0; i < f.session->spots()->count(); ++i) {
        const QString text = f.session->spots()->get(i, "yields").toString();
        QVERIFY2(text.contains(form) || text.startsWith("This place yields nothing"), qPrintable(text));
    }
}

void SentencesTest::plurals()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    const Names names(f.session->position());
    Happening must = example(static_cast<int>(What::MustDiscard));
    must.a = 1;
    QCOMPARE(LogSentences::of(must, names), QStringLiteral("Anna must discard 1 card."));
    must.a = 4;
    QCOMPARE(LogSentences::of(must, names), QStringLiteral("Anna must discard 4 cards."));
    f.languages.setCurrent(QStringLiteral("de"));
    QVERIFY(LogSentences::of(must, names).contains("4 Karten"));
    must.a = 1;
    QVERIFY(!LogSentences::of(must, names).contains("Karten"));
    QCOMPARE(
        ReasonSentences::of({Reason::NotEnoughCards, cards(0, 1, 0, 0, 0)}, names), QStringLiteral("es fehlt 1 Lehm"));
    QCOMPARE(
        ReasonSentences::of({Reason::NotEnoughCards, cards(0, 0, 0, 0, 3)}, names), QStringLiteral("es fehlen 3 Erz"));
}

void SentencesTest::theLanguageChangesInTheMiddleOfAGame()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "easy", "easy"}, "catakatoa", "short-stack"));
    f.playSetup();
    QTRY_VERIFY(f.session->table()->canRoll());
    GameSession& s = *f.session;
    const QString log = s.log()->asText();
    const QString status = s.table()->status();
    const QString hand = s.hand()->get(0, "name").toString();
    const QString summary = s.players()->get(1, "summary").toString();
    const QString panel = s.panels()->get(0, "title").toString();
    const int lines = s.log()->count();
    const State state = f.game().state();
    QSignalSpy reset(s.log(), &QAbstractItemModel::modelReset);
    f.languages.setCurrent(QStringLiteral("de"));
    QTRY_VERIFY(s.table()->status() != status);
    QCOMPARE(s.table()->status(), QStringLiteral("Du bist am Zug, Anna: Bitte würfeln."));
    QCOMPARE(s.log()->count(), lines);
    QVERIFY(s.log()->asText() != log);
    QCOMPARE(s.hand()->get(0, "name").toString(), QStringLiteral("Holz"));
    QVERIFY(s.players()->get(1, "summary").toString() != summary);
    QCOMPARE(s.panels()->get(0, "title").toString(), QStringLiteral("Vulkan"));
    QCOMPARE(reset.count(), 0);  // rows stay, only their texts change
    QVERIFY(same(f.game().state(), state));
    f.languages.setCurrent(QStringLiteral("en"));
    QTRY_COMPARE(s.table()->status(), status);
    QCOMPARE(s.log()->asText(), log);
    QCOMPARE(s.hand()->get(0, "name").toString(), hand);
    QCOMPARE(s.panels()->get(0, "title").toString(), panel);
}

QTEST_GUILESS_MAIN(SentencesTest)
#include "tst_sentences.moc"
