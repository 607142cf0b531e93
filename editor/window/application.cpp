#include "editor/window/application.h"

#include "app/common/settings/paths.h"
#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/common/look.h"
#include "editor/docks/fairness_dock.h"
#include "editor/document/recovery.h"
#include "editor/model/templates.h"
#include "editor/window/command_line.h"
#include "editor/window/file_commands.h"
#include "editor/window/main_window.h"
#include "editor/window/recovery_dialog.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <optional>

namespace inselwerk {
namespace {

/// Offers what an earlier run left behind, each piece in a window of its own. True: something was opened.
bool recover(MainWindow& first)
{
    Recovery recovery;
    if (recovery.finds().empty()) return false;
    RecoveryDialog dialog(recovery, &first);
    if (dialog.exec() != QDialog::Accepted) return false;
    bool opened = false;
    for (Recovery::Find& find : dialog.take()) {
        MainWindow& window = first.file().isUntouched() ? first : *first.makeSibling();
        window.file().recover(find.copy.original, find.copy.text);
        window.autosave().adopt(find.copy.file, std::move(find.lock));
        window.appear();
        opened = true;
    }
    return opened;
}

void begin(MainWindow& window, const QStringList& files)
{
    // Something whole to stand behind the questions, and to begin with for who answers none of them.
    window.file().begin(scenarioFrom(Template::BaseIsland));
    const bool recovered = recover(window);
    for (const QString& file : files) window.commands().openFile(file);
    if (!recovered && files.isEmpty()) window.commands().newScenario();
}

int writeScreenshot(MainWindow& window, const EditorCommandLine& line)
{
    for (const QString& file : line.files)
        if (!window.file().open(pathFromUser(file))) return complain(window.file().trouble());
    QCoreApplication::processEvents();
    if (line.size.isValid()) window.resize(line.size);  // panels that were too high for it are arranged by now
    QCoreApplication::processEvents();
    for (Dock* dock : window.docks())
        if (line.panels.contains(dock->objectName())) dock->raise();
    if (line.panels.contains(QStringLiteral("overlay")))
        window.findChild<FairnessDock*>()->overlayAction()->setChecked(true);
    QCoreApplication::processEvents();
    while (window.findChild<FairnessDock*>()->isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (window.grab().save(line.screenshot)) return 0;
    return complain(EditorCommandLine::tr("The picture %1 could not be written.").arg(line.screenshot));
}

}  // namespace

int runEditor(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("inselwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INSELWERK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.inselwerk.Editor"));
    if (asksFor(argc, argv, {"-h", "--help", "-v", "--version"})) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        if (!asksFor(argc, argv, {"--screenshot"}))
            return complain(QStringLiteral("There is no display. With --screenshot the editor writes a picture without one."));
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication app(argc, argv);
    const EditorCommandLine line = EditorCommandLine::parse(QCoreApplication::arguments());
    if (!line.dataFolder.isEmpty()) paths::setDataFolder(line.dataFolder);
    // Pictures touch nothing that a person has set.
    std::optional<QTemporaryDir> scratch;
    const bool forShow = !line.screenshot.isEmpty();
    Settings settings(forShow ? scratch.emplace().filePath(QStringLiteral("settings.ini")) : paths::settingsFile());
    Languages languages(settings, line.language);
    // Asked for anew, so that it speaks the language in use.
    if (const auto code = answerInText(
            EditorCommandLine::parse(QCoreApplication::arguments()), EditorCommandLine::helpText(), languages)) return *code;
    Look look(app, settings, line.dark);
    auto* window = new MainWindow(settings, languages, look);
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (line.size.isValid()) window->resize(line.size);
    window->show();
    if (forShow) {
        const int code = writeScreenshot(*window, line);
        delete window;
        return code;
    }
    QTimer::singleShot(0, window, [window, &line] { begin(*window, line.files); });
    return QApplication::exec();
}

}  // namespace inselwerk
