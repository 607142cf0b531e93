#include "engine/scenario/writer.h"
#include "tests/engine/tst_scenario_support.h"

#include <QTemporaryDir>

using namespace inselwerk;
using namespace scenario_tests;

/// Reading files as people write and break them.
class ReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases("tests/data/scenarios/reader.cases"); }
    void cases();
    void bytes_data();
    void bytes();
    void harmlessForms_data();
    void harmlessForms();
    void bombs_data();
    void bombs();
    void floodsAreCut();
    void missingClosingQuoteIsFound();
    void placesOfEverything();
    void contents();
    void numberedNamesKeepTheirPercentSigns();
    void listsAreJoined();
    void lostComments();
    void files();
    void mutations_data();
    void mutations();
};

namespace {

const QByteArray& sound()
{
    static const QByteArray text = CaseFile{"tests/data/scenarios/reader.cases"}.sound();
    return text;
}

QByteArray with(const QByteArray& old, const QByteArray& fresh) { return QByteArray(sound()).replace(old, fresh); }

QByteArray utf16(const QByteArray& text, bool mark)
{
    QByteArray out = mark ? QByteArray("\xff\xfe") : QByteArray();
    for (const char c : text) out.append(c).append('\0');
    return out;
}

}  // namespace

void ReaderTest::cases()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    QCOMPARE(described(read(text).problems).join('\n'), expected.join('\n'));
}

void ReaderTest::bytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    row("not UTF-8", with("Insel", "Ins\xff"),
        "7:32: error: The text is not valid UTF-8 from here on. Save the file as UTF-8.");
    row("overlong UTF-8", with("Insel", "Ins\xc0\xaf"),
        "7:32: error: The text is not valid UTF-8 from here on. Save the file as UTF-8.");
    row("half a character", with("Insel", "Ins\xc3"),
        "7:32: error: The text is not valid UTF-8 from here on. Save the file as UTF-8.");
    row("column behind umlauts", with("Insel", "\xc3\x84\xc3\x96\xff"),
        "7:31: error: The text is not valid UTF-8 from here on. Save the file as UTF-8.");
    row("UTF-16", utf16(sound(), true), "1:1: error: The file is stored as UTF-16. Save it as UTF-8.");
    row("UTF-16 without mark", utf16(sound(), false), "1:1: error: The file is stored as UTF-16. Save it as UTF-8.");
    row("zero byte", with("Insel", QByteArray("In\0sel", 6)),
        "7:31: error: Here stands a zero byte. A scenario is plain text; remove it.");
    row("control character", with("Insel", "In\x04sel"),
        "7:31: error: Here stands the control character number 4. Remove it.");
    row("lone CR", QByteArray(sound()).replace('\n', '\r'),
        "1:10: error: This line ends in a lone carriage return. Save the file with Unix (LF) or Windows (CR LF) line "
        "ends.");
    row("empty", "", "error: The file is empty.");
    row("only a comment", "# nothing\n", "error: The file is empty.");
    row("a list", "- 1\n", "1:1: error: A mapping (`key: value`) is expected, found a list.");
    row("a text", "hello\n", "1:1: error: A mapping (`key: value`) is expected, found `hello`.");
}

void ReaderTest::bytes()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const Reading reading = read(text);
    QVERIFY(!reading.wellFormed);
    QCOMPARE(described(reading.problems), QStringList{expected});
}

void ReaderTest::harmlessForms_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray mark = "\xef\xbb\xbf";
    const QByteArray windows = QByteArray(sound()).replace("\n", "\r\n");
    QTest::newRow("byte order mark") << mark + sound();
    QTest::newRow("Windows line ends") << windows;
    QTest::newRow("both") << mark + windows;
    QTest::newRow("mixed line ends") << QByteArray(sound()).replace("id: test\n", "id: test\r\n");
    QTest::newRow("no line end at the end") << sound().chopped(1);
    QTest::newRow("document start") << "---\n" + sound();
    QTest::newRow("document end") << sound() + "...\n";
    QTest::newRow("blanks behind lines") << QByteArray(sound()).replace("\n", "  \n");
    QTest::newRow("comments") << QByteArray(sound()).replace("\n", "  # note\n");
    QTest::newRow("quoted words") << with("terrain: hills", "'terrain': \"hills\"");
    QTest::newRow("block style") << with(
        "{at: [1, 0], terrain: hills, number: 9}", "at:\n    - 1\n    - 0\n    terrain: hills\n    number: 9");
}

