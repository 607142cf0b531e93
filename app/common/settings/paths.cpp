#include "app/common/settings/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>

namespace inselwerk::paths {

namespace {

QString dataFolderOverride;
QString autosaveFolderOverride;

QString userFolder(QStandardPaths::StandardLocation location, const QString& name)
{
    const QString folder =
        QDir::cleanPath(QStandardPaths::writableLocation(location) + QStringLiteral("/inselwerk/") + name);
    QDir().mkpath(folder);
    return folder;
}

}  // namespace

void setDataFolder(const QString& folder) { dataFolderOverride = folder; }

QString includedScenarios()
{
    if (!dataFolderOverride.isEmpty())
        return QDir::cleanPath(QDir(dataFolderOverride).absoluteFilePath(QStringLiteral("scenarios")));
    const QString installed = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/inselwerk/scenarios");
    const QString source = QStringLiteral(INSELWERK_SOURCE_DIR "/scenarios");
    for (const QString& folder : {installed, source}) {
        if (QFileInfo(folder).isDir()) return QDir::cleanPath(folder);
    }
    return QStandardPaths::locate(
        QStandardPaths::GenericDataLocation, QStringLiteral("inselwerk/scenarios"), QStandardPaths::LocateDirectory);
}

QString userScenarios() { return userFolder(QStandardPaths::GenericDataLocation, QStringLiteral("scenarios")); }

QStringList scenarioFolders()
{
    QStringList folders{userScenarios()};
    const QString included = includedScenarios();
    if (!included.isEmpty()) folders << included;
    return folders;
}

QStringList scenarioFiles()
{
    QStringList files;
    QSet<QString> names;
    for (const QString& folder : scenarioFolders()) {
        const QFileInfoList entries = QDir(folder).entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name);
        for (const QFileInfo& entry : entries) {
            if (names.contains(entry.fileName())) continue;
            names.insert(entry.fileName());
            files << entry.absoluteFilePath();
        }
    }
    return files;
}

QString saves() { return userFolder(QStandardPaths::GenericDataLocation, QStringLiteral("saves")); }

void setAutosaveFolder(const QString& folder) { autosaveFolderOverride = folder; }

QString autosaveFile()
{
    const QString folder = autosaveFolderOverride.isEmpty()
                               ? userFolder(QStandardPaths::GenericDataLocation, QString())
                               : autosaveFolderOverride;
    return folder + QStringLiteral("/autosave.journal");
}

QString unsavedWork()
{
    // Qt 6.4 knows no location for the state of programs.
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = QDir::isAbsolutePath(state) ? state : QDir::homePath() + QStringLiteral("/.local/state");
    QString folder = QDir::cleanPath(base + QStringLiteral("/inselwerk/unsaved"));
    QDir().mkpath(folder);
    return folder;
}

QString settingsFile()
{
    return userFolder(QStandardPaths::GenericConfigLocation, QString()) + QStringLiteral("/settings.ini");
}

}  // namespace inselwerk::paths
