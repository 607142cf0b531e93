#include "editor/forms/disc_button.h"
#include "editor/forms/hint_line.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/forms_support.h"

#include <QAccessible>
#include <QLabel>

#include "app/common/text/words.h"  // after the engine, whose members its names would shadow

using namespace inselwerk;
using namespace inselwerk::test;

/// Forms made from schemas: every type of field through its real widgets, done, undone and done again; usual values are
/// shown and not written; a module that the program does not know needs no form code.
class FormsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldIsOneStep_data();
    void everyFieldIsOneStep();
    void everyTypeIsTried();
    void usualValuesAreShownAndNotWritten();
    void resetTakesTheFieldOut();
    void undoKeepsTheFocus();
    void undoKeyInAFieldIsTheDocuments();
    void wheelPassesOver();
    void typingIsOneStepUntilTheFieldIsLeft();
    void listsKeepWithinTheirLimits();
    void whatCannotBeTakenIsSaid();
    void boardsChangeRules();
    void namesForScreenReaders();
    void discsTellTheirState();
    void languageAtRunTime();
    void choicesHaveLabels();
};

namespace {

using Act = std::function<void(FormBench&)>;

void clickBox(QCheckBox* box) { QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2)); }

struct NamedAct
{
    const char* name;
    const char* field;
    Act act;
};

/// Something first, which is no part of the step.
Act after(const Act& first, const Act& act)
{
    return [first, act](FormBench& b) {
        first(b);
        b.document.history().clear();
        b.document.breakMerging();
        act(b);
    };
}

std::vector<NamedAct> numberActs()
{
    return {
        {"number up", "number", [](FormBench& b) { QTest::keyClick(b.in<QSpinBox>("number"), Qt::Key_Up); }},
        {"number typed", "number",
         [](FormBench& b) {
             b.in<QSpinBox>("number")->selectAll();
             QTest::keyClicks(b.in<QSpinBox>("number"), "13");
         }},
        {"number or none", "maybe", [](FormBench& b) { QTest::keyClick(b.in<QSpinBox>("maybe"), Qt::Key_Up); }},
        {"flag", "flag", [](FormBench& b) { clickBox(b.in<QCheckBox>("flag")); }},
        {"flag by key", "flag", [](FormBench& b) { QTest::keyClick(b.in<QCheckBox>("flag"), Qt::Key_Space); }},
        {"disc", "discs", [](FormBench& b) { QTest::mouseClick(b.in<DiscButton>("discs", 4), Qt::LeftButton); }},
        {"disc by keys", "discs",
         [](FormBench& b) {
             b.in<DiscButton>("discs")->setFocus();
             QTest::keyClick(b.in<DiscButton>("discs"), Qt::Key_Right);
             QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
         }},
        {"numbers on a line", "line", [](FormBench& b) { QTest::keyClicks(b.in<QLineEdit>("line"), "7, 300"); }},
        {"counts", "counts", [](FormBench& b) { QTest::keyClick(b.in<QSpinBox>("counts", 1), Qt::Key_Up); }},
        {"counts to none", "counts",
         [](FormBench& b) {
             QTest::keyClick(b.in<QSpinBox>("counts", 4), Qt::Key_Down);
             QTest::keyClick(b.in<QSpinBox>("counts", 4), Qt::Key_Down);
         }},
    };
}

std::vector<NamedAct> wordActs()
{
    const Act addThree = [](FormBench& b) {
        QTest::mouseClick(b.button("three", "Add to the list: three field"), Qt::LeftButton);
    };
    return {
        {"word", "word", [](FormBench& b) { QTest::keyClick(b.in<QComboBox>("word"), Qt::Key_Down); }},
        {"word or none", "perhaps", [](FormBench& b) { QTest::keyClick(b.in<QComboBox>("perhaps"), Qt::Key_Down); }},
        {"words: another", "order", [](FormBench& b) { QTest::keyClick(b.in<QComboBox>("order"), Qt::Key_Up); }},
        {"words: add", "order",
         [](FormBench& b) { QTest::mouseClick(b.button("order", "Add to the list: order field"), Qt::LeftButton); }},
        {"words: remove", "order",
         [](FormBench& b) { QTest::mouseClick(b.button("order", "Remove place 1"), Qt::LeftButton); }},
        {"words: move", "order",
         [](FormBench& b) { QTest::mouseClick(b.button("order", "Move place 2 up"), Qt::LeftButton); }},
        {"exactly three words", "three", addThree},
        {"three words: none again", "three",
         after(addThree, [](FormBench& b) { QTest::mouseClick(b.button("three", "Remove place 2"), Qt::LeftButton); })},
        {"id", "id", [](FormBench& b) { QTest::keyClicks(b.in<QLineEdit>("id"), "yz-2"); }},
        {"text in German", "text", [](FormBench& b) { QTest::keyClicks(b.in<QLineEdit>("text", 0), "Äpfel"); }},
        {"text in English", "text", [](FormBench& b) { QTest::keyClicks(b.in<QLineEdit>("text", 1), "Apples"); }},
    };
}

