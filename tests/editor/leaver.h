#pragma once

#include <QApplication>
#include <QTest>
#include <QTimer>

namespace inselwerk::test {

/// Leaves every dialog and every open menu by Esc.
class Leaver : public QObject
{
public:
    Leaver()
    {
        connect(&m_timer, &QTimer::timeout, this, [] {
            QWidget* open = QApplication::activePopupWidget();
            if (!open) open = QApplication::activeModalWidget();
            if (open) QTest::keyClick(open, Qt::Key_Escape);
        });
        m_timer.start(5);
    }

private:
    QTimer m_timer;
};

}  // namespace inselwerk::test
