#include "tests/editor/editor_window.h"

#include <random>

using namespace inselwerk;
using test::EditorWindow;

/// Random tools, clicks, drags, keys and commands, with undo and redo in between, which come back to what was there when
/// the edits were made. At the end the scenario is what comes
/// out when the whole history is undone and done again, and the file reads back equal. INSELWERK_STEPS says how many
/// steps are made, INSELWERK_SEED by which seed.
class RandomEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void historyLeadsToTheSameFile_data();
    void historyLeadsToTheSameFile();
};

namespace {

class Designer
{
public:
    Designer(EditorWindow& window, unsigned seed) : m_window(window), m_random(seed) {}

    void act()
    {
        // Copies of copies soon have more hexes than any board; back to what the editor is made for.
        constexpr std::size_t largest = 400;
        const Board* board = m_window.focus().board();
        if (board && board->hexes.size() > largest) return m_window.document().undo();
        switch (upTo(12)) {
            case 0: chooseTool(); break;
            case 1: chooseBrush(); break;
            case 2:
            case 3:
            case 4: m_window.click(point(), modifiers()); break;
            case 5:
            case 6: m_window.drag(point(), point(), modifiers()); break;
            case 7: interruptedDrag(); break;
            case 8:
            case 9: pressKey(); break;
            case 10: m_window.key(upTo(3) ? Qt::Key_Z : Qt::Key_Y, Qt::ControlModifier); break;
            default: upTo(2) ? m_window.document().undo() : m_window.document().redo(); break;
        }
    }
    int upTo(int n) { return std::uniform_int_distribution(0, n - 1)(m_random); }

private:
    template <class List>
    auto oneOf(const List& list)
    {
        return *(std::begin(list) + upTo(static_cast<int>(std::size(list))));
    }
    QPoint point() { return {upTo(m_window.canvas().width()), upTo(m_window.canvas().height())}; }
    Qt::KeyboardModifiers modifiers()
    {
        constexpr std::array choices{Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
                                     Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        return oneOf(choices);
    }
    void chooseTool()
    {
        ToolSet& tools = m_window.window.tools();
        tools.choose(oneOf(tools.tools()));
    }
    void chooseBrush()
    {
        Brush& brush = m_window.brush();
        const Board* board = m_window.focus().board();
        brush.setSize(upTo(3));
        brush.setGround({Ground::Kind::Fixed, static_cast<Terrain>(upTo(terrainCount)), {}});
        if (!upTo(6)) brush.setGround({Ground::Kind::Nothing, {}, {}});
        if (board && !board->terrainPools.empty() && !upTo(3))
            brush.setGround({Ground::Kind::Drawn, {}, board->terrainPools.front().id});
        constexpr std::array numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
        brush.setNumber({oneOf(numbers), {}, {}});
        if (board && !board->numberPools.empty() && !upTo(3)) brush.setNumber({0, board->numberPools.front().id, {}});
        if (board && !board->stacks.empty() && !upTo(3)) brush.setNumber({0, {}, board->stacks.front().id});
        brush.setHarbour({static_cast<Harbour>(upTo(harbourCount)), {}});
        brush.setPiece(static_cast<PieceKind>(upTo(3)));
        brush.setColour(static_cast<Colour>(upTo(colourCount)));
        brush.setChance(static_cast<Brush::Chance>(upTo(3)));
        constexpr std::array folds{1, 1, 2, 3, 6};
        Symmetry symmetry{oneOf(folds), upTo(3) == 0, upTo(3) == 0, {}};
        if (board) symmetry.centre = centreNear(symmetry, {0.3 * upTo(9), 0.3 * upTo(9)}, board->orientation);
        brush.setSymmetry(symmetry);
    }
    void interruptedDrag()
    {
        const QPoint to = point();
        m_window.press(point(), modifiers());
        m_window.move(point());
        m_window.move(to);
        constexpr std::array keys{Qt::Key_Escape, Qt::Key_Delete, Qt::Key_B, Qt::Key_Return, Qt::Key_Period};
        upTo(3) ? m_window.key(oneOf(keys)) : m_window.key(Qt::Key_Z, Qt::ControlModifier);
        m_window.move(point());
        m_window.release(to);
    }
    void pressKey()
    {
        constexpr std::array plain{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,   Qt::Key_Return,
                                   Qt::Key_Space, Qt::Key_1,      Qt::Key_2,  Qt::Key_5,      Qt::Key_8,
                                   Qt::Key_0,     Qt::Key_Delete, Qt::Key_X,  Qt::Key_Period, Qt::Key_Comma,
                                   Qt::Key_Y,     Qt::Key_Escape, Qt::Key_M};
        constexpr std::array control{Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X};
        if (upTo(3))
            m_window.key(oneOf(plain));
        else
            m_window.key(oneOf(control), Qt::ControlModifier);
        if (!upTo(8)) m_window.key(oneOf(std::array{Qt::Key_Left, Qt::Key_Up}), Qt::AltModifier);
    }

    EditorWindow& m_window;
    std::mt19937 m_random;
};

int fromEnvironment(const char* name, int usual)
{
    bool given = false;
    const int value = qEnvironmentVariableIntValue(name, &given);
    return given ? value : usual;
}

/// What the scenario was when each place of the history was reached by an edit. Undo and redo come to the same.
class Remembered : public QObject
{
public:
    explicit Remembered(Document& document) : m_states{document.scenario()}
    {
        connect(&document, &Document::changed, this, [this](const Touched& touched) { m_back = touched.history; });
        connect(&document.history(), &QUndoStack::indexChanged, this, [this, &document](int index) {
            const auto at = static_cast<std::size_t>(index);
            if (m_back)
                m_same = m_same && at < m_states.size() && m_states[at] == document.scenario();
            else
                m_states.resize(at), m_states.push_back(document.scenario());
            m_back = false;
        });
    }
    bool isSame() const { return m_same; }
    std::size_t states() const { return m_states.size(); }

private:
    std::vector<Scenario> m_states;
    bool m_back = false;  ///< the last change was an undo or a redo
    bool m_same = true;
};

/// Every step of the history undone and done again.
void replay(Document& document)
{
    while (document.history().canUndo()) document.undo();
    while (document.history().canRedo()) document.redo();
}

}  // namespace

void RandomEditsTest::historyLeadsToTheSameFile_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "catakatoa", "crop-trust", "smoking-crescent"})
        QTest::newRow(name) << QByteArray(name);
}

