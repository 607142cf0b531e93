#include "editor/window/application.h"

#include "app/common/settings/paths.h"
#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/window/command_line.h"
#include "editor/window/look.h"
#include "editor/window/main_window.h"
#include "engine/rules/registry.h"

#include <QApplication>

namespace inselwerk {

int runEditor(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("inselwerk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INSELWERK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.inselwerk.Editor"));
    QApplication app(argc, argv);
    const EditorCommandLine line = EditorCommandLine::parse(QCoreApplication::arguments());
    if (!line.dataFolder.isEmpty()) paths::setDataFolder(line.dataFolder);
    Settings settings(paths::settingsFile());
    Languages languages(settings, line.language);
    Look look(app, settings, line.dark);
    MainWindow window(settings, languages, look);
    if (!line.files.isEmpty())
        window.document().replace(
            readScenarioFile(line.files.front().toStdString(), descriptionsOf(moduleTypes())).scenario);
    if (line.size.isValid()) window.resize(line.size);
    window.show();
    if (line.screenshot.isEmpty()) return QApplication::exec();
    QCoreApplication::processEvents();
    return window.grab().save(line.screenshot) ? 0 : 2;
}

}  // namespace inselwerk
