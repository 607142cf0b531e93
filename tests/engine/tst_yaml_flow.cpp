#include "engine/game/save.h"
#include "engine/scenario/yaml_flow.h"
#include "tests/engine/tst_game_support.h"

#include <QTest>

using namespace inselwerk;

/// The short way of reading the lines that the program writes gives what parseYaml gives, or nothing.
class YamlFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void linesOfSavesAreRead();
    void othersAreLeftAlone_data();
    void othersAreLeftAlone();
    void itNeverDisagrees();
};

namespace {

bool equal(const YamlNode& a, const YamlNode& b)
{
    return a.kind == b.kind && a.text == b.text && a.quoted == b.quoted && a.cutBy == b.cutBy && a.key == b.key &&
           a.mark == b.mark && a.keyMark == b.keyMark &&
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), equal);
}

/// Is it the same by the long way, which a line end forces, and without complaint?
bool agrees(const std::string& line, const YamlNode& read)
{
    Problems problems;
    const auto whole = parseYaml(line + '\n', problems);
    return whole && problems.empty() && equal(*whole, read);
}

std::vector<std::string> lines()
{
    std::vector<std::string> out;
    for (const auto& [scenario, board] :
         {std::pair{"base", "variable"}, std::pair{"catakatoa", "short-stack"}, std::pair{"crop-trust", "first-game"}})
    {
        const auto game = test::begin(scenario, board, 3);
        Random random = Random::seeded(3);
        test::play(*game, 400, random);
        std::string text = writeSave(*game);
        text.erase(0, text.find("\nactions:\n") + 10);
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
            out.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return out;
}

}  // namespace

void YamlFlowTest::linesOfSavesAreRead()
{
    for (const std::string& line : lines()) {
        const auto read = parseYamlFlow(line);
        QVERIFY2(read, line.c_str());
        QVERIFY2(agrees(line, *read), line.c_str());
    }
}

void YamlFlowTest::othersAreLeftAlone_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char* line :
         {"",        "-",    "- ",   "- - a", "[a",         "[a]]",    "[a, ]",        "[a  b]",   "[ a]",   "[- a]",
          "[a: b]",  "[,]",  "{a}",  "{a:b}", "{a: }",      "{a: b,}", "{a: 1, a: 2}", "{[a]: b}", "[null]", "[~]",
          "[--]",    "[-]",  "---",  "['a']", "[\"a\\n\"]", "[\"a]",   "[\"a\"b]",     "[&a b]",   "[*a]",   "[!a b]",
          "[a] # b", "[a] ", " [a]", "[ü]",   "[a\r]",      "[a]\n",   "{<<: a}",      "a: b",     "|",      "[a,b]"})
        QTest::addRow("%s", line) << QByteArray(line);
}

void YamlFlowTest::othersAreLeftAlone()
{
    QFETCH(QByteArray, line);
    QVERIFY(!parseYamlFlow(line.toStdString()));
}

/// Lines with a few bytes changed: most are no longer what is read, and some are something else than they were.
void YamlFlowTest::itNeverDisagrees()
{
    constexpr std::string_view bytes = "[]{}:,- \"'#&*!|>%@`\\0aZ~_.<=?\t\n\r\x01\xc3";
    const std::vector<std::string> all = lines();
    Random random = Random::seeded(11);
    const auto below = [&random](std::size_t n) { return static_cast<std::size_t>(random.below(static_cast<int>(n))); };
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string line = all[below(all.size())].substr(0, 300);
        for (int n = 1 + random.below(3); n > 0; --n) {
            const std::size_t at = below(line.size());
            const std::size_t length = below(6);
            switch (random.below(3)) {
                case 0: line[at] = bytes[below(bytes.size())]; break;
                case 1: line.erase(at, length); break;
                default: line.insert(at, line.substr(below(line.size()), length)); break;
            }
            if (line.empty()) line = "-";
        }
        const auto node = parseYamlFlow(line);
        if (!node) continue;
        ++read;
        QVERIFY2(agrees(line, *node), line.c_str());
    }
    QVERIFY(read > 1'000);
}

QTEST_GUILESS_MAIN(YamlFlowTest)
#include "tst_yaml_flow.moc"
