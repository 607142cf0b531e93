#include "editor/document/file_store.h"

#include "app/common/text/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUrl>

#include <cerrno>

namespace inselwerk {
namespace {

constexpr qint64 mostBytes = (qint64{1} << 20) + 1;

QString folderOf(const QString& file) { return QFileInfo(file).absolutePath(); }

/// What stands in the way before anything is tried.
QString obstacle(const QString& file)
{
    const QFileInfo info(file);
    if (info.isDir()) return fill(FileStore::tr("%1 is a folder."), {file});
    if (info.exists() && !info.isFile()) return fill(FileStore::tr("%1 is a device, no file."), {file});
    if (info.exists() && !info.isWritable()) return fill(FileStore::tr("%1 is write-protected."), {file});
    const QFileInfo folder(folderOf(file));
    if (!folder.exists()) return fill(FileStore::tr("There is no folder %1."), {folder.filePath()});
    if (!folder.isDir()) return fill(FileStore::tr("%1 is no folder."), {folder.filePath()});
    if (!folder.isWritable())
        return fill(FileStore::tr("Nothing can be written into the folder %1: it is write-protected."), {folder.filePath()});
    return {};
}

QString failure(const QString& file, int fault, const QString& told)
{
    switch (fault) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG: return fill(FileStore::tr("There is no room left for %1 on the disk."), {file});
        case ENAMETOOLONG: return fill(FileStore::tr("The name %1 is too long."), {file});
        case EROFS: return fill(FileStore::tr("The disk on which %1 lies cannot be written."), {file});
        case EACCES:
        case EPERM: return fill(FileStore::tr("You have no right to write %1."), {file});
        default: break;
    }
    //: %1: a file, %2: what the system says about it
    return fill(FileStore::tr("%1 cannot be written: %2."), {file, told});
}

}  // namespace

FileStore::Content FileStore::read(const QString& file)
{
    const QFileInfo info(file);
    if (!info.exists()) return {{}, fill(tr("There is no file %1."), {file})};
    if (info.isDir()) return {{}, fill(tr("%1 is a folder. Open a scenario in it."), {file})};
    if (!info.isFile()) return {{}, fill(tr("%1 is a device, no file."), {file})};
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return {{}, fill(tr("%1 cannot be read. Do you have the right to read it?"), {file})};
    Content content{in.read(mostBytes), {}};
    //: %1: a file, %2: what the system says about it
    if (in.error() != QFileDevice::NoError) content.trouble = fill(tr("%1 cannot be read: %2."), {file, in.errorString()});
    return content;
}

QString FileStore::write(const QString& file, const QByteArray& bytes)
{
    if (const QString trouble = obstacle(file); !trouble.isEmpty()) return trouble;
    errno = 0;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) return failure(file, errno, out.errorString());
    const bool whole = out.write(bytes) == bytes.size() && out.flush();
    const int fault = errno;
    const QString told = out.errorString();
    if (!whole) {
        out.cancelWriting();
        return failure(file, fault, told);
    }
    if (!out.commit()) return failure(file, errno, out.errorString());
    return {};
}

FileStore::Trace FileStore::traceOf(const QString& file)
{
    const QFileInfo info(file);
    return info.exists() ? Trace{info.lastModified(), info.size()} : Trace{};
}

bool FileStore::mayWrite(const QString& file) { return obstacle(file).isEmpty(); }

QString pathFromUser(const QString& pathOrUrl)
{
    const QFileInfo plain(pathOrUrl);
    if (plain.exists()) return plain.absoluteFilePath();
    const QUrl url(pathOrUrl);
    return url.isLocalFile() ? QFileInfo(url.toLocalFile()).absoluteFilePath() : plain.absoluteFilePath();
}

}  // namespace inselwerk
