#include "editor/document/file_watch.h"

#include <QFileInfo>

namespace inselwerk {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    constexpr int quietAfter = 200;  // ms; whoever writes a file does so in several steps
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietAfter);
    const auto wait = [this] { m_quiet.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::touched);
}

void FileWatch::watch(const QString& file)
{
    QStringList wanted;
    // The folder too: a file that takes the place of this one is another file for the system.
    if (!file.isEmpty()) wanted = {file, QFileInfo(file).absolutePath()};
    for (const QString& path : m_watcher.files() + m_watcher.directories())
        if (!wanted.contains(path)) m_watcher.removePath(path);
    for (const QString& path : wanted)
        if (QFileInfo::exists(path) && !(m_watcher.files() + m_watcher.directories()).contains(path))
            m_watcher.addPath(path);
}

}  // namespace inselwerk
