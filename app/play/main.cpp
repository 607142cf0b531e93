#include "app/common/settings/paths.h"
#include "app/play/shapes/window_look.h"
#include "app/play/shell/bot_game.h"
#include "app/play/shell/command_line.h"
#include "app/play/shell/desk.h"
#include "app/play/shell/program.h"
#include "app/play/shell/screenshot.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <optional>

using namespace inselwerk;

namespace {

void copyFiles(const QString& from, const QString& to)
{
    for (const QFileInfo& file : QDir(from).entryInfoList(QDir::Files))
        QFile::copy(file.absoluteFilePath(), to + QLatin1Char('/') + file.fileName());
}

/// A copy of the settings in a folder that goes with the program; saved games are copied too, for pictures show them.
QString scratchSettings(const QTemporaryDir& folder)
{
    const QString settings = folder.filePath(QStringLiteral("settings.ini"));
    QFile::copy(paths::settingsFile(), settings);
    const QString autosave = paths::autosaveFile();
    const QString saves = paths::saves();
    const QString scenarios = paths::userScenarios();
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
    QFile::copy(autosave, paths::autosaveFile());
    copyFiles(saves, paths::saves());
    copyFiles(scenarios, paths::userScenarios());
    return settings;
}

int runWindow(Program& program, const CommandLine& line)
{
    if (line.dark) WindowLook::forceDark();
    program.desk().reload();
    QQmlApplicationEngine engine;
    program.prepare(engine);
    const QSize size = line.size.isValid() || line.screenshot.isEmpty() ? line.size : QSize(1600, 1000);
    if (size.isValid()) engine.setInitialProperties({{QStringLiteral("wanted"), QSizeF(size)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Inselwerk/Main.qml")));
    Languages::removeTranslatorsOf(engine);
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window) return complain(CommandLine::tr("The window cannot be shown. Is the program installed completely?"));
    if (!line.file.isEmpty()) program.desk().open(line.file);
    if (!line.play.file.isEmpty()) program.desk().play(line.play);
    if (line.screenshot.isEmpty()) return QGuiApplication::exec();
    if (showPage(*window, line.page) && writeScreenshot(*window, line.screenshot)) return 0;
    return complain(CommandLine::tr("The picture %1 could not be written.").arg(line.screenshot));
}

}  // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("inselwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INSELWERK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.inselwerk.Inselwerk"));

    if (asksFor(argc, argv, {"-h", "--help", "-v", "--version"})) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        if (!asksFor(argc, argv, {"--bot-game", "--screenshot"}))
            return complain(QStringLiteral("There is no display. With --bot-game, bots play a game without one."));
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    const QGuiApplication app(argc, argv);
    const CommandLine line = CommandLine::parse(QGuiApplication::arguments());
    if (!line.dataFolder.isEmpty()) paths::setDataFolder(line.dataFolder);
    // Pictures and games of bots touch nothing that a person has saved or set. Static: the lock of the autosave in it
    // goes first.
    static std::optional<QTemporaryDir> scratch;
    const bool forShow = line.botGame || !line.screenshot.isEmpty();
    const QString settings = forShow ? scratchSettings(scratch.emplace()) : paths::settingsFile();
    // A game that is tried out must not take the place of the one that is being played.
    static std::optional<QTemporaryDir> trial;
    if (!line.play.file.isEmpty()) paths::setAutosaveFolder(trial.emplace().path());
    Program program(settings, line.language);
    // Asked for anew, so that it speaks the language in use.
    if (const auto code = answerInText(CommandLine::parse(QGuiApplication::arguments()), CommandLine::helpText(), program.languages())) return *code;
    return line.botGame ? playBotGame(line) : runWindow(program, line);
}