void ReaderTest::harmlessForms()
{
    QFETCH(QByteArray, text);
    const Reading reading = read(text);
    QCOMPARE(described(reading.problems), QStringList());
    QVERIFY(reading.scenario == read(sound()).scenario);
}

void ReaderTest::bombs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    const auto hexes = [](int n) {
        QByteArray lines;
        for (int i = 0; i < n; ++i)
            lines += "  - {at: [" + QByteArray::number(i % 500) + ", " + QByteArray::number(i / 500) +
                     "], terrain: forest, number: 5}\n";
        return sound() + lines;
    };
    row("500 hexes", hexes(500), "at most 127 are possible");
    row("5,000 hexes", hexes(5000), "at most 127 are possible");
    row("20,000 hexes", hexes(20'000), "The file holds more than 50000 values.");
    QByteArray aliases = sound() + "names: &a0 [x, x]\n";
    for (int i = 1; i < 9; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        aliases += "k" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + (before + ", ").repeated(8) +
                   before + "]\n";
    }
    row("alias bomb", aliases, "Aliases (`*name`) are not allowed.");
    row("alias to itself", sound() + "names: &a [*a]\n", "Aliases (`*name`) are not allowed.");
    row("100,000 brackets", QByteArray(100'000, '['), "nested more than 32 deep");
    row("300,000 braces", QByteArray(300'000, '{'), "nested more than 32 deep");
    row("mixed brackets", QByteArray("{a: [").repeated(50'000), "nested more than 32 deep");
    row("dashes", QByteArray("- ").repeated(300'000), "nested more than 32 deep");
    row("question marks", QByteArray("? ").repeated(300'000), "nested more than 32 deep");
    row("exclamation marks", QByteArray(500'000, '!'), "Tags (`!name`) are not allowed.");
    row("one long list", "a: [" + QByteArray("1,").repeated(400'000), "The file holds more than 50000 values.");
    row("one long quote", "a: \"" + QByteArray("x\n").repeated(300'000), "is never closed");
    row("documents", QByteArray("---\n").repeated(200'000), "A second document begins here.");
    row("directives", QByteArray("%YAML 1.2\n").repeated(100'000), "repeated YAML directive");
    row(
        "unknown keys",
        [] {
            QByteArray text = sound();
            for (int i = 0; i < 20'000; ++i) text += "boardss" + QByteArray::number(i) + ": 1\n";
            return text;
        }(),
        "is unknown here");
    row("wrong elements", sound() + "names: [" + QByteArray("1, ").repeated(45'000) + "1]\n", "A mapping");
    row("two megabytes", QByteArray(2 << 20, 'a'), "larger than the 1048576 bytes");
}

void ReaderTest::bombs()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const Reading reading = read(text);
    const QStringList found = described(reading.problems);
    QVERIFY2(!found.filter(expected).isEmpty(), qPrintable(found.join('\n')));
    QVERIFY(found.size() <= 100);
    QVERIFY(!reading.playable());
}

void ReaderTest::floodsAreCut()
{
    QByteArray text = sound();
    for (int i = 0; i < 40; ++i) text += "  - {at: [" + QByteArray::number(i) + ", 5], terrain: lava, number: 5}\n";
    const QStringList found = described(read(text).problems);
    QCOMPARE(found.size(), 21);
    QCOMPARE(
        found.last(), "34:28: error: boards[0].hexes[23].terrain: … and 20 more problems of this kind from here on.");

    // One more than the limit is simply shown.
    text.truncate(text.indexOf("  - {at: [21, 5]"));
    QCOMPARE(described(read(text).problems).size(), 21);
    QVERIFY(described(read(text).problems).filter("more problem").isEmpty());
}

void ReaderTest::missingClosingQuoteIsFound()
{
    for (const QString& path : includedScenarios()) {
        const QByteArray text = contentsOf(path);
        int quotes = 0;
        for (qsizetype at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
            if (++quotes % 2 != 0) continue;
            const Reading reading = read(QByteArray(text).remove(at, 1));
            QVERIFY(hasErrors(reading.problems));
            const int line = static_cast<int>(text.left(at).count('\n')) + 1;
            const Problem& first = reading.problems.front();
            QVERIFY2(
                first.at.line == line || first.at.line == line + 1, qPrintable(described(reading.problems).join('\n')));
        }
        QVERIFY(quotes > 10);
    }
}

void ReaderTest::placesOfEverything()
{
    const Reading reading = read(sound());
    const auto at = [&](const char* path) { return reading.places.find(path); };
    QCOMPARE(at("id"), (Mark{2, 5}));
    QCOMPARE(at("name.de"), (Mark{3, 24}));
    QCOMPARE(at("rules.victory_points"), (Mark{4, 25}));
    QCOMPARE(at("boards"), (Mark{5, 1}));
    QCOMPARE(at("boards[0]"), (Mark{6, 3}));
    QCOMPARE(at("boards[0].hexes"), (Mark{10, 3}));
    QCOMPARE(at("boards[0].hexes[1]"), (Mark{12, 5}));
    QCOMPARE(at("boards[0].hexes[1].at"), (Mark{12, 10}));
    QCOMPARE(at("boards[0].hexes[1].at[1]"), (Mark{12, 14}));
    QCOMPARE(at("boards[0].hexes[1].nowhere[3].else"), (Mark{12, 5}));
    QCOMPARE(at("boards[0].hexes[9].number"), (Mark{10, 3}));
    QCOMPARE(at("nowhere"), (Mark{1, 1}));
    QCOMPARE(SourceMap{}.find("nowhere"), Mark{});
}

void ReaderTest::contents()
{
    const Scenario base = read(contentsOf("scenarios/base.yaml")).scenario;
    QCOMPARE(base.id, std::string("base"));
    QCOMPARE(base.name.de, std::string("Die Insel"));
    QVERIFY(base.leadingComment.starts_with("# The base game"));
    QVERIFY(base.rulesPage.de.starts_with("# Ziel\n\nIhr besiedelt"));
    QVERIFY(base.rules.values.empty());
    QCOMPARE(base.boards.size(), std::size_t{4});
    const Board& beginner = *base.findBoard("beginner");
    QCOMPARE(beginner.hexes.size(), std::size_t{19});
    QCOMPARE(beginner.find({2, 0})->terrain, Terrain::Mountains);
    QCOMPARE(beginner.find({2, 0})->number, 8);
    QCOMPARE(beginner.harbours[1].kind, Harbour::Grain);
    QCOMPARE(beginner.harbours[1].side, *sideFrom("NE", Orientation::Pointy));
    QCOMPARE(beginner.pieces[2].colour, Colour::Orange);
    QCOMPARE(beginner.pieces[2].settlements[0].corner, *cornerFrom("S", Orientation::Pointy));
    QCOMPARE(beginner.pieces[2].cards, (ResourceCounts{0, 0, 0, 2, 1}));
    const Board& variable = *base.findBoard("variable");
    QCOMPARE(variable.numberPools[0].lay, NumberPool::Lay::Spiral);
    QCOMPARE(variable.numberPools[0].tokens.size(), std::size_t{18});
    QCOMPARE(variable.hexes[4].terrainPool, std::string("land"));
    QVERIFY(variable.rules.values.empty());
    const Board& six = *base.findBoard("beginner-5-6");
    QCOMPARE(six.hexes.size(), std::size_t{30});
    QCOMPARE(six.rules.integer(rulesSchema(), "supply"), 24);
    QCOMPARE(rulesOn(base, six).counts(rulesSchema(), "development_deck").at("knight"), 20);
    QCOMPARE(rulesOn(base, six).integer(rulesSchema(), "victory_points"), 10);

    const Scenario catakatoa = read(contentsOf("scenarios/catakatoa.yaml")).scenario;
    QVERIFY(catakatoa.findModule("volcano"));
    QCOMPARE(catakatoa.names.at("robber").deDative, std::string("dem Schamanen"));
    const Board& full = catakatoa.boards.front();
    QCOMPARE(full.orientation, Orientation::Flat);
    QCOMPARE(
        full.findStack("volcano")->tokens,
        (std::vector<int>{2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12}));
    QCOMPARE(full.find({0, 0})->terrain, Terrain::Volcano);
    QCOMPARE(full.robber.kind, RobberStart::Kind::Volcano);
    QCOMPARE(catakatoa.boards[1].findStack("volcano")->tokens.size(), std::size_t{10});
}

void ReaderTest::numberedNamesKeepTheirPercentSigns()
{
    QCOMPARE(
        english({"Test", "%1 trades with %2.", {"Bob %2", "Eve %1 %n"}, -1}),
        std::string("Bob %2 trades with Eve %1 %n."));
    QCOMPARE(english({"Test", "%n card(s)", {}, 1}), std::string("1 card"));
    QCOMPARE(english({"Test", "%n card(s) of %1", {"100%"}, 2}), std::string("2 cards of 100%"));
    QCOMPARE(
        english({"Test", "100% of %10 and %1", {Text{"", "nur deutsch"}}, -1}),
        std::string("100% of %10 and nur deutsch"));
}

void ReaderTest::listsAreJoined()
{
    const auto list = [](std::vector<Argument> items) {
        return english({"Test", "%1.", {Argument::list(std::move(items))}, -1});
    };
    const Argument brick = Argument::counted(2, "brick");
    QCOMPARE(list({}), std::string("."));
    QCOMPARE(list({brick}), std::string("2 brick."));
    QCOMPARE(list({brick, 3}), std::string("2 brick and 3."));
    QCOMPARE(list({brick, "%1", Argument::word("ore")}), std::string("2 brick, %1 and ore."));
}

void ReaderTest::lostComments()
{
    for (const QString& path : includedScenarios())
        QVERIFY(!read(contentsOf(path)).losesComments);  // headings are no comments
    QVERIFY(!read("# head\n#\n\n# more\n" + sound()).losesComments);
    QVERIFY(!read(with("\"Insel\"", "\"Insel # 1\"")).losesComments);
    QVERIFY(!read(with("\"Insel\"", "Insel#1")).losesComments);
    QVERIFY(read(with("id: test", "id: test  # note")).losesComments);
    QVERIFY(read(with("id: test", "id: test\n# note")).losesComments);
    QVERIFY(read(sound() + "  # note\n").losesComments);
    QVERIFY(read(sound() + "rules_page:\n  en: |-\n    # heading\n# note\n").losesComments);
}

void ReaderTest::files()
{
    QTemporaryDir folder;
    const auto file = [&](const QString& name) {
        return std::filesystem::path((folder.path() + '/' + name).toStdString());
    };
    for (const char* name : {"Größe & Übung.yaml", "a\xcc\x88 nfd.yaml", "😀 #1 %20 'x' .yaml"}) {
        QFile out(folder.path() + '/' + QString::fromUtf8(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(sound());
        out.close();
        QVERIFY(readScenarioFile(file(QString::fromUtf8(name)), modules()).playable());
    }
    const QStringList refused{"error: The file cannot be read."};
    QCOMPARE(described(readScenarioFile(file("missing.yaml"), modules()).problems), refused);
    QCOMPARE(described(readScenarioFile(file("."), modules()).problems), refused);
    QCOMPARE(
        described(readScenarioFile("/dev/zero", modules()).problems),
        QStringList{"error: The file is larger than the 1048576 bytes that are allowed."});
}

void ReaderTest::mutations_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : includedScenarios()) QTest::newRow(qPrintable(path)) << path;
}

/// A thousand broken versions of the files: every one is read or refused with a place, and what is read can be written
/// and read again.
void ReaderTest::mutations()
{
    QFETCH(QString, path);
    const QByteArray original = contentsOf(path);
    const QByteArray spice = "\"'[]{}:,-?#&*!|>%@`\n\t 0123456789abcxyz\\\r\xc3";
    Dice dice{static_cast<quint64>(original.size())};
    for (int i = 0; i < 500; ++i) {
        QByteArray text = original;
        for (int n = dice.between(1, 3); n > 0; --n) {
            const int at = dice.below(static_cast<int>(text.size()));
            const int length = dice.between(1, dice.chance(80) ? 3 : 200);
            switch (dice.below(4)) {
                case 0: text.remove(at, length); break;
                case 1: text.insert(at, spice[dice.below(static_cast<int>(spice.size()))]); break;
                case 2: text[at] = spice[dice.below(static_cast<int>(spice.size()))]; break;
                default: text.insert(dice.below(static_cast<int>(text.size())), text.mid(at, length));
            }
        }
        const Reading reading = read(text);
        for (const Problem& p : reading.problems)
            QVERIFY2(p.at.line > 0 && p.at.column > 0, qPrintable(described({p}).join('\n')));
        QVERIFY(reading.wellFormed || hasErrors(reading.problems));
        if (!reading.wellFormed) continue;
        const Reading again = readScenario(writeScenario(reading.scenario, modules()), modules());
        if (reading.playable()) QVERIFY2(again.scenario == reading.scenario, text.constData());
    }
}

QTEST_GUILESS_MAIN(ReaderTest)
#include "tst_reader.moc"
