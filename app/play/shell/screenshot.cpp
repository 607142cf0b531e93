#include "app/play/shell/screenshot.h"

#include "app/common/settings/paths.h"
#include "app/play/shell/desk.h"
#include "app/play/shell/program.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQuickWindow>
#include <QThreadPool>

namespace inselwerk {
namespace {

void settle(int milliseconds)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < milliseconds) {
        QThreadPool::globalInstance()->waitForDone(milliseconds);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

bool showSheet(QQuickWindow& window, const char* file)
{
    return QMetaObject::invokeMethod(&window, "showSheet", Q_ARG(QString, QString::fromLatin1(file)));
}

}  // namespace

bool showPage(QQuickWindow& window, const QString& page)
{
    Desk& desk = Program::instance().desk();
    const auto setUp = [&] {
        return desk.page() != Desk::Gallery || desk.open(paths::includedScenarios() + QStringLiteral("/base.yaml"));
    };
    if (page.isEmpty() || page == QLatin1String("gallery")) return true;
    if (page == QLatin1String("setup")) return setUp();
    if (page == QLatin1String("table")) return desk.page() == Desk::Table || (setUp() && desk.start());
    if (page == QLatin1String("settings")) return showSheet(window, "SettingsSheet.qml");
    if (page == QLatin1String("rules")) return setUp() && showSheet(window, "RulesSheet.qml");
    if (page == QLatin1String("help")) return showSheet(window, "HelpSheet.qml");
    return false;
}

bool writeScreenshot(QQuickWindow& window, const QString& file)
{
    settle(400);
    // What a frame asks to be painted beside it comes with the next one; a busy machine needs its time for that.
    for (int frame = 0; frame < 3; ++frame) {
        window.grabWindow();
        QThreadPool::globalInstance()->waitForDone();
        settle(20);
    }
    return window.grabWindow().save(file);
}

}  // namespace inselwerk
