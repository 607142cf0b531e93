#include "app/common/text/words.h"
#include "engine/board/types.h"
#include "tests/app/catalogue_check.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace inselwerk;

namespace {

const QString root = QStringLiteral(INSELWERK_SOURCE_DIR);

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Fails if there are any, and prints them one by one: QtTest cuts long messages.
void expectNone(const QStringList& problems, const char* what)
{
    for (const QString& problem : problems) qInfo().noquote() << problem;
    QVERIFY2(problems.isEmpty(), what);
}

}  // namespace

/// The catalogues are complete, fresh and well formed. Each check is itself checked with a made-up entry or line.
class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void checkerSeesFaults_data();
    void checkerSeesFaults();
    void codeCheckerSeesFaults_data();
    void codeCheckerSeesFaults();

    void cataloguesAreFresh();
    void cataloguesAreSound_data();
    void cataloguesAreSound();
    void wordsFollowTheGlossary();
    void engineNamesAreWords();
    void codeAsksForWholeSentences();

private:
    Glossary m_glossary;
};

void TranslationsTest::initTestCase()
{
    m_glossary = readGlossary(QString::fromUtf8(contentOf(root + "/translations/README.md")));
    QVERIFY(m_glossary.size() > 100);
}

void TranslationsTest::checkerSeesFaults_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("fault");  // part of what the checker says; empty: nothing to complain of

    const auto plain = [](const char* source, const char* translation, const char* fault) {
        QTest::addRow("%s | %s", source, translation)
            << QString("<message><source>%1</source><translation>%2</translation></message>").arg(source, translation)
            << fault;
    };
    const auto plural = [](const char* source, const char* one, const char* many, const char* fault) {
        QTest::addRow("%s | %s | %s", source, one, many)
            << QString(
                   "<message numerus=\"yes\"><source>%1</source><translation><numerusform>%2</numerusform>"
                   "<numerusform>%3</numerusform></translation></message>")
                   .arg(source, one, many)
            << fault;
    };

    plain("Open", "Öffnen", "");
    plain("%1 trades with %2.", "Mit %2 handelt %1.", "");
    plain("Open", "", "empty");
    plain("%1 trades with %2.", "%1 handelt mit %1.", "placeholders");
    plain("Made by %1", "Gemacht", "placeholders");
    plain("Open ", "Öffnen", "space");
    plain("Open", " Öffnen", "space");
    plain("Open…", "Öffnen", "end");
    plain("Name:", "Name", "end");
    plain("One\nTwo", "Eins Zwei", "lines");
    plain("&amp;Open", "&amp;Öffnen", "");
    plain("&amp;Open", "Öffnen", "key");
    plain("Rules &amp; hints", "Regeln &amp; Hinweise", "");
    plain("This is a long sentence.", "This is a long sentence.", "untranslated");
    plain("Quinoa", "Quinoa", "");
    plain("You have %n cards.", "Du hast %n Karten.", "plural");
    plain("Discard card(s).", "Karten abgeben.", "plural");

    plural("%n card(s)", "%n Karte", "%n Karten", "");
    plural("%n card(s)", "eine Karte", "%n Karten", "");
    plural("%n card(s)", "%n Karte", "viele Karten", "placeholders");
    plural("%n card(s) for %1", "eine Karte", "%n Karten für %1", "placeholders");
    plural("%n card(s)", "%n Karte", "", "empty");
    plural("%n card(s)", "%n Karte(n)", "%n Karte(n)", "plural");

    plain("No brick left", "Kein Lehm übrig", "");
    plain("No bricks left", "Keine Ziegel übrig", "glossary");
    plain("Build cities", "Städte bauen", "");
    plain("Build cities", "Burgen bauen", "glossary");
    plain("Whoever has the Longest Road", "Wer die Längste Handelsstraße hat", "");
    plain("Unknown key `robber`", "Unbekannter Schlüssel `robber`", "");
    plain("A pirate ship and the robber", "Ein Piratenschiff und der Dieb", "glossary");

    QTest::newRow("unfinished") << "<message><source>Open</source><translation type=\"unfinished\">Auf"
                                   "</translation></message>"
                                << "unfinished";
    QTest::newRow("vanished") << "<message><source>Open</source><translation type=\"vanished\">Auf"
                                 "</translation></message>"
                              << "vanished";
    QTest::newRow("one form") << "<message numerus=\"yes\"><source>%n card(s)</source><translation>"
                                 "<numerusform>%n Karten</numerusform></translation></message>"
                              << "forms";
}