void press(FormBench& b, const char* field, const char* name)
{
    QTest::mouseClick(b.button(field, QString::fromLatin1(name)), Qt::LeftButton);
}

std::vector<NamedAct> listActs()
{
    const Act part = [](FormBench& b) { press(b, "parts", "Add to the list: parts field"); };
    const Act parts = [part](FormBench& b) { part(b), part(b); };
    const Act effect = [](FormBench& b) { press(b, "effects", "Add to the list: effects field"); };
    const Act effects = [effect](FormBench& b) {
        effect(b), effect(b);
        QTest::keyClick(b.in<QComboBox>("effects"), Qt::Key_Up);
    };
    return {
        {"parts: add", "parts", part},
        {"parts: inside", "parts",
         after(part, [](FormBench& b) { QTest::keyClick(b.in<QSpinBox>("parts"), Qt::Key_Up); })},
        {"parts: picture", "parts", after(part, [](FormBench& b) { press(b, "parts", "Crop: maize"); })},
        {"parts: copy", "parts", after(part, [](FormBench& b) { press(b, "parts", "Duplicate place 1"); })},
        {"parts: move", "parts", after(parts, [](FormBench& b) { press(b, "parts", "Move place 1 down"); })},
        {"parts: remove", "parts", after(parts, [](FormBench& b) { press(b, "parts", "Remove place 2"); })},
        {"parts: remove the last", "parts", after(part, [](FormBench& b) { press(b, "parts", "Remove place 1"); })},
        {"effects: add", "effects", effect},
        {"effects: another", "effects",
         after(effect, [](FormBench& b) { QTest::keyClick(b.in<QComboBox>("effects"), Qt::Key_Up); })},
        {"effects: inside", "effects",
         after(effects, [](FormBench& b) { QTest::keyClick(b.in<QSpinBox>("effects"), Qt::Key_Up); })},
        {"effects: copy", "effects", after(effect, [](FormBench& b) { press(b, "effects", "Duplicate place 1"); })},
        {"effects: move", "effects", after(effects, [](FormBench& b) { press(b, "effects", "Move place 2 up"); })},
        {"effects: remove", "effects", after(effects, [](FormBench& b) { press(b, "effects", "Remove place 1"); })},
    };
}

