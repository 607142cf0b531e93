#include "editor/docks/scenario_dock.h"
#include "editor/document/document_file.h"
#include "editor/forms/bilingual_edit.h"
#include "editor/model/templates.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/forms_support.h"

#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextEdit>

using namespace inselwerk;
using namespace inselwerk::test;

/// Texts of a scenario in both languages: what is missing is said, and nothing that a person can paste does harm.
class TextsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsOneStep_data();
    void everyTextIsOneStep();
    void missingTranslationIsSaid();
    void theIdFollowsTheNameOfANewScenario();
    void theIdOfASavedScenarioStays();
    void theRulesPageIsShownAsInTheGame();
    void megabytePasted();
    void longNames();
    void oddCharacters_data();
    void oddCharacters();
    void tooLongTextsMayShrink();
    void namesOfThings();
    void textLimits();
};

namespace {

/// The languages in their order side by side, as in files.
constexpr int inEnglish = 0;
constexpr int inGerman = 1;

template <class T>
T* side(DockWindow& window, const char* name, int nth)
{
    return window.find<BilingualEdit>(name)->findChildren<T*>()[nth];
}

void paste(QPlainTextEdit* field, const QString& text)
{
    // A clipboard is not needed: this is what a paste, a drop and an input method end in.
    QMimeData data;
    data.setText(text);
    QMetaObject::invokeMethod(field, [&] {
        struct Door : QPlainTextEdit
        {
            static void insert(QPlainTextEdit* edit, const QMimeData* source)
            {
                (edit->*(&Door::insertFromMimeData))(source);
            }
        };
        Door::insert(field, &data);
    });
}

struct TextAct
{
    const char* name;
    std::function<void(DockWindow&)> act;
};

std::vector<TextAct> acts()
{
    return {
        {"name, German", [](DockWindow& w) { QTest::keyClicks(side<QLineEdit>(w, "name", inGerman), "x"); }},
        {"name, English", [](DockWindow& w) { QTest::keyClicks(side<QLineEdit>(w, "name", inEnglish), "x"); }},
        {"summary", [](DockWindow& w) { QTest::keyClicks(side<QPlainTextEdit>(w, "summary", inGerman), "x y"); }},
        {"rules page", [](DockWindow& w) { QTest::keyClicks(side<QPlainTextEdit>(w, "rulesPage", inEnglish), "x"); }},
        {"minutes", [](DockWindow& w) { QTest::keyClick(w.find<QSpinBox>("minutes"), Qt::Key_Up); }},
        {"id", [](DockWindow& w) { QTest::keyClicks(w.find<QLineEdit>("scenarioId"), "-2"); }},
        {"name of the robber", [](DockWindow& w) { QTest::keyClicks(w.find<QLineEdit>("names.robber.2"), "x"); }},
    };
}

}  // namespace

void TextsTest::everyTextIsOneStep_data()
{
    QTest::addColumn<int>("act");
    int i = 0;
    for (const TextAct& act : acts()) QTest::newRow(act.name) << i++;
}

void TextsTest::everyTextIsOneStep()
{
    QFETCH(int, act);
    DockWindow window("catakatoa");
    step(window, window.window.document(), [&] { acts()[static_cast<std::size_t>(act)].act(window); });
}

void TextsTest::missingTranslationIsSaid()
{
    DockWindow window("base");
    auto* edit = window.find<BilingualEdit>("name");
    auto* name = side<QLineEdit>(window, "name", inGerman);
    HintLine* hint = edit->findChildren<HintLine*>()[inGerman];
    QVERIFY(!hint->isVisible());
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QVERIFY(window.scenario().name.de.empty());
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), QString("The German text is missing."));
    window.languages.setCurrent("de");
    QTRY_COMPARE(hint->text(), QString("Der deutsche Text fehlt."));
    QTest::keyClicks(name, "N");
    QVERIFY(!hint->isVisible());
}

