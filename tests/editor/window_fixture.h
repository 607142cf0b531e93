#pragma once

#include "editor/document/document_file.h"
#include "editor/window/file_commands.h"
#include "editor/window/main_window.h"
#include "tests/editor/desk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>

/// Windows of the editor, and dialogs that are answered by clicks and keys.
namespace inselwerk::test {

/// Closes dialogs that nobody answers, so that a test fails instead of waiting for ever.
class Impatience : public QObject
{
public:
    Impatience()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog && dialog == m_seen) {
                QString text = dialog->windowTitle();
                for (const QLabel* label : dialog->findChildren<QLabel*>()) text += " | " + label->text();
                qWarning("A dialog that nobody answered: %s", qPrintable(text));
                dialog->close();
            }
            m_seen = dialog;
        });
        m_timer.start(1500);
    }

private:
    QTimer m_timer;
    QPointer<QWidget> m_seen;
};

/// Windows as the program opens them, one after the other.
struct Program : Desk
{
    Impatience impatience;

    std::unique_ptr<MainWindow> window()
    {
        auto window = std::make_unique<MainWindow>(settings, languages, look);
        window->resize(1600, 1000);  // whatever the screen
        window->show();
        if (!QTest::qWaitForWindowExposed(window.get())) qFatal("No window appeared");
        return window;
    }
};

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<cannot be read>");
}

inline void putFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("%s", qPrintable(path));
}

/// Does something with the next dialog that opens, once it is there.
class NextDialog : public QObject
{
public:
    explicit NextDialog(std::function<void(QWidget&)> act) : m_act(std::move(act))
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (m_done || !dialog || dialog == m_before || !dialog->isVisible()) return;
            m_done = true;
            m_timer.stop();
            m_act(*dialog);
        });
        m_timer.start(10);
    }
    bool came() const { return m_done; }

private:
    std::function<void(QWidget&)> m_act;
    QPointer<QWidget> m_before = QApplication::activeModalWidget();  ///< the one that was there already
    QTimer m_timer;
    bool m_done = false;
};

/// Clicks the button with that name in a dialog or a window.
inline void click(QWidget& in, const char* button)
{
    auto* found = in.findChild<QAbstractButton*>(QLatin1String(button));
    if (!found) qFatal("There is no button %s in %s", button, qPrintable(in.windowTitle()));
    QTest::mouseClick(found, Qt::LeftButton);
}

/// Answers the next question.
inline std::function<void(QWidget&)> answering(const char* button)
{
    return [button](QWidget& dialog) { click(dialog, button); };
}

/// Types a path into the next file dialog.
inline std::function<void(QWidget&)> choosing(const QString& path)
{
    return [path](QWidget& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        if (!name) qFatal("This is no file dialog: %s", dialog.metaObject()->className());
        QTest::qWait(200);  // until the dialog has read the folder
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Enter);
    };
}

}  // namespace inselwerk::test
