#pragma once

#include "app/play/shell/program.h"
#include "tests/app/session_fixture.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>

namespace inselwerk {

/// The visible items of a QML type below an item, in the order of their creation.
inline void collect(QQuickItem* item, const QByteArray& type, QList<QQuickItem*>& found)
{
    if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE") && item->isVisible()) found << item;
    for (QQuickItem* child : item->childItems()) collect(child, type, found);
}

/// The table page in a window of its own, for tests that click and type: a test class inherits it.
class TableWindow
{
protected:
    /// A game of three persons in the action phase of the first, in English, without movement.
    void seat(const char* scenario = "base", const char* board = "")
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:|QML")));
        QTemporaryDir folder;
        m_program = std::make_unique<Program>(folder.filePath(QStringLiteral("settings.ini")), QStringLiteral("en"));
        m_program->settings().setLessMovement(true);
        m_table = std::make_unique<SessionFixture>();
        QVERIFY(table().begin({"human", "human", "human"}, scenario, board));
        table().toActionPhase();
    }

    void leave()
    {
        m_sizeKeeper.reset();
        m_view.reset();
        m_table.reset();
        m_program.reset();
    }

    void open(QSize size = {1600, 1000})
    {
        m_sizeKeeper.reset();
        m_view = std::make_unique<QQuickView>();
        m_program->prepare(*m_view->engine());
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->resize(size);
        m_view->setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session())}});
        m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Inselwerk/TablePage.qml")));
        QVERIFY2(page(), qPrintable(m_view->errors().isEmpty() ? QString() : m_view->errors().first().toString()));
        keepSize();
        m_view->show();
        m_view->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        page()->forceActiveFocus();
    }

    SessionFixture& table() { return *m_table; }
    GameSession& session() { return *m_table->session; }
    QQuickItem* page() const { return m_view->rootObject(); }
    void speak(const char* language) { m_program->languages().setCurrent(QLatin1String(language)); }

    QList<QQuickItem*> all(const char* type) const
    {
        QList<QQuickItem*> found;
        collect(page(), type, found);
        return found;
    }

    QQuickItem* find(const char* type, const char* property = nullptr, const QVariant& value = {}) const
    {
        for (QQuickItem* item : all(type))
            if (!property || item->property(property) == value) return item;
        return nullptr;
    }

    void click(QQuickItem* item, Qt::MouseButton button = Qt::LeftButton)
    {
        QVERIFY(item);
        QTest::qWait(20);  // what appeared finds its place
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseMove(m_view.get(), middle.toPoint());
        QTest::mouseClick(m_view.get(), button, {}, middle.toPoint());
    }

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key), modifiers);
    }

    /// Does an item of this type, or something in it, have the keyboard focus?
    bool focusIn(const char* type) const
    {
        for (const QQuickItem* item = m_view->activeFocusItem(); item; item = item->parentItem())
            if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE")) return true;
        return false;
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<SessionFixture> m_table;
    std::unique_ptr<QQuickView> m_view;

private:
    /// What Main does: tells the theme how large the window is.
    void keepSize()
    {
        QQmlComponent keeper(m_view->engine());
        keeper.setData(
            "import QtQuick\nimport Inselwerk\nItem { required property Item page; Binding { target: Theme; property: "
            "'windowWidth'; value: page.width } Binding { target: Theme; property: 'windowHeight'; value: page.height "
            "} }",
            QUrl());
        m_sizeKeeper.reset(keeper.createWithInitialProperties({{QStringLiteral("page"), QVariant::fromValue(page())}}));
        QVERIFY2(m_sizeKeeper, qPrintable(keeper.errorString()));
    }

    std::unique_ptr<QObject> m_sizeKeeper;
};

}  // namespace inselwerk
