#include "engine/scenario/writer.h"
#include "tests/engine/tst_scenario_support.h"

using namespace inselwerk;
using namespace scenario_tests;

/// What is written reads back equal, and a file that the writer made stays as it is.
class ScenarioWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void includedScenariosAreWrittenAsTheyAre_data();
    void includedScenariosAreWrittenAsTheyAre();
    void foreignFormsAreWrittenInOurs();
    void oneChangeIsOneLine();
    void texts_data();
    void texts();
    void comments();
    void fallbacksAreNotWritten();
    void rulesOfABoardAreWrittenAsTheyAre();
    void brokenScenariosSurvive();
    void randomScenarios();
};

namespace {

std::string write(const Scenario& s) { return writeScenario(s, modules()); }
Scenario readBack(const Scenario& s) { return readScenario(write(s), modules()).scenario; }

/// Scenarios of all kinds, sensible or not, in the form that files have.
class RandomScenario
{
public:
    explicit RandomScenario(quint64 seed) : m_dice(seed) {}

    Scenario make()
    {
        Scenario s;
        s.id = id();
        s.name = text();
        s.summary = text();
        s.rulesPage = text();
        s.minutes = m_dice.between(0, 600);
        if (m_dice.chance(50)) s.leadingComment = "# " + id() + "\n#\n\n# äöü: \"x\"\n";
        s.rules = section(rulesSchema());
        for (const ModuleDescription& m : modules())
            if (m_dice.chance(50)) s.modules.push_back(section(*m.schema));
        if (m_dice.chance(50)) s.names["robber"] = {words(), words(), words(), words()};
        if (m_dice.chance(50)) s.names["grain"] = {words(), words(), words(), words()};
        for (int n = m_dice.between(0, 3); n > 0; --n) s.boards.push_back(board());
        return s;
    }

private:
    std::string id()
    {
        static const char* const ids[] = {"island", "5-6", "null", "true", "12", "a_b", "Größe", "two words",
                                          "",       "-",   "x: y", "#",    "~",  "0x1", "<<"};
        return ids[m_dice.below(15)] + std::to_string(m_dice.below(100000));
    }
    std::string words()
    {
        static const char* const parts[] = {
            "Insel", " ",   "\n", "\n\n", "# heading", "\"", "'", "\\",     ": ",     " #",     "- ",    "\t",
            "ß€😀",   "%1",  "{",  "]",    "&",         "*",  "!", "\x01",   "\x7f",   "\r",     "null",  "  ",
            "...",   "---", "|",  ">",    "@",         "`",  ",", "\u00a0", "\u2028", "\ufeff", "\u0085"};
        std::string out;
        for (int n = m_dice.between(0, 8); n > 0; --n) out += parts[m_dice.below(35)];
        return out;
    }
    Text text() { return {words(), words()}; }
    HexCoord place() { return {m_dice.between(-500, 500), m_dice.between(-500, 500)}; }
    int token()
    {
        const int n = m_dice.between(2, 11);
        return n < 7 ? n : n + 1;
    }
    std::vector<int> tokens()
    {
        std::vector<int> out;
        for (int n = m_dice.between(0, 20); n > 0; --n) out.push_back(token());
        return out;
    }
    template <std::size_t N>
    std::array<int, N> tally()
    {
        std::array<int, N> out{};
        for (int& n : out) n = m_dice.chance(40) ? m_dice.between(0, 60) : 0;
        return out;
    }

