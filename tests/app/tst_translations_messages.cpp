#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "app/common/text/messages.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace inselwerk;

namespace {

/// A catalogue made for the test.
class Catalogue : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int n) const override
    {
        const auto at = m_entries.find(source);
        if (at == m_entries.end()) return {};
        return at->second.value(n == 1 || at->second.size() == 1 ? 0 : 1);
    }
    bool isEmpty() const override { return false; }

    Catalogue& add(const char* source, const QStringList& forms)
    {
        m_entries[source] = forms;
        return *this;
    }

private:
    std::map<std::string, QStringList> m_entries;
};

Message message(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"Test", source, std::move(arguments), count};
}

}  // namespace

class MessagesTest : public QObject
{
    Q_OBJECT

private slots:
    void argumentsAreShownLiterally_data();
    void argumentsAreShownLiterally();
    void placeholders();
    void orderAndPluralBelongToTheTranslation();
    void kindsOfArguments();
    void scenarioTexts();
    void lists();

    void firstStartFollowsTheSystem_data();
    void firstStartFollowsTheSystem();
    void switchIsCompleteAndRemembered();
    void languageForThisRun();
    void unknownLanguages();
    void settingSwitchesToo();
    void qtSpeaksTheLanguage();
    void translatorsOfTheEngineAreRemoved();

private:
    QString settingsFile() const { return m_folder.filePath(QTest::currentTestFunction() + QStringLiteral(".ini")); }

    QTemporaryDir m_folder;
};

void MessagesTest::argumentsAreShownLiterally_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names{
        "Bob %2",          "%n", "%1", "%L1",          "<b>x</b>",        "&Co", "", "50 %", "a\"b\\c",
        QString(200, 'x'), "%%", "%",  "Zoë & Jürgen", "Grüße aus 日本 🎲"};
    for (const QString& name : names) QTest::newRow(qPrintable(name.left(20))) << name;
}

void MessagesTest::argumentsAreShownLiterally()
{
    QFETCH(QString, name);
    QCOMPARE(translate(message("%1 trades with %2.", {name.toStdString(), "Eve"})), name + " trades with Eve.");
    QCOMPARE(translate(message("%2 trades with %1.", {name.toStdString(), "Eve"})), "Eve trades with " + name + ".");
    QCOMPARE(translate(message("%1 has %n card(s).", {name.toStdString()}, 3)), name + " has 3 card(s).");
}

void MessagesTest::placeholders()
{
    QCOMPARE(fill("100 % of %1", {"all"}), "100 % of all");
    QCOMPARE(fill("%1%2%1", {"a", "b"}), "aba");
    QCOMPARE(fill("%3 %0 %", {"a"}), "%3 %0 %");
    QCOMPARE(fill("%10", QStringList(10, "x")), "x");
    QCOMPARE(fill("%100", QStringList(10, "x")), "x0");
    QCOMPARE(fill("", {"a"}), "");
    // A right-to-left name is kept from reordering the sentence.
    const QString hebrew = QString::fromUtf8("שלום");
    QCOMPARE(fill("%1: 3", {hebrew}), QChar(0x2068) + hebrew + QChar(0x2069) + ": 3");
}

void MessagesTest::orderAndPluralBelongToTheTranslation()
{
    Catalogue german;
    german.add("%1 steals %n card(s) from %2.", {"Von %2 raubt %1 eine Karte.", "Von %2 raubt %1 %n Karten."});
    QCoreApplication::installTranslator(&german);
    const auto steal = [](int n) { return translate(message("%1 steals %n card(s) from %2.", {"Ann", "Bob %1"}, n)); };
    QCOMPARE(steal(1), "Von Bob %1 raubt Ann eine Karte.");
    QCOMPARE(steal(0), "Von Bob %1 raubt Ann 0 Karten.");
    QCOMPARE(steal(12), "Von Bob %1 raubt Ann 12 Karten.");
}

void MessagesTest::kindsOfArguments()
{
    Settings settings(settingsFile());
    Languages languages(settings, "de");
    QCOMPARE(translate(message("%1", {Argument::word("brick")})), "Lehm");
    QCOMPARE(translate(message("%1", {"brick"})), "brick");
    QCOMPARE(translate(message("%1", {Argument::word("no such word")})), "no such word");
    QCOMPARE(translate(message("%1", {1234567})), "1234567");
    QCOMPARE(translate(message("%1", {-3})), "-3");
    QCOMPARE(translate(message("%1", {Text{"Island", "Insel"}})), "Insel");
    languages.setCurrent("en");
    QCOMPARE(translate(message("%1", {Argument::word("brick")})), "brick");
    QCOMPARE(translate(message("%1", {Text{"Island", "Insel"}})), "Island");
}

