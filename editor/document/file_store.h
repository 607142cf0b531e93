#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QDateTime>
#include <QString>

namespace inselwerk {

/// Reads and writes whole files, with sentences for people where that fails.
class FileStore
{
    Q_DECLARE_TR_FUNCTIONS(FileStore)

public:
    struct Content
    {
        QByteArray bytes;
        QString trouble;  ///< why it could not be read, as a sentence; empty: it was
    };
    /// Reads a file. Of one that is larger than any scenario only so much that the reader says so.
    static Content read(const QString& file);
    /// Writes a file anew; where that fails, what was there before is intact. Returns why, as a sentence, or nothing.
    static QString write(const QString& file, const QByteArray& bytes);

    /// How a file looks from outside: when this stays the same, nobody wrote it.
    struct Trace
    {
        QDateTime changed;
        qint64 size = -1;  ///< -1: there is no file
        friend bool operator==(const Trace&, const Trace&) = default;
    };
    static Trace traceOf(const QString& file);
    /// May it be written, or made where it is missing?
    static bool mayWrite(const QString& file);
};

/// The absolute path of a file that is named by a path or a file URL. A file that is there under the very name given
/// wins, so that names may hold `#`, `%20` and even `file:`.
QString pathFromUser(const QString& pathOrUrl);

}  // namespace inselwerk
