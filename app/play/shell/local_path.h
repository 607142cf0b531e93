#pragma once

#include <QFileInfo>
#include <QUrl>

namespace inselwerk {

/// The absolute path of a file that is named by a path or a file URL.
inline QString absolutePath(const QString& file)
{
    const QUrl url(file);
    return QFileInfo(url.isLocalFile() ? url.toLocalFile() : file).absoluteFilePath();
}

/// The path of a file that was chosen in a dialog. Qt's own dialog for saving leaves out `file:`.
inline QString localPath(const QUrl& url) { return url.isLocalFile() ? url.toLocalFile() : url.path(); }

}  // namespace inselwerk