void TextsTest::theIdFollowsTheNameOfANewScenario()
{
    DockWindow window(scenarioFrom(Template::BaseIsland));
    auto* name = side<QLineEdit>(window, "name", inEnglish);
    auto* id = window.find<QLineEdit>("scenarioId");
    QCOMPARE(id->text(), QString("new-scenario"));
    name->setFocus();
    name->selectAll();
    window.step([&] { QTest::keyClicks(name, "Robber's Cove"); });
    QCOMPARE(id->text(), QString("robbers-cove"));
    QCOMPARE(window.scenario().id, std::string("robbers-cove"));
    window.window.document().undo();
    QCOMPARE(window.scenario().id, std::string("new-scenario"));
    window.window.document().redo();
    // Whoever types an id keeps it.
    id->setFocus();
    QTest::keyClicks(id, "-2");
    name->setFocus();
    QTest::keyClick(name, Qt::Key_End);
    QTest::keyClicks(name, " of Gold");
    QCOMPARE(window.scenario().name.en, std::string("Robber's Cove of Gold"));
    QCOMPARE(window.scenario().id, std::string("robbers-cove-2"));
}

void TextsTest::theIdOfASavedScenarioStays()
{
    DockWindow window(scenarioFrom(Template::BaseIsland));
    auto* name = side<QLineEdit>(window, "name", inGerman);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, "Die kleine");
    QCOMPARE(window.scenario().id, std::string("die-kleine"));
    QVERIFY(window.window.file().saveAs(window.folder.filePath("small.yaml")));
    QTest::keyClicks(name, "insel");
    QCOMPARE(window.scenario().name.de, std::string("Die kleineinsel"));
    QCOMPARE(window.scenario().id, std::string("die-kleine"));
}

void TextsTest::theRulesPageIsShownAsInTheGame()
{
    DockWindow window("base");
    auto* page = side<QPlainTextEdit>(window, "rulesPage", inEnglish);
    auto* shown = window.find<QTextEdit>("rules-preview-en");
    auto* other = window.find<QTextEdit>("rules-preview-de");
    QVERIFY(!shown->toPlainText().isEmpty());
    page->setFocus();
    page->selectAll();
    QTest::keyClicks(page, "# The <b>island</b>");
    QTest::keyClick(page, Qt::Key_Return);
    QTest::keyClicks(page, "One line");
    QTest::keyClick(page, Qt::Key_Return);
    QTest::keyClicks(page, "and another.");
    QCOMPARE(shown->toPlainText().trimmed(), QString("The <b>island</b>\nOne line and another."));
    const QTextDocument& document = *shown->document();
    const QTextBlock last = document.lastBlock();
    QCOMPARE(last.previous().blockFormat().headingLevel(), 1);
    QVERIFY(last.previous().charFormat().fontWeight() > last.charFormat().fontWeight());
    QVERIFY(!other->toPlainText().contains("island"));
    // The game shows the other language where one is missing, and so does the preview.
    page->selectAll();
    QTest::keyClick(page, Qt::Key_Delete);
    QCOMPARE(shown->toPlainText(), other->toPlainText());
    QVERIFY(!shown->accessibleName().isEmpty() && shown->accessibleName() != other->accessibleName());
}

