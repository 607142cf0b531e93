#pragma once

#include "engine/scenario/check.h"

#include <QFile>
#include <QTest>

/// What the tests of the scenario layer share.
namespace scenario_tests {

/// An effect of the tests' own: nothing but its parameters.
class Effect final : public inselwerk::EffectDescription
{
public:
    explicit Effect(const inselwerk::Schema& s) : m_schema(s) {}
    const inselwerk::Schema& schema() const override { return m_schema; }

private:
    const inselwerk::Schema& m_schema;
};

/// A rule module of the tests' own, so that they stand without the program's.
inline const inselwerk::ModuleDescriptions& modules()
{
    using inselwerk::Field;
    static const inselwerk::Schema volcano{
        "volcano",
        {"Volcano", "Vulkan"},
        {{.name = "lava",
          .type = Field::Type::Choice,
          .fallback = std::string("one-corner"),
          .choices = {"one-corner", "all-corners"}},
         {.name = "corner_numbers",
          .type = Field::Type::ChoiceList,
          .fallback = std::vector<std::string>{},
          .choices = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"},
          .minItems = 6,
          .maxItems = 6}}};
    static const inselwerk::Schema rain{
        "rain",
        {"Rain", "Regen"},
        {{.name = "days", .low = 1, .high = 9, .fallback = std::int64_t{1}},
         {.name = "where",
          .type = Field::Type::Choice,
          .fallback = std::string(),
          .choices = {"here", "there"},
          .required = true}}};
    static const Effect falling(rain);
    static const inselwerk::Schema sky{
        "sky",
        {"Sky", "Himmel"},
        {{.name = "id", .type = Field::Type::Name, .fallback = std::string(), .required = true},
         {.name = "title", .type = Field::Type::Text, .fallback = inselwerk::Text{}},
         {.name = "effects",
          .type = Field::Type::Effects,
          .fallback = std::vector<inselwerk::Section>{},
          .maxItems = 5}}};
    static const inselwerk::Schema weather{
        "weather",
        {"Weather", "Wetter"},
        {{.name = "skies",
          .type = Field::Type::Sections,
          .fallback = std::vector<inselwerk::Section>{},
          .maxItems = 4,
          .element = &sky}}};
    static const inselwerk::ModuleDescriptions all{{&volcano, {}, {}}, {&weather, {}, {&falling}}};
    return all;
}

inline QByteArray contentsOf(const QString& path)
{
    QFile file(QString(INSELWERK_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline const QStringList& includedScenarios()
{
    static const QStringList files{"scenarios/base.yaml", "scenarios/catakatoa.yaml"};
    return files;
}

inline inselwerk::Reading read(const QByteArray& text)
{
    return inselwerk::readScenario({text.constData(), static_cast<std::size_t>(text.size())}, modules());
}

/// `line:column: error: path: sentence` of every problem.
inline QStringList described(const inselwerk::Problems& problems)
{
    QStringList lines;
    for (const inselwerk::Problem& p : problems)
        lines << QString::fromStdString(inselwerk::describe(p, "")).mid(1).trimmed();
    return lines;
}

/// One case of a `.cases` file: a changed scenario and what reading it reports.
struct Case
{
    QByteArray name;
    QByteArray text;
    QStringList expected;
};

/// Reads a `.cases` file; the files say what their lines mean.
class CaseFile
{
public:
    explicit CaseFile(const QString& path)
    {
        const QList<QByteArray> lines = contentsOf(path).split('\n');
        for (const QByteArray& line : lines) take(line);
        finishChange();
    }
    const QList<Case>& cases() const { return m_cases; }
    const QByteArray& sound() const { return m_sound; }

private:
    void take(const QByteArray& line)
    {
        const char sign = line.isEmpty() ? '#' : line.front();
        if (sign != '+' && !(sign == '-' && m_new.isEmpty())) finishChange();
        const QByteArray rest = line.mid(2);
        if (sign == '|') m_sound += rest + '\n';
        if (sign == '=') m_cases.append({line.mid(3), m_sound, {}});
        if (sign == '-') m_old << rest;
        if (sign == '+') m_new << rest;
        if (sign == '&') m_cases.last().text += rest + '\n';
        if (sign == '>') m_cases.last().expected << QString::fromUtf8(rest);
    }

    void finishChange()
    {
        if (m_old.isEmpty()) return;
        QByteArray& text = m_cases.last().text;
        const QByteArray old = m_old.join('\n');
        const auto at = text.indexOf(old);
        if (at < 0) qFatal("case \"%s\" changes what is not there", m_cases.last().name.constData());
        text.replace(at, old.size(), m_new.join('\n'));
        m_old.clear();
        m_new.clear();
    }

    QByteArray m_sound;
    QList<Case> m_cases;
    QList<QByteArray> m_old;
    QList<QByteArray> m_new;
};

/// A row for each case of a file; columns `text` and `expected`.
inline void addCases(const QString& path)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const CaseFile file{path};
    QVERIFY2(!file.cases().isEmpty(), qPrintable(path));
    for (const Case& c : file.cases()) QTest::newRow(c.name.constData()) << c.text << c.expected;
}

/// Small numbers of our own, the same on every machine.
class Dice
{
public:
    explicit Dice(quint64 seed) : m_state(seed * 2862933555777941757ULL + 3037000493ULL) {}
    int below(int n)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return static_cast<int>((m_state >> 11) % static_cast<quint64>(n));
    }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool chance(int percent) { return below(100) < percent; }

private:
    quint64 m_state;
};

}  // namespace scenario_tests
