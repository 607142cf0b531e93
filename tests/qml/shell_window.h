#pragma once

#include "app/common/settings/paths.h"
#include "app/play/shell/desk.h"
#include "app/play/shell/program.h"

#include <QAccessible>
#include <QDropEvent>
#include <QMimeData>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

/// The whole program with its window, in a folder of its own, for tests that click and type.
namespace inselwerk {

class ShellWindow
{
public:
    explicit ShellWindow(const QString& language = QStringLiteral("en"), QSize size = {1600, 1000})
        : program(folder.filePath(QStringLiteral("settings.ini")), language)
    {
        program.settings().setBotSpeed(Settings::BotSpeed::Step);
        program.desk().reload();
        program.prepare(engine);
        engine.setInitialProperties({{QStringLiteral("wanted"), QSizeF(size)}});
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Inselwerk/Main.qml")));
        Languages::removeTranslatorsOf(engine);
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        if (!window) return;
        window->requestActivate();
        (void)QTest::qWaitForWindowActive(window);
    }

    Desk& desk() { return program.desk(); }

    /// All items that can be seen, parents before children.
    QList<QQuickItem*> visible() const
    {
        QList<QQuickItem*> items;
        const std::function<void(QQuickItem*)> collect = [&](QQuickItem* item) {
            if (!item->isVisible() || item->opacity() == 0) return;
            items << item;
            for (QQuickItem* child : item->childItems()) collect(child);
        };
        if (window) collect(window->contentItem());
        return items;
    }

    /// A visible control (not the label in it) with this text.
    QQuickItem* control(const QString& text) const
    {
        for (QQuickItem* item : visible())
            if (item->inherits("QQuickAbstractButton") && item->property("text").toString() == text) return item;
        return nullptr;
    }

    bool click(const QString& text) const
    {
        QQuickItem* item = control(text);
        if (!item) return false;
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(window, Qt::LeftButton, Qt::NoModifier, middle.toPoint());
        return true;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(window, key, modifiers);
    }

    void type(const QString& text) const
    {
        for (const QChar c : text) QTest::keyClick(window, c.toLatin1());
    }

    /// Drops a file in the middle of the window.
    void drop(const QString& file) const
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint middle(window->width() / 2, window->height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &drop);
    }

    /// Takes a file in the dialog of files of that name: its row is clicked or, where it is not there yet, its name
    /// typed; then the button.
    bool choose(const QString& dialog, const QString& file, const QString& button) const
    {
        const QFileInfo info(file);
        QObject* found = window->findChild<QObject*>(dialog);
        if (!found || !QTest::qWaitFor([&] { return found->property("visible").toBool(); })) return false;
        found->setProperty("currentFolder", QUrl::fromLocalFile(info.path()));
        const auto inDialog = [](const QQuickItem* item) {
            while (item && !item->inherits("QQuickOverlay")) item = item->parentItem();
            return item != nullptr;
        };
        const auto place = [](const QQuickItem* item) { return item->mapToScene({20, item->height() / 2}).toPoint(); };
        const auto clickFirst = [&](auto&& fits) {
            const QList<QQuickItem*> items = visible();
            const auto item = std::ranges::find_if(items, [&](const QQuickItem* i) { return inDialog(i) && fits(i); });
            if (item != items.end()) QTest::mouseClick(window, Qt::LeftButton, Qt::NoModifier, place(*item));
            return item != items.end();
        };
        const bool chosen = QTest::qWaitFor([&] {
            return clickFirst([&](const QQuickItem* item) {
                return info.exists() ? item->property("text").toString() == info.fileName()
                                     : item->inherits("QQuickTextField");
            });
        });
        if (!chosen) return false;
        if (!info.exists()) {
            press(Qt::Key_A, Qt::ControlModifier);
            type(info.fileName());
            press(Qt::Key_Return);  // the name is taken over
        }
        return QTest::qWaitFor([&] {
            return clickFirst([&](const QQuickItem* item) {
                return item->inherits("QQuickAbstractButton") && item->property("text").toString() == button &&
                       item->isEnabled();
            });
        });
    }

    bool showSheet(const QString& file) const
    {
        return QMetaObject::invokeMethod(window, "showSheet", Q_ARG(QString, file));
    }

    /// Every text that can be read now.
    QStringList texts() const
    {
        QStringList found;
        for (const QQuickItem* item : visible()) {
            if (!item->inherits("QQuickText")) continue;
            const QString text = item->property("text").toString().trimmed();
            if (!text.isEmpty()) found << text;
        }
        return found;
    }

    QTemporaryDir folder;
    Program program;
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

inline QString accessibleName(QObject* object)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(object);
    return face ? face->text(QAccessible::Name) : QString();
}

}  // namespace inselwerk
