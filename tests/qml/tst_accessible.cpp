#include "tests/qml/shell_window.h"

using namespace inselwerk;

/// Whatever can have the keyboard focus, on every page and sheet, tells a screen reader its name and what it is.
class AccessibleTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void gallery();
    void menu();
    void sheets_data();
    void sheets();
    void scenarios_data();
    void scenarios();
    void sixPlayers();

private:
    void checkTable();
    void checkAll(const QString& where);
    static QString scenario(const QString& name) { return paths::includedScenarios() + QLatin1Char('/') + name; }

    std::unique_ptr<ShellWindow> m_shell;
};

void AccessibleTest::init()
{
    QAccessible::setActive(true);
    m_shell.reset();
    m_shell = std::make_unique<ShellWindow>();
    QVERIFY(m_shell->window);
}

void AccessibleTest::checkAll(const QString& where)
{
    QTest::qWait(100);
    int focusable = 0;
    for (QQuickItem* item : m_shell->visible()) {
        const QByteArray type = item->metaObject()->className();
        if (!item->activeFocusOnTab() && !type.startsWith("BoardSpot_")) continue;  // arrows lead to places
        ++focusable;
        const QString what = where + QStringLiteral(": ") + QLatin1String(type);
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        QVERIFY2(face, qPrintable(what));
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(what));
        QVERIFY2(face->role() != QAccessible::NoRole && face->role() != QAccessible::Client, qPrintable(what));
    }
    QVERIFY2(focusable > 0, qPrintable(where));
}

void AccessibleTest::gallery() { checkAll(QStringLiteral("gallery")); }

void AccessibleTest::menu()
{
    QVERIFY(m_shell->desk().open(scenario(QStringLiteral("base.yaml"))));
    QVERIFY(m_shell->desk().start());
    m_shell->press(Qt::Key_F10);
    checkAll(QStringLiteral("menu"));
}

void AccessibleTest::sheets_data()
{
    QTest::addColumn<QString>("file");
    for (const char* sheet : {"HelpSheet", "LeaveSheet", "ProblemsSheet", "RulesSheet", "SaveSheet", "SettingsSheet"})
        QTest::newRow(sheet) << QLatin1String(sheet) + QStringLiteral(".qml");
}

void AccessibleTest::sheets()
{
    QFETCH(QString, file);
    QVERIFY(m_shell->desk().open(scenario(QStringLiteral("base.yaml"))));
    QVERIFY(m_shell->desk().start());
    QVERIFY(m_shell->showSheet(file));
    checkAll(file);
}

void AccessibleTest::scenarios_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : QDir(paths::includedScenarios()).entryList({QStringLiteral("*.yaml")}))
        QTest::newRow(qPrintable(file)) << file;
}

void AccessibleTest::scenarios()
{
    QFETCH(QString, file);
    QVERIFY(m_shell->desk().open(scenario(file)));
    checkAll(QStringLiteral("set-up"));
    QVERIFY(m_shell->desk().start());
    checkTable();
}

void AccessibleTest::sixPlayers()
{
    QVERIFY(m_shell->desk().open(scenario(QStringLiteral("gifts-for-the-robber.yaml"))));
    NewGame& game = *m_shell->desk().newGame();
    game.setBoard(3);
    while (game.seats()->count() < game.seats()->most()) game.seats()->add();
    QCOMPARE(game.seats()->count(), 6);
    checkAll(QStringLiteral("set-up of six"));
    QVERIFY(m_shell->desk().start());
    checkTable();
}

/// In a large window and a small one, with each panel in turn.
void AccessibleTest::checkTable()
{
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 600)}) {
        m_shell->window->resize(size);
        checkAll(QStringLiteral("table"));
        for (QQuickItem* item : m_shell->visible())
            if (QByteArray(item->metaObject()->className()).startsWith("SideTab_") && item->isVisible()) {
                QMetaObject::invokeMethod(item, "clicked");
                checkAll(QStringLiteral("panel ") + item->property("text").toString());
            }
    }
}

QTEST_MAIN(AccessibleTest)
#include "tst_accessible.moc"
