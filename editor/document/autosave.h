#pragma once

#include "editor/document/document_file.h"

#include <QLockFile>
#include <QTimer>

#include <memory>

namespace inselwerk {

/// Unsaved work on the disk, in a file of its own: never in the one of the document.
struct SafetyCopy
{
    QString file;       ///< where it lies
    QString original;   ///< the document's file; empty: it had none
    QDateTime written;
    QByteArray text;    ///< the scenario as YAML

    QByteArray bytes() const;
    /// Nothing when the file is none.
    static std::optional<SafetyCopy> read(const QString& file);
};

/// Keeps unsaved work of a document on the disk: at most `delay` after a change it is there, and as soon as nothing is
/// unsaved any more it goes.
///
/// Every document of every running program has a file of its own; a lock beside it, which goes with the program, says
/// that it is taken.
class Autosave : public QObject
{
    Q_OBJECT

public:
    explicit Autosave(DocumentFile&, QObject* parent = nullptr);
    ~Autosave() override;

    /// When the unsaved work was last written; invalid: nothing is there.
    const QDateTime& written() const { return m_written; }
    /// Is there work that is not written yet?
    bool isBehind() const { return m_timer.isActive(); }
    /// Why it is not on the disk, as a sentence; empty: it is, or will be in a moment.
    const QString& trouble() const { return m_trouble; }
    /// Where the copy lies when there is one; empty: there never was one.
    const QString& file() const { return m_file; }

    /// Goes on with the copy that a recovered document came from.
    void adopt(const QString& file, std::unique_ptr<QLockFile> lock);
    /// Writes now, if there is something to write.
    void write();
    /// The work is saved, or shall be thrown away.
    void discard();

    /// In milliseconds; well below the ten seconds that may be lost, since writing takes its time too.
    static constexpr int usualDelay = 5000;
    /// Another one for all of this program.
    static void setDelay(int ms);
    static std::unique_ptr<QLockFile> lockOf(const QString& file);

signals:
    void changed();

private:
    void watch();
    bool takeFile();

    DocumentFile& m_of;
    QTimer m_timer;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QDateTime m_written;
    QString m_trouble;
};

}  // namespace inselwerk
