#include "tests/editor/dock_window.h"
#include "tests/editor/leaver.h"

#include <QComboBox>
#include <QMenu>
#include <QWheelEvent>

#include <random>

using namespace inselwerk;
using test::DockWindow;

/// Clicks, drags, wheels and keys anywhere in the window, as a cat on the desk would do: whatever is hit, the program
/// goes on, no gesture stays open, the history leads back to the byte, and what would be saved reads back equal.
/// INSELWERK_STEPS says how many events there are, INSELWERK_SEED which.
class WildEventsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

namespace {

int fromEnvironment(const char* name, int usual)
{
    bool given = false;
    const int value = qEnvironmentVariableIntValue(name, &given);
    return given ? value : usual;
}

class Cat
{
public:
    Cat(MainWindow& window, unsigned seed) : m_window(window), m_random(seed) {}

    void act()
    {
        m_deeds.clear();
        switch (upTo(16)) {
            case 0: drag(); break;
            case 1: wheel(); break;
            case 2: doubleClick(); break;
            case 3: QTest::mouseClick(pick(), Qt::RightButton, modifiers(), m_point); break;
            case 4:
            case 5:
            case 6: key(); break;
            case 7: type(); break;
            case 8: upTo(8) ? command() : wholeWindow(); break;
            case 9: upTo(2) ? m_window.document().undo() : m_window.document().redo(); break;
            default: QTest::mouseClick(pick(), Qt::LeftButton, modifiers(), m_point); break;
        }
        QCoreApplication::processEvents();
    }

    /// What it did last.
    QString deeds() const { return m_deeds.join(", "); }

private:
    int upTo(int n) { return std::uniform_int_distribution(0, n - 1)(m_random); }
    template <class List>
    auto oneOf(const List& list)
    {
        return *(std::begin(list) + upTo(static_cast<int>(std::size(list))));
    }
    Qt::KeyboardModifiers modifiers()
    {
        constexpr std::array choices{Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
                                     Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        return oneOf(choices);
    }
    /// A widget in sight, and a point in it.
    QWidget* pick()
    {
        QList<QWidget*> there;
        for (QWidget* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && !widget->isWindow()) there << widget;
        there << &m_window.canvas() << &m_window.canvas() << &m_window.canvas();
        QWidget* found = oneOf(there);
        m_point = {upTo(std::max(1, found->width())), upTo(std::max(1, found->height()))};
        m_deeds << QString("%1 %2").arg(found->metaObject()->className(), found->accessibleName());
        return found;
    }
    void doubleClick()
    {
        const QPointer<QWidget> hit = pick();
        QTest::mouseClick(hit, Qt::LeftButton, {}, m_point);
        if (hit) QTest::mouseDClick(hit, Qt::LeftButton, {}, m_point);
        if (hit) QTest::mouseRelease(hit, Qt::LeftButton, {}, m_point);  // which mouseDClick leaves to us
    }
    void drag()
    {
        QWidget* from = pick();
        const QPoint start = m_point;
        QPointer<QWidget> held = from;
        QTest::mousePress(from, Qt::LeftButton, modifiers(), start);
        for (int i = 0; i < 4 && held; ++i) {
            const QPoint to = held->mapFrom(&m_window, QPoint(upTo(m_window.width()), upTo(m_window.height())));
            QMouseEvent move(
                QEvent::MouseMove, to, held->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(held, &move);
            if (!upTo(4)) key();
        }
        if (held) QTest::mouseRelease(held, Qt::LeftButton, {}, start);
    }
    void wheel()
    {
        QWidget* over = pick();
        QWheelEvent event(
            m_point, over->mapToGlobal(m_point), {}, {upTo(3) ? 0 : 120, upTo(2) ? 120 : -120}, Qt::NoButton,
            modifiers(), Qt::NoScrollPhase, false);
        QApplication::sendEvent(over, &event);
    }
    void key()
    {
        constexpr std::array keys{Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape,
                                  Qt::Key_Delete, Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,   Qt::Key_End,   Qt::Key_A,
                                  Qt::Key_B,      Qt::Key_C,        Qt::Key_V,      Qt::Key_X,     Qt::Key_Y,
                                  Qt::Key_Z,      Qt::Key_1,        Qt::Key_2,      Qt::Key_8,     Qt::Key_Period,
                                  Qt::Key_Comma,  Qt::Key_F2,       Qt::Key_F6,     Qt::Key_F8,    Qt::Key_F9,
                                  Qt::Key_Plus,   Qt::Key_Minus,    Qt::Key_M,      Qt::Key_N,     Qt::Key_Backspace};
        const QKeyCombination key(modifiers(), oneOf(keys));
        m_deeds << QKeySequence(key).toString();
        QTest::keyClick(target(), key.key(), key.keyboardModifiers());
    }
    void type()
    {
        static const QStringList texts{"x",  "%1",     "<b>&", "\u00e4\u00df", "\U0001F3B2", "99999999999",
                                       "-1", "\u202e", " "};
        // Input methods send more than a key knows.
        for (const QChar letter : oneOf(texts))
            QTest::sendKeyEvent(QTest::Click, target(), Qt::Key_unknown, letter, {});
    }
    QWidget* target()
    {
        QWidget* focus = QApplication::focusWidget();
        return focus && focus->window() == &m_window ? focus : &m_window.canvas();
    }
    void command()
    {
        QList<QAction*> there;
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && !action->menu() && qobject_cast<QMenu*>(action->parent())) there << action;
        QAction* action = oneOf(there);
        m_deeds << action->text();
        action->trigger();
    }
    void wholeWindow()
    {
        const auto& docks = m_window.docks();
        switch (upTo(3)) {
            case 0: m_window.resize(800 + upTo(1200), 560 + upTo(900)); break;
            case 1: oneOf(docks)->setFloating(!oneOf(docks)->isFloating()); break;
            default: oneOf(docks)->show(); break;
        }
    }

    MainWindow& m_window;
    std::mt19937 m_random;
    QPoint m_point;
    QStringList m_deeds;
};

}  // namespace

void WildEventsTest::nothingBreaks_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "crop-trust", "smoking-crescent"}) QTest::newRow(name) << QByteArray(name);
}

void WildEventsTest::nothingBreaks()
{
    QFETCH(QByteArray, name);
    const test::Leaver leaver;
    DockWindow w(name.constData());
    // Another program, and the end of this one, are no part of it.
    for (QAction* action : w.window.findChildren<QAction*>())
        if (action->objectName().startsWith("playTest") || action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Q) ||
            action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_W))
            action->setVisible(false), action->setEnabled(false);
    const std::string before = w.file();
    Cat cat(w.window, static_cast<unsigned>(fromEnvironment("INSELWERK_SEED", 1)));
    const int steps = fromEnvironment("INSELWERK_STEPS", 400);
    for (int i = 0; i < steps; ++i) {
        cat.act();
        QVERIFY2(!w.window.document().inGesture(), qPrintable(QString("%1: %2").arg(i).arg(cat.deeds())));
        if (!w.window.isVisible()) w.window.show();
    }
    QTest::keyClick(&w.window.canvas(), Qt::Key_Escape);
    const std::string now = w.file();
    const int index = w.history().index();
    while (w.history().canUndo()) w.window.document().undo();
    QCOMPARE(w.file(), before);
    while (w.history().index() < index) w.window.document().redo();
    QCOMPARE(w.file(), now);
    const Reading reading = readScenario(now, descriptionsOf(moduleTypes()));
    QVERIFY(reading.wellFormed);
    QVERIFY(reading.scenario == w.scenario());
}

QTEST_MAIN(WildEventsTest)
#include "tst_wild_events.moc"