    FieldValue value(const Field& f)
    {
        const auto number = [&] { return f.low + m_dice.below(static_cast<int>(f.high - f.low + 1)); };
        const auto word = [&] {
            return std::string{f.choices[static_cast<std::size_t>(m_dice.below(static_cast<int>(f.choices.size())))]};
        };
        switch (f.type) {
            case Field::Type::Integer: return number();
            case Field::Type::Flag: return m_dice.chance(50);
            case Field::Type::Choice: return word();
            case Field::Type::IntegerList: return std::vector<std::int64_t>{number(), number()};
            case Field::Type::ChoiceList: {
                std::vector<std::string> list;
                for (int i = 0; i < f.minItems; ++i) list.push_back(word());
                return list;
            }
            case Field::Type::Counts: {
                std::map<std::string, std::int64_t> counts;
                for (int i = m_dice.below(4); i > 0; --i) counts[word()] = number();
                return counts;
            }
            case Field::Type::Name: return std::string("name-") + std::to_string(m_dice.below(9));
            case Field::Type::Text: return Text{"Text", "Text “" + std::to_string(m_dice.below(9)) + "”"};
            case Field::Type::Sections: {
                std::vector<Section> list;
                for (int i = m_dice.between(1, 3); i > 0; --i) list.push_back(whole(*f.element));
                return list;
            }
            case Field::Type::Effects: {
                std::vector<Section> list;
                const auto& effects = modules().back().effects;
                for (int i = m_dice.between(1, 3); i > 0; --i)
                    list.push_back(whole(
                        effects[static_cast<std::size_t>(m_dice.below(static_cast<int>(effects.size())))]->schema()));
                return list;
            }
        }
        return {};
    }
    /// A section with all that it must have.
    Section whole(const Schema& schema)
    {
        Section s = section(schema);
        for (const Field& f : schema.fields)
            if (f.required && !s.has(f.name)) s.set(f, value(f));
        return s;
    }
    Section section(const Schema& schema)
    {
        Section s;
        s.key = schema.key;
        for (const Field& f : schema.fields)
            if (m_dice.chance(40)) s.set(f, value(f));
        return s;
    }

    HexEntry hex()
    {
        HexEntry h;
        h.at = place();
        if (m_dice.chance(30))
            h.terrainPool = id();
        else
            h.terrain = static_cast<Terrain>(m_dice.below(terrainCount));
        if (m_dice.chance(30))
            h.numberPool = id();
        else if (m_dice.chance(60))
            h.number = token();
        if (m_dice.chance(10)) h.stack = id();
        return h;
    }
    HarbourEntry harbour()
    {
        HarbourEntry h;
        h.at = place();
        h.side = m_dice.below(6);
        if (m_dice.chance(30))
            h.pool = id();
        else
            h.kind = static_cast<Harbour>(m_dice.below(harbourCount));
        return h;
    }
    StartingPieces pieces()
    {
        StartingPieces p;
        p.colour = static_cast<Colour>(m_dice.below(colourCount));
        for (int n = m_dice.below(4); n > 0; --n) p.settlements.push_back({place(), m_dice.below(6)});
        for (int n = m_dice.below(4); n > 0; --n) p.cities.push_back({place(), m_dice.below(6)});
        for (int n = m_dice.below(4); n > 0; --n) p.roads.push_back({place(), m_dice.below(6)});
        p.cards = tally<resourceCount>();
        return p;
    }
    RobberStart robber()
    {
        RobberStart r;
        r.kind = static_cast<RobberStart::Kind>(m_dice.below(5));
        if (r.kind == RobberStart::Kind::Hex) r.hex = place();
        if (r.kind == RobberStart::Kind::Number) r.number = token();
        return r;
    }
    Board board()
    {
        Board b;
        b.id = id();
        b.name = text();
        b.minPlayers = m_dice.between(minSeats, maxSeats);
        b.maxPlayers = m_dice.between(b.minPlayers, maxSeats);
        b.orientation = m_dice.chance(50) ? Orientation::Flat : Orientation::Pointy;
        b.robber = robber();
        for (const Field& f : rulesSchema().fields)
            if (m_dice.chance(10)) b.rules.change(f, m_dice.chance(30) ? f.fallback : value(f));
        for (int n = m_dice.below(30); n > 0; --n) b.hexes.push_back(hex());
        for (int n = m_dice.below(9); n > 0; --n) b.harbours.push_back(harbour());
        for (int n = m_dice.below(4); n > 0; --n) b.pieces.push_back(pieces());
        for (int n = m_dice.below(4); n > 0; --n) b.setupHexes.push_back(place());
        for (int n = m_dice.below(3); n > 0; --n) b.constraints.push_back(static_cast<Constraint>(m_dice.below(3)));
        for (int n = 0; n < m_dice.below(3); ++n)
            b.stacks.push_back(
                {unique(n), tokens(), m_dice.chance(50), static_cast<AfterRoll>(m_dice.below(2)),
                 static_cast<WhenEmpty>(m_dice.below(2))});
        for (int n = 0; n < m_dice.below(3); ++n) b.terrainPools.push_back({unique(n), tally<terrainCount>()});
        for (int n = 0; n < m_dice.below(3); ++n) b.harbourPools.push_back({unique(n), tally<harbourCount>()});
        for (int n = 0; n < m_dice.below(3); ++n) {
            NumberPool pool{unique(n), tokens(), static_cast<NumberPool::Lay>(m_dice.below(2)), {}};
            if (m_dice.chance(50)) pool.start = place();
            b.numberPools.push_back(std::move(pool));
        }
        return b;
    }
    std::string unique(int n) { return id() + "-" + std::to_string(n); }