std::vector<NamedAct> acts()
{
    std::vector<NamedAct> all = numberActs();
    for (auto&& more : {wordActs(), listActs()}) all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace

void FormsTest::everyFieldIsOneStep_data()
{
    QTest::addColumn<int>("act");
    int i = 0;
    for (const NamedAct& act : acts()) QTest::newRow(act.name) << i++;
}

void FormsTest::everyFieldIsOneStep()
{
    QFETCH(int, act);
    FormBench bench;
    const NamedAct tried = acts()[static_cast<std::size_t>(act)];
    std::string before;
    tried.act(bench);
    Document& document = bench.document;
    QCOMPARE(document.history().count(), 1);
    QVERIFY(document.history().undoText().startsWith("Change"));
    const std::string after = bench.file();
    document.undo();
    before = bench.file();
    QVERIFY(before != after);
    document.redo();
    QCOMPARE(bench.file(), after);
    document.undo();
    QCOMPARE(bench.file(), before);
    document.redo();
    // What a form makes is what the reader reads.
    const Reading reading = readScenario(after, bench.modules);
    QVERIFY(reading.wellFormed);
    QVERIFY(reading.scenario == document.scenario());
}

void FormsTest::everyTypeIsTried()
{
    std::set<std::string_view> tried;
    for (const NamedAct& act : acts()) tried.insert(act.field);
    for (const Field& field : madeUpSchema().fields) QVERIFY2(tried.contains(field.name), field.name.data());
}

void FormsTest::usualValuesAreShownAndNotWritten()
{
    FormBench bench;
    QCOMPARE(bench.in<QSpinBox>("number")->value(), 5);
    QCOMPARE(bench.in<QSpinBox>("maybe")->text(), QString("none"));
    QVERIFY(bench.in<DiscButton>("discs", 1)->isChecked());
    QCOMPARE(bench.in<QSpinBox>("counts", 4)->value(), 2);
    QVERIFY(bench.section().values.empty());
    const QColor ink = bench.form.palette().color(QPalette::Text);
    QVERIFY(bench.in<QSpinBox>("number")->palette().color(QPalette::Text) != ink);
    QTest::keyClick(bench.in<QSpinBox>("number"), Qt::Key_Up);
    QCOMPARE(bench.in<QSpinBox>("number")->palette().color(QPalette::Text), ink);
    QTest::keyClick(bench.in<QSpinBox>("number"), Qt::Key_Down);
    QVERIFY(bench.section().values.empty());
    QVERIFY(!bench.document.history().canUndo());
}

void FormsTest::resetTakesTheFieldOut()
{
    FormBench bench;
    auto* reset = bench.form.findChild<QToolButton*>("number.reset");
    QVERIFY(!reset->isVisible());
    QTest::keyClick(bench.in<QSpinBox>("number"), Qt::Key_Up);
    QVERIFY(reset->isVisible());
    QCOMPARE(reset->accessibleName(), QString("number field: Back to the usual value: 5"));
    step(bench, bench.document, [&] { QTest::mouseClick(reset, Qt::LeftButton); });
    QVERIFY(bench.section().values.empty());
    QCOMPARE(bench.in<QSpinBox>("number")->value(), 5);
}

void FormsTest::undoKeepsTheFocus()
{
    FormBench bench;
    press(bench, "parts", "Add to the list: parts field");
    auto* box = bench.in<QSpinBox>("parts");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    bench.document.undo();
    QVERIFY(box->hasFocus());
    QCOMPARE(box->value(), 1);
    bench.document.redo();
    QVERIFY(box->hasFocus());
    QCOMPARE(box->value(), 2);
    auto* line = bench.in<QLineEdit>("text");
    line->setFocus();
    QTest::keyClicks(line, "abc");
    line->setCursorPosition(1);
    QTest::keyClicks(line, "x");
    QCOMPARE(line->cursorPosition(), 2);
    QCOMPARE(line->text(), QString("axbc"));
}

void FormsTest::undoKeyInAFieldIsTheDocuments()
{
    FormBench bench;
    auto* line = bench.in<QLineEdit>("text");
    line->setFocus();
    QTest::keyClicks(line, "abc");
    QCOMPARE(bench.document.history().count(), 1);
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!bench.document.history().canUndo());
    QCOMPARE(line->text(), QString());
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(line->text(), QString("abc"));
}