void TranslationsTest::checkerSeesFaults()
{
    QFETCH(QString, entry);
    QFETCH(QString, fault);
    const QString catalogue =
        "<TS version=\"2.1\" language=\"de\"><context><name>Test</name>" + entry + "</context></TS>";
    const QList<CatalogueEntry> entries = readCatalogue(catalogue.toUtf8());
    QCOMPARE(entries.size(), 1);
    const QStringList found = check(entries.first(), "de", m_glossary);
    if (fault.isEmpty())
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    else
        QVERIFY2(found.size() == 1 && found.first().contains(fault), qPrintable(found.join('\n')));
}

void TranslationsTest::codeCheckerSeesFaults_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("good");
    QTest::newRow("sentence") << "text: qsTr(\"%1 wins\").arg(name)" << true;
    QTest::newRow("two at once") << "tr(\"%1 trades with %2\").arg(a, b(c))" << true;
    QTest::newRow("sum") << "str(a) + 1; attr(b)" << true;
    QTest::newRow("glued after") << "text: qsTr(\"Winner: \") + name" << false;
    QTest::newRow("glued before") << "label->setText(name + tr(\" wins\"));" << false;
    QTest::newRow("chained") << "tr(\"%1 trades with %2\").arg(a).arg(b)" << false;
    QTest::newRow("chained over lines") << "qsTr(\"%1 %2\")\n    .arg(f(a))\n    .arg(b)" << false;
}

void TranslationsTest::codeCheckerSeesFaults()
{
    QFETCH(QString, line);
    QFETCH(bool, good);
    QCOMPARE(checkCode(line).isEmpty(), good);
}

void TranslationsTest::cataloguesAreFresh()
{
    QTemporaryDir scratch;
    QProcess update;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LUPDATE", INSELWERK_LUPDATE);
    update.setProcessEnvironment(environment);
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start("sh", {root + "/translations/update.sh", "--into", scratch.path()});
    QVERIFY(update.waitForFinished(120000));
    const QByteArray output = update.readAll();
    const bool clean = !output.contains("Q_OBJECT") && !output.contains("without context");
    expectNone(
        update.exitCode() == 0 && clean ? QStringList() : QString::fromUtf8(output).split('\n'),
        "the catalogues are not complete (sh translations/update.sh)");

    for (const QString name : {"inselwerk_de.ts", "inselwerk_en.ts"}) {
        QStringList gone;
        for (const CatalogueEntry& entry : readCatalogue(contentOf(scratch.filePath(name)))) {
            if (entry.type == "vanished" || entry.type == "obsolete") gone << describe(entry);
        }
        expectNone(gone, "no source has these any more (sh translations/update.sh --prune)");
    }
}

void TranslationsTest::cataloguesAreSound_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("English") << "en";
}

void TranslationsTest::cataloguesAreSound()
{
    QFETCH(QString, language);
    const QByteArray content = contentOf(root + "/translations/inselwerk_" + language + ".ts");
    QVERIFY(content.contains("</TS>"));
    QStringList found;
    for (const CatalogueEntry& entry : readCatalogue(content)) found << check(entry, language, m_glossary);
    expectNone(found, "faults in the catalogue");
}

void TranslationsTest::wordsFollowTheGlossary()
{
    QMap<QString, QString> catalogue;
    for (const CatalogueEntry& entry : readCatalogue(contentOf(root + "/translations/inselwerk_de.ts"))) {
        if (entry.context == "Words") catalogue[entry.source] = entry.translations.value(0);
    }
    QStringList found;
    for (const GlossaryTerm& term : m_glossary) {
        if (catalogue.value(term.english) != term.german) found << term.english + ": " + catalogue.value(term.english);
    }
    expectNone(found, "words that differ from the glossary");
    QCOMPARE(static_cast<qsizetype>(words.size()), m_glossary.size());
    for (std::size_t i = 0; i < words.size(); ++i) QCOMPARE(words[i], m_glossary[static_cast<qsizetype>(i)].english);
}

void TranslationsTest::engineNamesAreWords()
{
    const auto known = [](std::string_view name) { return std::find(words.begin(), words.end(), name) != words.end(); };
    for (int i = 0; i < resourceCount; ++i) QVERIFY2(known(nameOf(static_cast<Resource>(i))), "resources");
    for (int i = 0; i < terrainCount; ++i) QVERIFY2(known(nameOf(static_cast<Terrain>(i))), "terrains");
    for (int i = 0; i < colourCount; ++i) QVERIFY2(known(nameOf(static_cast<Colour>(i))), "colours");
}

void TranslationsTest::codeAsksForWholeSentences()
{
    QStringList found;
    for (const QString part : {"app", "editor", "qml"}) {
        QDirIterator files(
            root + '/' + part, {"*.cpp", "*.h", "*.qml", "*.js"}, QDir::Files,
            QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
        while (files.hasNext()) {
            const QString name = files.next();
            for (const QString& problem : checkCode(QString::fromUtf8(contentOf(name)))) found << name + ": " + problem;
        }
    }
    expectNone(found, "sentences made of fragments");
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
