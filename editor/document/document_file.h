#pragma once

#include "editor/document/document.h"
#include "editor/document/file_store.h"
#include "engine/scenario/problem.h"

namespace inselwerk {

class FileWatch;

/// Where a document lies on the disk: opening, saving, and what happens to its file meanwhile. Asks nobody anything;
/// FileCommands does that.
class DocumentFile : public QObject
{
    Q_OBJECT

public:
    /// What would be lost if the document were saved over the file that it was read from.
    enum class Caution {
        None,
        NoScenario,  ///< the file is no YAML that a scenario could be made from: all of it
        Unread,      ///< parts of it
        Comments     ///< comments below its head
    };
    /// What became of the file since it was read or written.
    enum class OnDisk { Same, Changed, Gone };

    explicit DocumentFile(Document&, QObject* parent = nullptr);
    ~DocumentFile() override;

    Document& document() const { return m_document; }
    /// Absolute; empty: it was never saved.
    const QString& path() const { return m_path; }
    /// For titles: the file's name without its folder.
    QString name() const;
    bool isReadOnly() const { return m_readOnly; }
    /// A new document that nobody did anything to: another one may take its place.
    bool isUntouched() const;

    /// What was wrong with the file when it was read, beyond what checks of the scenario find: parts that could not be
    /// understood. Kept until the document is saved.
    const Problems& readingProblems() const { return m_readingProblems; }
    Caution caution() const { return m_caution; }
    /// The designer was told; nothing more is said about this file.
    void acceptCaution() { m_caution = Caution::None; }

    /// Begins a document that has no file.
    void begin(Scenario);
    /// Reads a file. False when it cannot be read; then the document stays as it is, and trouble() says why.
    bool open(const QString& path);
    /// Reads the file again and forgets what was changed.
    bool revert() { return open(m_path); }
    /// Takes up work that was not saved: the document is modified and saves to where it came from (or nowhere).
    void recover(const QString& path, const QByteArray& text);

    bool save() { return !m_path.isEmpty() && writeTo(m_path); }
    /// Saves elsewhere; from then on that is the file. False when it failed; then all stays as it was.
    bool saveAs(const QString& path) { return writeTo(path); }
    /// Why the last open or save failed, as a sentence.
    const QString& trouble() const { return m_trouble; }

    OnDisk onDisk() const { return m_onDisk; }
    /// Looks at the disk now.
    void lookAtDisk();
    /// The document is kept as it is in spite of what happened to the file: it counts as modified.
    void keep();

signals:
    /// Another file, or another name in the language in use.
    void pathChanged();
    void saved();
    void readingProblemsChanged();
    void onDiskChanged();

private:
    void take(const QString& path, const QByteArray& text);
    void show(const QByteArray& text);
    void setPath(const QString&);
    void setOnDisk(OnDisk);
    bool writeTo(const QString& path);

    Document& m_document;
    FileWatch* m_watch;
    QString m_path;
    bool m_readOnly = false;
    Problems m_readingProblems;
    Caution m_caution = Caution::None;
    QString m_trouble;
    QByteArray m_digest;  ///< of what the file held when it was read or written
    FileStore::Trace m_trace;
    OnDisk m_onDisk = OnDisk::Same;
};

}  // namespace inselwerk
