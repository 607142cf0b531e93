#include "tests/editor/fixed_name.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/docks/dock.h"
#include "editor/help/manual_window.h"
#include "editor/help/shortcut_list.h"
#include "editor/model/templates.h"
#include "editor/tools/tool_set.h"
#include "editor/window/board_tabs.h"
#include "editor/window/command_line.h"
#include "editor/window/template_chooser.h"

#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QWhatsThis>

#include <set>

using namespace inselwerk;
using test::click;
using test::NextDialog;

/// The window around the board: toolbar, menus, layout, languages, help.
class EditorWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void newAsksForATemplate();
    void theKeyboardIsOnTheBoard();
    void theChooserFramesWhatIsChosen();
    void theEmptyHexagonHasASize();
    void theChooserIsOperatedByKeys();
    void mnemonicsAreUnambiguous_data();
    void mnemonicsAreUnambiguous();
    void keysAreUnambiguous();
    void tabPassesPanelsBehindOthers();
    void aPanelThatGoesBehindLosesTheKeyboard();
    void lettersOfToolsWorkBesideTheBoard();
    void buttonsHaveNamesAndTooltips();
    void tooltipsNameTheKeys();
    void whatCannotBeUndoneIsNotOffered();
    void theSymmetryInUseIsNamed();
    void languagesSwitchAtRunTime();
    void coloursSwitchAtRunTime();
    void theStatusBarCountsTheBoard();
    void theCanvasKeepsItsRoom_data();
    void theCanvasKeepsItsRoom();
    void theLayoutIsRemembered();
    void theManualSpeaksBothLanguages();
    void theListOfKeysIsComplete();
    void escapeClosesTheManual();
    void everythingSaysWhatItIs();
    void boardsAreTabs();
    void theCommandLineIsUnderstood();

private:
    MainWindow& window() { return *m_window; }
    /// The button of the toolbar for an action.
    QToolButton* buttonOf(const char* action)
    {
        for (QToolButton* button : window().findChild<QToolBar*>("toolbar")->findChildren<QToolButton*>())
            if (button->defaultAction() && button->defaultAction()->objectName() == QLatin1String(action)) return button;
        qFatal("no button for %s", action);
    }

    std::unique_ptr<test::Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

void EditorWindowTest::init()
{
    m_program = std::make_unique<test::Program>();
    m_window = m_program->window();
}

void EditorWindowTest::cleanup()
{
    m_window.reset();
    m_program.reset();
}

void EditorWindowTest::newAsksForATemplate()
{
    const NextDialog dialog([](QWidget& box) {
        auto* list = box.findChild<QListWidget*>("templates");
        QCOMPARE(list->count(), static_cast<int>(allTemplates.size()));
        for (int row = 0; row < list->count(); ++row) QVERIFY(!list->item(row)->icon().isNull());
        list->setCurrentRow(2);
        click(box, "create");
    });
    QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(dialog.came());
    QVERIFY(window().document().scenario() == scenarioFrom(Template::Volcano));
    QVERIFY(!window().document().isModified());
    QVERIFY(window().file().path().isEmpty());
}

/// In a small window most panels lie behind others; what has the keyboard can be seen.
void EditorWindowTest::tabPassesPanelsBehindOthers()
{
    window().resize(1024, 600);
    window().resetLayout();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    window().canvas().setFocus();
    std::set<QWidget*> reached;
    for (int i = 0; i < 120; ++i) {
        QTest::keyClick(window().windowHandle(), Qt::Key_Tab);
        QWidget* field = QApplication::focusWidget();
        QVERIFY(field);
        reached.insert(field);
        for (const Dock* dock : window().docks())
            if (dock->isAncestorOf(field)) QVERIFY2(!dock->visibleRegion().isEmpty(), qPrintable(dock->objectName()));
    }
    QVERIFY(reached.size() > 10);
    QVERIFY(reached.contains(&window().canvas()));
}

void EditorWindowTest::aPanelThatGoesBehindLosesTheKeyboard()
{
    window().resize(1024, 600);
    window().resetLayout();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    auto* scenario = window().findChild<QDockWidget*>("scenario");
    scenario->raise();
    auto* field = scenario->findChild<QLineEdit*>();
    field->setFocus();
    QCOMPARE(window().focusWidget(), field);
    window().findChild<QDockWidget*>("rules")->raise();
    QTRY_COMPARE(window().focusWidget(), &window().canvas());
}