void MessagesTest::scenarioTexts()
{
    Settings settings(settingsFile());
    Languages languages(settings, "de");
    QCOMPARE(translate(Text{"Fields", "Felder"}), "Felder");
    QCOMPARE(translate(Text{"Fields", ""}), "Fields");
    languages.setCurrent("en");
    QCOMPARE(translate(Text{"Fields", "Felder"}), "Fields");
    QCOMPARE(translate(Text{"", "Felder"}), "Felder");
    QCOMPARE(translate(Text{}), "");
}

void MessagesTest::lists()
{
    Settings settings(settingsFile());
    Languages languages(settings, "en");
    QCOMPARE(joined({}), "");
    QCOMPARE(joined({"a"}), "a");
    QCOMPARE(joined({"a", "b"}), "a and b");
    QCOMPARE(joined({"a", "%1", "c"}), "a, %1 and c");
    languages.setCurrent("de");
    QCOMPARE(joined({"a", "b", "c"}), "a, b und c");
}

void MessagesTest::firstStartFollowsTheSystem_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de_DE"
                            << "de";
    QTest::newRow("Swiss German first") << "de_CH:fr"
                                        << "de";
    QTest::newRow("German second") << "fr_CH:de"
                                   << "de";
    QTest::newRow("English") << "en_GB"
                             << "en";
    QTest::newRow("neither") << "fi_FI"
                             << "en";
}

void MessagesTest::firstStartFollowsTheSystem()
{
    // QLocale reads the environment once, so a process of its own looks: this test, called by itself.
    if (const QString expected = qEnvironmentVariable("EXPECTED_LANGUAGE"); !expected.isEmpty()) {
        Settings settings(settingsFile());
        QCOMPARE(Languages(settings).current(), expected);
        QCOMPARE(settings.language(), "");
        return;
    }
    QFETCH(QString, system);
    QFETCH(QString, language);
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", system.section(':', 0, 0) + ".UTF-8");
    environment.insert("LANGUAGE", system);
    environment.insert("EXPECTED_LANGUAGE", language);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {"firstStartFollowsTheSystem:neither"});
    QVERIFY(child.waitForFinished());
    QVERIFY2(child.exitCode() == 0, child.readAllStandardOutput());
}

void MessagesTest::switchIsCompleteAndRemembered()
{
    {
        Settings settings(settingsFile());
        Languages languages(settings, "en");
        QSignalSpy changed(&languages, &Languages::changed);
        languages.setCurrent("de");
        QCOMPARE(changed.count(), 1);
        QCOMPARE(languages.current(), "de");
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(translateWord("robber"), "Räuber");
        languages.setCurrent("en");
        QCOMPARE(QLocale().language(), QLocale::English);
        QCOMPARE(translateWord("robber"), "robber");  // nothing of the former language is left
        languages.setCurrent("de");
        languages.setCurrent("de");
        QCOMPARE(changed.count(), 3);
    }
    QCOMPARE(translateWord("robber"), "robber");  // the translators went with their owner
    Settings settings(settingsFile());
    QCOMPARE(Languages(settings).current(), "de");
}

void MessagesTest::languageForThisRun()
{
    Settings settings(settingsFile());
    settings.setLanguage("en");
    Languages languages(settings, "de");
    QCOMPARE(languages.current(), "de");
    QCOMPARE(settings.language(), "en");
    languages.setCurrent("de");  // chosen by the person: now it is remembered
    QCOMPARE(settings.language(), "de");
}

void MessagesTest::unknownLanguages()
{
    Settings settings(settingsFile());
    settings.setLanguage("../../etc/passwd");
    Languages languages(settings, "xx");
    QVERIFY(languages.available().contains(languages.current()));
    languages.setCurrent("xx");
    QVERIFY(languages.available().contains(languages.current()));
    for (const QString& language : languages.available()) QVERIFY(!languages.nativeName(language).isEmpty());
}

void MessagesTest::settingSwitchesToo()
{
    Settings settings(settingsFile());
    Languages languages(settings, "en");
    settings.setLanguage("de");
    QCOMPARE(languages.current(), "de");
}

void MessagesTest::qtSpeaksTheLanguage()
{
    Settings settings(settingsFile());
    Languages languages(settings, "de");
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Abbrechen");
    languages.setCurrent("en");
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel");
}

void MessagesTest::translatorsOfTheEngineAreRemoved()
{
    QObject engine;
    auto* own = new Catalogue;
    own->setParent(&engine);
    own->add("Cancel", {"Abbrechen"});
    QCoreApplication::installTranslator(own);
    QCOMPARE(QCoreApplication::translate("Dialog", "Cancel"), "Abbrechen");
    Languages::removeTranslatorsOf(engine);
    QCOMPARE(QCoreApplication::translate("Dialog", "Cancel"), "Cancel");
}

QTEST_GUILESS_MAIN(MessagesTest)
#include "tst_translations_messages.moc"