void FormsTest::wheelPassesOver()
{
    FormBench bench;
    auto* box = bench.in<QSpinBox>("number");
    bench.in<QLineEdit>("text")->setFocus();
    const QPointF at(5, 5);
    QWheelEvent turn(at, box->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(box, &turn);
    QCOMPARE(box->value(), 5);
    QCOMPARE(bench.document.history().count(), 0);
}

void FormsTest::typingIsOneStepUntilTheFieldIsLeft()
{
    FormBench bench;
    auto* german = bench.in<QLineEdit>("text", 0);
    german->setFocus();
    QTest::keyClicks(german, "eins");
    QCOMPARE(bench.document.history().count(), 1);
    bench.in<QLineEdit>("text", 1)->setFocus();
    german->setFocus();
    QTest::keyClicks(german, "zwei");
    QCOMPARE(bench.document.history().count(), 2);
    bench.in<QLineEdit>("text", 1)->setFocus();
    QTest::keyClicks(bench.in<QLineEdit>("text", 1), "one");
    QCOMPARE(bench.document.history().count(), 3);
}

void FormsTest::listsKeepWithinTheirLimits()
{
    FormBench bench;
    for (int i = 0; i < 5; ++i) press(bench, "parts", "Add to the list: parts field");
    QCOMPARE(bench.section().sections(madeUpSchema(), "parts").size(), std::size_t{3});
    QCOMPARE(bench.in<HintLine>("parts")->text(), QString("At most 3 entries."));
    std::set<std::string> ids;
    for (const Section& part : bench.section().sections(madeUpSchema(), "parts"))
        ids.insert(part.choice(partSchema(), "id"));
    QCOMPARE(ids.size(), std::size_t{3});
    press(bench, "order", "Remove place 1");
    press(bench, "order", "Remove place 1");
    QCOMPARE(bench.section().choices(madeUpSchema(), "order"), (std::vector<std::string>{"ore"}));
    QVERIFY(bench.in<HintLine>("order")->isVisible());
    for (const int disc : {0, 1}) QTest::mouseClick(bench.in<DiscButton>("discs", disc), Qt::LeftButton);
    QCOMPARE(bench.section().integers(madeUpSchema(), "discs"), (std::vector<std::int64_t>{3}));
    QVERIFY(bench.in<DiscButton>("discs", 1)->isChecked());
    QCOMPARE(bench.in<HintLine>("discs")->text(), QString("At least one number."));
}

void FormsTest::whatCannotBeTakenIsSaid()
{
    FormBench bench;
    auto* line = bench.in<QLineEdit>("line");
    QTest::keyClicks(line, "12, x");
    QCOMPARE(bench.section().integers(madeUpSchema(), "line"), (std::vector<std::int64_t>{12}));
    QVERIFY(bench.in<HintLine>("line")->isVisible());
    auto* id = bench.in<QLineEdit>("id");
    id->setFocus();
    QTest::keyClicks(id, "A");
    QVERIFY(bench.in<HintLine>("id")->isVisible());
    QVERIFY(!bench.section().has("id"));
    line->setFocus();
    QCOMPARE(id->text(), QString("x"));
}

void FormsTest::boardsChangeRules()
{
    FormBench bench;
    SchemaForm rules(bench.context, rulesSchema(), SectionPath::rulesOfBoard(0), {SectionPath::rules(), {}});
    QObject::connect(&bench.document, &Document::changed, &rules, &SchemaForm::refresh);
    bench.document.change(
        "rules"_step, [](Scenario& s) { s.rules.set(*rulesSchema().find("supply"), std::int64_t{24}); });
    auto* box = rules.editor("supply")->findChild<QSpinBox*>();
    QCOMPARE(box->value(), 24);
    step(bench, bench.document, [&] { QTest::keyClick(box, Qt::Key_Down); });
    QCOMPARE(
        rulesOn(bench.document.scenario(), bench.document.scenario().boards[0]).integer(rulesSchema(), "supply"), 23);
    // The usual value stays where a board changes another one back to it.
    box->selectAll();
    step(bench, bench.document, [&] { QTest::keyClicks(box, "19"); });
    QVERIFY(bench.document.scenario().boards[0].rules.has("supply"));
}

void FormsTest::namesForScreenReaders()
{
    FormBench bench;
    for (const char* add : {"parts", "effects"})
        press(bench, add, qPrintable(QString("Add to the list: %1 field").arg(add)));
    const auto widgets = bench.form.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        const bool named = widget->focusPolicy() & Qt::TabFocus;
        const bool inner = widget->objectName().startsWith("qt_") || widget->window() != &bench.form;
        if (named && !inner && !widget->focusProxy())
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

void FormsTest::languageAtRunTime()
{
    FormBench bench;
    const auto labels = [&] {
        QStringList texts;
        const auto all = bench.form.findChildren<QLabel*>();
        for (QLabel* label : all) texts << label->text();
        return texts;
    };
    QVERIFY(labels().contains("number field"));
    bench.languages.setCurrent("de");
    QTRY_VERIFY(labels().contains("Feld number"));
    QVERIFY(!labels().contains("number field"));
    QCOMPARE(bench.in<QComboBox>("word")->currentText(), QString("Holz"));
    QCOMPARE(bench.in<QSpinBox>("maybe")->text(), QString("keine"));
}

void FormsTest::discsTellTheirState()
{
    FormBench bench;
    auto* disc = bench.in<DiscButton>("discs", 2);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(disc);
    QCOMPARE(told->role(), QAccessible::CheckBox);
    QCOMPARE(told->text(QAccessible::Name), QString("discs field: 4"));
    QVERIFY(!told->state().checked);
    QTest::keyClick(disc, Qt::Key_Space);
    QVERIFY(told->state().checked);
}

/// Every word that a form offers has a label of its own, or is one of the glossary.
void FormsTest::choicesHaveLabels()
{
    std::vector<const Schema*> schemas{&rulesSchema()};
    for (const ModuleDescription& module : descriptionsOf(moduleTypes())) {
        schemas.push_back(module.schema);
        for (const EffectDescription* effect : module.effects) schemas.push_back(&effect->schema());
        for (const Field& f : module.schema->fields)
            if (f.element) schemas.push_back(f.element);
    }
    const auto known = [](std::string_view word) {
        return std::any_of(words.begin(), words.end(), [word](const char* w) { return word == w; });
    };
    for (const Schema* schema : schemas)
        for (const Field& f : schema->fields) {
            if (!f.choiceLabels.empty()) QCOMPARE(f.choiceLabels.size(), f.choices.size());
            for (const Text& label : f.choiceLabels) QVERIFY2(!label.en.empty() && !label.de.empty(), f.name.data());
            for (const std::string_view word : f.choices)
                QVERIFY2(!f.choiceLabels.empty() || known(word), std::string{word}.c_str());
        }
}

QTEST_MAIN(FormsTest)
#include "tst_forms.moc"