void RandomEditsTest::historyLeadsToTheSameFile()
{
    QFETCH(QByteArray, name);
    EditorWindow w(name.constData(), {700, 520});
    const std::string before = w.file();
    Designer designer(w, static_cast<unsigned>(fromEnvironment("INSELWERK_SEED", 1)));
    const int steps = fromEnvironment("INSELWERK_STEPS", 2500);
    const Remembered remembered(w.document());
    int longest = 0;
    for (int i = 0; i < steps; ++i) {
        designer.act();
        longest = std::max(longest, w.document().history().count());
        QVERIFY2(!w.document().inGesture(), qPrintable(QStringLiteral("step %1 left a gesture").arg(i)));
        QVERIFY2(remembered.isSame(), qPrintable(QStringLiteral("step %1 came back to something else").arg(i)));
    }
    // Undone as far as it is now, and from scratch to here, it is the same.
    const std::string now = w.file();
    const int index = w.document().history().index();
    QVERIFY(longest >= 10);
    replay(w.document());
    QVERIFY(remembered.isSame());
    QCOMPARE(remembered.states(), static_cast<std::size_t>(w.history().count()) + 1);
    while (w.document().history().index() > index) w.document().undo();
    QCOMPARE(w.file(), now);
    const Reading reading = readScenario(now, descriptionsOf(moduleTypes()));
    QVERIFY(reading.wellFormed);
    QVERIFY(reading.scenario == w.document().scenario());
    while (w.document().history().canUndo()) w.document().undo();
    QCOMPARE(w.file(), before);
}

QTEST_MAIN(RandomEditsTest)
#include "tst_random_edits.moc"