void TextsTest::megabytePasted()
{
    DockWindow window("base");
    auto* page = side<QPlainTextEdit>(window, "rulesPage", inEnglish);
    page->selectAll();
    const QString megabyte = QString("Insel ä ").repeated(1'000'000 / 8);
    const auto hints = window.find<BilingualEdit>("rulesPage")->findChildren<HintLine*>();
    step(window, window.window.document(), [&] {
        paste(page, megabyte);
        QCOMPARE(hints[inEnglish]->text(), QString("At most 100,000 bytes fit here. The rest was left out."));
    });
    QVERIFY(window.scenario().rulesPage.en.size() <= 100'000);
    QVERIFY(window.scenario().rulesPage.en.size() > 99'990);
    const Reading reading = readScenario(window.file(), descriptionsOf(moduleTypes()));
    QVERIFY(reading.playable());
    QVERIFY(reading.scenario == window.scenario());
}

void TextsTest::longNames()
{
    DockWindow window("base");
    auto* name = side<QLineEdit>(window, "name", inEnglish);
    name->selectAll();
    step(window, window.window.document(), [&] {
        name->insert(QString(10'000, u'a'));
        emit name->textEdited(name->text());
    });
    QCOMPARE(window.scenario().name.en.size(), std::size_t{200});
    QCOMPARE(name->text().size(), 200);
}

void TextsTest::oddCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("emoji") << QString::fromUtf8("\U0001F3DD island") << QString::fromUtf8("\U0001F3DD island");
    QTest::newRow("right to left") << QString::fromUtf8("جزيرة") << QString::fromUtf8("جزيرة");
    QTest::newRow("NUL") << QString::fromLatin1("a\0b", 3) << QString("ab");
    QTest::newRow("bell and escape") << QString(
                                            "a\x07"
                                            "b\x1b")
                                     << QString("ab");
    QTest::newRow("half a character") << QString(QChar(0xD83C)) + "a" << QString("a");
    QTest::newRow("YAML") << QString(": #'\"{}[]&*!|>%@`") << QString(": #'\"{}[]&*!|>%@`");
    QTest::newRow("break") << QString("a\nb") << QString("a b");
    QTest::newRow("placeholders") << QString("%1 %n <b>") << QString("%1 %n <b>");
}

void TextsTest::oddCharacters()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    DockWindow window("base");
    auto* name = side<QLineEdit>(window, "name", inGerman);
    name->setText(text);
    emit name->textEdited(name->text());
    QCOMPARE(QString::fromStdString(window.scenario().name.de), kept);
    QCOMPARE(name->text(), kept);
    const Reading reading = readScenario(window.file(), descriptionsOf(moduleTypes()));
    QVERIFY(reading.playable());
    QVERIFY(reading.scenario == window.scenario());
}

void TextsTest::tooLongTextsMayShrink()
{
    DockWindow window("base");
    window.window.document().change("long"_step, [](Scenario& s) { s.name.en = std::string(300, 'a'); });
    auto* name = side<QLineEdit>(window, "name", inEnglish);
    QCOMPARE(name->text().size(), 300);
    QTest::keyClick(name, Qt::Key_End);
    QTest::keyClick(name, Qt::Key_Backspace);
    QCOMPARE(window.scenario().name.en.size(), std::size_t{299});
    QTest::keyClicks(name, "bb");
    QCOMPARE(window.scenario().name.en, std::string(299, 'a'));
}

void TextsTest::namesOfThings()
{
    DockWindow window("base");
    auto* names = window.window.findChild<ScenarioDock*>();
    auto* choice = names->findChild<QComboBox*>();
    QCOMPARE(choice->currentData().toString(), QString("robber"));
    QToolButton* add = nullptr;
    for (QToolButton* button : names->findChildren<QToolButton*>())
        if (button->text() == "Rename") add = button;
    step(window, window.window.document(), [&] { QTest::mouseClick(add, Qt::LeftButton); });
    QVERIFY(window.scenario().names.contains("robber"));
    QCOMPARE(window.scenario().names.at("robber").deDative, std::string("Räuber"));
    QVERIFY(readScenario(window.file(), descriptionsOf(moduleTypes())).playable());
    QVERIFY(choice->currentData().toString() != "robber");
}

void TextsTest::textLimits()
{
    QCOMPARE(clipped("äöü", 3), QString("ä"));
    QCOMPARE(clipped(QString::fromUtf8("\U0001F3DD"), 3), QString());
    QCOMPARE(bytesOf(QString::fromUtf8("aä€\U0001F3DD")), 10);
    QCOMPARE(cleaned("a\r\nb\tc", Lines::Many), QString("a\nb c"));
    QCOMPARE(cleaned("a\r\nb", Lines::One), QString("a b"));
}

QTEST_MAIN(TextsTest)
#include "tst_texts.moc"