    Dice m_dice;
};

}  // namespace

void ScenarioWriterTest::includedScenariosAreWrittenAsTheyAre_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : includedScenarios()) QTest::newRow(qPrintable(path)) << path;
}

void ScenarioWriterTest::includedScenariosAreWrittenAsTheyAre()
{
    QFETCH(QString, path);
    const QByteArray text = contentsOf(path);
    QCOMPARE(QByteArray::fromStdString(write(read(text).scenario)), text);
}

void ScenarioWriterTest::foreignFormsAreWrittenInOurs()
{
    const QByteArray text = contentsOf("scenarios/base.yaml");
    const QByteArray foreign = "\xef\xbb\xbf" + QByteArray(text).replace("\n", "\r\n");
    QCOMPARE(QByteArray::fromStdString(write(read(foreign).scenario)), text);
}

void ScenarioWriterTest::oneChangeIsOneLine()
{
    const QByteArray text = contentsOf("scenarios/base.yaml");
    Scenario s = read(text).scenario;
    s.boards[0].hexes[7].number = 4;
    const QList<QByteArray> before = text.split('\n');
    const QList<QByteArray> after = QByteArray::fromStdString(write(s)).split('\n');
    QCOMPARE(after.size(), before.size());
    int changed = 0;
    for (int i = 0; i < after.size(); ++i) changed += before[i] != after[i] ? 1 : 0;
    QCOMPARE(changed, 1);
}

void ScenarioWriterTest::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    const char* const texts[] = {"Island #3",  "Catan: der Sturm",
                                 "@a",         "*a",
                                 "& a",        "! a",
                                 "% a",        "- a",
                                 "? a",        "`a",
                                 "'n Insel",   "a \"b\" c",
                                 "yes",        "null",
                                 "~",          "012",
                                 "1e3",        " blank ",
                                 "a\nb",       "a\n\nb",
                                 "\na",        "a\n",
                                 "a \nb",      " a\nb",
                                 "a\n  b\n c", "a\n# b",
                                 "a\n\tb",     "a\tb",
                                 "a\\nb",      "😀 שלום",
                                 "---",        "a\n---\nb",
                                 "a\n...\nb",  "\x1b[0m",
                                 "{en: x}",    "%1 %n",
                                 "a\r\nb"};
    for (const char* text : texts) QTest::newRow(QByteArray(text).toPercentEncoding().constData()) << QByteArray(text);
    QTest::newRow("zero byte") << QByteArray("a\0b", 3);
    QTest::newRow("long") << QByteArray("long words ").repeated(500);
}

void ScenarioWriterTest::texts()
{
    QFETCH(QByteArray, text);
    Scenario s = read(contentsOf("scenarios/base.yaml")).scenario;
    s.name = {text.toStdString(), text.toStdString()};
    s.summary = {"", text.toStdString()};
    s.rulesPage = {text.toStdString(), ""};
    s.boards[0].name = {text.toStdString(), text.toStdString()};
    s.names["robber"] = {text.toStdString(), text.toStdString(), text.toStdString(), text.toStdString()};
    const Reading reading = readScenario(write(s), modules());
    QVERIFY2(reading.wellFormed, qPrintable(described(reading.problems).join('\n')));
    QVERIFY2(reading.scenario == s, write(s).substr(0, 1000).c_str());
}