void EditorWindowTest::lettersOfToolsWorkBesideTheBoard()
{
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    for (const char* name : {"tools", "problems"}) {
        QWidget* beside = window().findChild<QDockWidget*>(QLatin1String(name));
        for (QWidget* child : beside->findChildren<QWidget*>())
            if (child->isVisible() && child->focusPolicy() & Qt::TabFocus) beside = child;
        for (Tool* tool : window().tools().tools()) {
            beside->setFocus();
            QTest::keyClick(window().windowHandle(), static_cast<Qt::Key>(tool->shortcut()[0].key()));
            QCOMPARE(window().tools().current(), tool);
            QCOMPARE(window().focusWidget(), &window().canvas());
        }
    }
}

void EditorWindowTest::theKeyboardIsOnTheBoard()
{
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QVERIFY(window().canvas().hasFocus());
    const NextDialog next(test::answering("create"));
    QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(next.came());
    QTRY_VERIFY(window().canvas().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
    QCOMPARE(window().tools().current()->name(), QString("Paint"));
}

/// The picture of the chosen template is as bright as it was.
void EditorWindowTest::theChooserFramesWhatIsChosen()
{
    TemplateChooser chooser(nullptr);
    auto* list = chooser.findChild<QListWidget*>("templates");
    chooser.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chooser));
    const auto middleOf = [&](int row) {
        const QPoint at = list->visualItemRect(list->item(row)).center() - QPoint(0, 20);
        return list->viewport()->grab(QRect(at - QPoint(40, 30), QSize(80, 60))).toImage();
    };
    list->setCurrentRow(0);
    const QImage chosen = middleOf(0);
    list->setCurrentRow(3);
    QCOMPARE(middleOf(0), chosen);
    const auto frameOf = [&](int row) {
        const QImage picture = list->viewport()->grab(list->visualItemRect(list->item(row))).toImage();
        const QColor accent = chooser.palette().color(QPalette::Highlight);
        int found = 0;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < 6; ++y) found += picture.pixelColor(x, y) == accent ? 1 : 0;
        return found;
    };
    QVERIFY(frameOf(3) > 100);
    QCOMPARE(frameOf(0), 0);
}

void EditorWindowTest::theEmptyHexagonHasASize()
{
    TemplateChooser chooser(&window());
    auto* list = chooser.findChild<QListWidget*>("templates");
    auto* radius = chooser.findChild<QSpinBox*>();
    QVERIFY(!radius->isEnabled());
    list->setCurrentRow(list->count() - 1);
    QVERIFY(radius->isEnabled());
    radius->setValue(6);
    QCOMPARE(chooser.scenario().boards.front().hexes.size(), std::size_t{127});
}