void ScenarioWriterTest::comments()
{
    Scenario s = read(contentsOf("scenarios/base.yaml")).scenario;
    for (const char* comment : {"", "# one\n", "# one\n\n# two\n\n", "#\n"}) {
        s.leadingComment = comment;
        QVERIFY(QByteArray::fromStdString(write(s)).startsWith(QByteArray(comment) + "format: 1\n"));
        QVERIFY(readBack(s) == s);
    }
    s.leadingComment = "no comment\n# but this";
    QVERIFY(QByteArray::fromStdString(write(s)).startsWith("# no comment\n# but this\nformat: 1\n"));
}

void ScenarioWriterTest::fallbacksAreNotWritten()
{
    const QByteArray sound = CaseFile{"tests/data/scenarios/reader.cases"}.sound();
    const Scenario s = read(sound).scenario;
    QVERIFY(s.rules.values.empty());
    QVERIFY(!QByteArray::fromStdString(write(s)).contains("rules:"));
    QCOMPARE(s.rules.integer(rulesSchema(), "victory_points"), 10);
    QCOMPARE(s.rules.counts(rulesSchema(), "city_cost").at("ore"), 3);

    const Scenario changed =
        read(QByteArray(sound).replace("victory_points: 10", "victory_points: 12, city_cost: {ore: 2, wool: 0}"))
            .scenario;
    QVERIFY(
        QByteArray::fromStdString(write(changed)).contains("rules:\n  victory_points: 12\n  city_cost: {ore: 2}\n"));
    QCOMPARE(changed.rules.counts(rulesSchema(), "city_cost").size(), std::size_t{1});
}

/// A board changes the rules of its scenario, so the usual value says something there: it stays in the file.
void ScenarioWriterTest::rulesOfABoardAreWrittenAsTheyAre()
{
    const QByteArray sound = CaseFile{"tests/data/scenarios/reader.cases"}.sound();
    const QByteArray text = QByteArray(sound)
                                .replace("victory_points: 10", "victory_points: 12, supply: 25")
                                .replace("  robber: none", "  rules: {victory_points: 10, supply: 24}\n  robber: none");
    const Scenario s = read(text).scenario;
    QCOMPARE(rulesOn(s, s.boards[0]).integer(rulesSchema(), "victory_points"), 10);
    QCOMPARE(rulesOn(s, s.boards[0]).integer(rulesSchema(), "supply"), 24);
    QCOMPARE(rulesOn(s, s.boards[0]).integer(rulesSchema(), "cities"), 4);
    const QByteArray written = QByteArray::fromStdString(write(s));
    QVERIFY(written.contains("  rules: {victory_points: 10, supply: 24}\n"));
    QVERIFY(readBack(s) == s);

    Scenario without = s;
    without.boards[0].rules.values.clear();
    QCOMPARE(rulesOn(without, without.boards[0]).integer(rulesSchema(), "victory_points"), 12);
    QVERIFY(!QByteArray::fromStdString(write(without)).contains("  rules: {"));
    QVERIFY(!(without == s));
}

void ScenarioWriterTest::brokenScenariosSurvive()
{
    for (const QString& path :
         {QString("tests/data/scenarios/reader.cases"), QString("tests/data/scenarios/checks.cases")}) {
        const CaseFile file{path};
        for (const Case& c : file.cases()) {
            const Reading reading = read(c.text);
            if (reading.wellFormed) QVERIFY2(readBack(reading.scenario) == reading.scenario, c.name.constData());
        }
    }
}

void ScenarioWriterTest::randomScenarios()
{
    for (quint64 seed = 1; seed <= 500; ++seed) {
        const Scenario s = RandomScenario{seed}.make();
        const std::string text = write(s);
        const Reading reading = readScenario(text, modules());
        QVERIFY2(
            reading.wellFormed && reading.scenario == s,
            (std::to_string(seed) + '\n' + described(reading.problems).join('\n').toStdString() + '\n' + text).c_str());
        QCOMPARE(write(reading.scenario), text);
    }
}

QTEST_GUILESS_MAIN(ScenarioWriterTest)
#include "tst_scenario_writer.moc"