void EditorWindowTest::theChooserIsOperatedByKeys()
{
    const NextDialog dialog([](QWidget& box) {
        QTest::keyClick(box.focusWidget(), Qt::Key_Right);
        QTest::keyClick(box.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(dialog.came());
    QVERIFY(window().document().scenario() == scenarioFrom(Template::LargeIsland));
}

namespace {

/// The letter after `&`, or nothing.
QChar mnemonicOf(QString text)
{
    text.replace("&&", "");
    const qsizetype at = text.indexOf('&');
    return at < 0 || at + 1 >= text.size() ? QChar() : text[at + 1].toLower();
}

void checkMnemonics(const QList<QAction*>& actions, const QString& where, QStringList& found)
{
    QMap<QChar, QString> seen;
    for (const QAction* action : actions) {
        if (action->isSeparator()) continue;
        const QChar letter = mnemonicOf(action->text());
        if (!letter.isNull() && seen.contains(letter))
            found << QString("%1: “%2” and “%3”").arg(where, seen[letter], action->text());
        if (!letter.isNull()) seen[letter] = action->text();
        if (action->menu()) checkMnemonics(action->menu()->actions(), where + '/' + action->text(), found);
    }
}

}  // namespace

void EditorWindowTest::mnemonicsAreUnambiguous_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void EditorWindowTest::mnemonicsAreUnambiguous()
{
    QFETCH(QString, language);
    m_program->speak(language);
    QStringList found;
    checkMnemonics(window().menuBar()->actions(), "menu bar", found);
    QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
}

void EditorWindowTest::keysAreUnambiguous()
{
    QMap<QString, QString> seen;
    QStringList found;
    for (const QAction* action : window().findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts()) {
            const QString text = keys.toString();
            if (seen.contains(text) && seen[text] != action->text())
                found << QString("%1: “%2” and “%3”").arg(text, seen[text], action->text());
            seen[text] = action->text();
        }
    QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
}

void EditorWindowTest::buttonsHaveNamesAndTooltips()
{
    for (const QToolButton* button : window().findChild<QToolBar*>("toolbar")->findChildren<QToolButton*>()) {
        if (button->objectName().startsWith("qt_")) continue;
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
        QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(), qPrintable(button->toolTip()));
    }
}

void EditorWindowTest::tooltipsNameTheKeys()
{
    window().file().begin(scenarioFrom(Template::BaseIsland));
    int withKeys = 0;
    for (const QToolButton* button : window().findChild<QToolBar*>("toolbar")->findChildren<QToolButton*>()) {
        const QAction* action = button->defaultAction();
        if (!action || action->shortcut().isEmpty()) continue;
        ++withKeys;
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        QVERIFY2(button->toolTip().contains("(" + key + ")"), qPrintable(button->toolTip()));
        QVERIFY(!button->accessibleName().contains(QLatin1Char('&')));
    }
    QVERIFY(withKeys >= 8);
    // Also after the name of the step has changed.
    window().document().change("An <b>odd</b> step"_step, [](Scenario& scenario) { ++scenario.minutes; });
    const QToolButton* undo = buttonOf("undo");
    QCOMPARE(undo->toolTip(), QString("<qt>Undo: An &lt;b&gt;odd&lt;/b&gt; step (Ctrl+Z)</qt>"));
    QCOMPARE(undo->accessibleName(), QString("Undo: An <b>odd</b> step"));
}

void EditorWindowTest::whatCannotBeUndoneIsNotOffered()
{
    window().file().begin(scenarioFrom(Template::BaseIsland));
    QToolButton *undo = buttonOf("undo"), *redo = buttonOf("redo");
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    Document& document = window().document();
    document.beginGesture("stroke"_step);
    document.extend([](Scenario& scenario) { ++scenario.minutes; });
    QVERIFY(undo->isEnabled());  // a stroke under way can be taken back
    QTest::mouseClick(undo, Qt::LeftButton);
    QVERIFY(!document.inGesture());
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    document.change("step"_step, [](Scenario& scenario) { ++scenario.minutes; });
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    QTest::mouseClick(undo, Qt::LeftButton);
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    QTest::mouseClick(redo, Qt::LeftButton);
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    window().file().begin(scenarioFrom(Template::Volcano));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
}

void EditorWindowTest::theSymmetryInUseIsNamed()
{
    window().file().begin(scenarioFrom(Template::BaseIsland));
    QToolButton* button = buttonOf("symmetry");
    const auto choose = [&](const char* entry) {
        for (QAction* action : button->defaultAction()->menu()->actions())
            if (action->text() == QLatin1String(entry)) return action->trigger();
        qFatal("no entry %s", entry);
    };
    QCOMPARE(button->text(), QString("Symmetry"));
    QCOMPARE(button->accessibleName(), QString("Symmetry of the brush: none"));
    const QImage none = button->grab().toImage();
    choose("&3-fold");
    QCOMPARE(button->text(), QString("3-fold"));
    choose("Mirror &left and right");
    QCOMPARE(button->text(), QString("3-fold + mirror"));
    QCOMPARE(button->accessibleName(), QString("Symmetry of the brush: 3-fold, mirrored left and right"));
    QVERIFY(button->toolTip().contains("3-fold, mirrored left and right"));
    QVERIFY(button->grab().toImage() != none);
    m_program->speak("de");
    QVERIFY(button->text() != "3-fold + mirror" && !button->text().isEmpty());
    m_program->speak("en");
    choose("&None");
    choose("Mirror &left and right");
    QCOMPARE(button->text(), QString("Symmetry"));
}

void EditorWindowTest::escapeClosesTheManual()
{
    QTest::keyClick(&window(), Qt::Key_F1);
    auto* manual = window().findChild<ManualWindow*>();
    QVERIFY(manual && QTest::qWaitForWindowActive(manual));
    QTest::keyClick(manual->findChild<QTextBrowser*>("manual"), Qt::Key_Escape);
    QTRY_VERIFY(!window().findChild<ManualWindow*>());
}

void EditorWindowTest::languagesSwitchAtRunTime()
{
    const QStringList english = [&] {
        QStringList titles;
        for (const QAction* action : window().menuBar()->actions()) titles << action->text();
        return titles;
    }();
    m_program->speak("de");
    QCOMPARE(window().menuBar()->actions().front()->text(), QString("&Datei"));
    QVERIFY(window().windowTitle().startsWith("Ohne Titel"));
    m_program->speak("en");
    QStringList again;
    for (const QAction* action : window().menuBar()->actions()) again << action->text();
    QCOMPARE(again, english);
}

void EditorWindowTest::coloursSwitchAtRunTime()
{
    m_program->settings.setTheme(Settings::Theme::Light);
    const QImage light = window().grab().toImage();
    m_program->settings.setTheme(Settings::Theme::Dark);
    const QImage dark = window().grab().toImage();
    QVERIFY(light.pixelColor(300, 8).lightness() > 200);
    QVERIFY(dark.pixelColor(300, 8).lightness() < 80);
    m_program->settings.setTheme(Settings::Theme::Light);
    QVERIFY(window().grab().toImage().pixelColor(300, 8) == light.pixelColor(300, 8));
}

void EditorWindowTest::theStatusBarCountsTheBoard()
{
    window().file().begin(scenarioFrom(Template::LargeIsland));
    const auto said = [&](const QString& text) {
        QTest::qWait(50);
        for (const QLabel* label : window().statusBar()->findChildren<QLabel*>())
            if (label->text().contains(text)) return label->width() >= label->sizeHint().width();
        return false;
    };
    QVERIFY(said("30 land hexes"));
    QVERIFY(said("11 harbours"));
    window().document().change("x"_step, [](Scenario& s) { s.boards.clear(); });
    QVERIFY(!said("30 land hexes"));
}

void EditorWindowTest::theCanvasKeepsItsRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("medium") << QSize(1280, 800);
    QTest::newRow("wide") << QSize(1600, 1000);
    QTest::newRow("large") << QSize(1920, 1080);
}

void EditorWindowTest::theCanvasKeepsItsRoom()
{
    QFETCH(QSize, size);
    window().resize(size);
    QTest::qWait(50);
    QCOMPARE(window().size(), size);
    QVERIFY2(window().canvas().width() >= size.width() * 2 / 5, qPrintable(QString::number(window().canvas().width())));
    QVERIFY2(window().canvas().height() >= size.height() * 2 / 5, qPrintable(QString::number(window().canvas().height())));
    for (const QString& language : {u"de"_qs, u"en"_qs}) {
        m_program->speak(language);
        QCOMPARE(window().size(), size);
    }
}

void EditorWindowTest::theLayoutIsRemembered()
{
    window().resize(1600, 1000);
    Dock* dock = window().docks().front();
    dock->hide();
    QVERIFY(window().close());
    const auto again = m_program->window();
    again->resize(1600, 1000);
    QTRY_VERIFY(again->docks().front()->isHidden());
    again->resetLayout();
    QTRY_VERIFY(!again->docks().front()->isHidden());
}

void EditorWindowTest::theManualSpeaksBothLanguages()
{
    QTest::keyClick(&window(), Qt::Key_F1);
    auto* manual = window().findChild<ManualWindow*>();
    QVERIFY(manual && manual->isVisible());
    const auto* text = manual->findChild<QTextBrowser*>("manual");
    QVERIFY(text->toPlainText().contains("safety copy"));
    m_program->speak("de");
    QVERIFY(text->toPlainText().contains("Sicherung"));
    QVERIFY(manual->close());
}

void EditorWindowTest::theListOfKeysIsComplete()
{
    window().document().change("A step"_step, [](Scenario& scenario) { ++scenario.minutes; });
    const ShortcutList list(*window().menuBar(), window().tools(), &window());
    const auto* tree = list.findChild<QTreeWidget*>("shortcuts");
    QStringList named;
    QSet<QString> listed;
    for (int group = 0; group < tree->topLevelItemCount(); ++group)
        for (int row = 0; row < tree->topLevelItem(group)->childCount(); ++row) {
            const QTreeWidgetItem& item = *tree->topLevelItem(group)->child(row);
            named << item.text(0);
            for (const QString& keys : item.text(1).split(QStringLiteral(", "))) listed << keys;
        }
    const auto isListed = [&](const QString& keys) {
        QVERIFY2(listed.contains(keys), qPrintable(keys + " not in " + listed.values().join(" | ")));
    };
    for (const char* keys :
         {"Ctrl+S", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "F1", "F5", "Shift+F5", "F6", "Shift+F6", "F7", "F11",
          "Shift+F1", "1 to 5", "2 to 12", "+", "-", "Mouse wheel", "Alt and click", "Shift and click",
          "Ctrl and click", "Alt and an arrow key", "Ctrl++"})
        isListed(keys);
    // Whatever key an action has is there: of menus, tools and the board.
    for (const QAction* action : window().findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts()) isListed(keys.toString(QKeySequence::NativeText));
    for (const Tool* tool : window().tools().tools())
        if (!tool->shortcut().isEmpty()) isListed(tool->shortcut().toString(QKeySequence::NativeText));
    QVERIFY(!named.isEmpty());
    for (const QString& what : named) QVERIFY2(!what.contains(": "), qPrintable(what));  // no names of steps
}

void EditorWindowTest::everythingSaysWhatItIs()
{
    QStringList english;
    for (const Dock* dock : window().docks()) {
        QVERIFY2(!dock->whatsThis().isEmpty(), qPrintable(dock->windowTitle()));
        english << dock->whatsThis();
    }
    for (const Tool* tool : window().tools().tools()) QVERIFY2(!tool->help().isEmpty(), qPrintable(tool->name()));
    m_program->speak("de");
    for (const Dock* dock : window().docks()) QVERIFY(!english.contains(dock->whatsThis()));
    QTest::keyClick(&window(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QTest::mouseClick(window().findChild<Dock*>("tools")->widget(), Qt::LeftButton);
    const auto explains = [] {
        const QWidgetList all = QApplication::topLevelWidgets();
        return std::any_of(all.begin(), all.end(), [](const QWidget* w) {
            return w->isVisible() && QByteArray(w->metaObject()->className()) == "QWhatsThat";
        });
    };
    QTRY_VERIFY(explains());
    QWhatsThis::hideText();
    QWhatsThis::leaveWhatsThisMode();
}

void EditorWindowTest::boardsAreTabs()
{
    const QString path = m_program->path("a.yaml");
    test::putFile(path, QByteArray::fromStdString(test::written(test::included("base"))));
    QVERIFY(window().commands().openFile(path));
    QTabBar& tabs = window().boards().bar();
    QCOMPARE(tabs.count(), 4);
    tabs.setCurrentIndex(2);
    QCOMPARE(window().focus().boardIndex(), std::size_t{2});
}

void EditorWindowTest::theCommandLineIsUnderstood()
{
    const auto parse = [](const QStringList& arguments) {
        return EditorCommandLine::parse(QStringList{"inselwerk-editor"} + arguments);
    };
    QCOMPARE(parse({"a.yaml", "b c.yaml"}).files, (QStringList{"a.yaml", "b c.yaml"}));
    QCOMPARE(parse({"--size", "1024x600"}).size, QSize(1024, 600));
    QCOMPARE(parse({"--panels", "rules,overlay"}).panels, (QStringList{"rules", "overlay"}));
    QVERIFY(!parse({"--size", "large"}).error.isEmpty());
    QVERIFY(!parse({"--nonsense"}).error.isEmpty());
    QVERIFY(EditorCommandLine::helpText().contains("--lang"));
}

QTEST_MAIN(EditorWindowTest)
#include "tst_editor_window.moc"
