#include "editor/document/document_file.h"

#include "editor/document/file_watch.h"
#include "engine/rules/registry.h"
#include "engine/scenario/writer.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace inselwerk {
namespace {

QByteArray digestOf(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1); }

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// Without what the checks say of any scenario, however it came about.
Problems onlyOfReading(const Reading& reading, const ModuleDescriptions& modules)
{
    const Problems checked = checkScenario(reading.scenario, modules, reading.places);
    Problems found;
    for (const Problem& problem : reading.problems) {
        const bool ofChecks = std::any_of(checked.begin(), checked.end(), [&](const Problem& other) {
            return other.path == problem.path && english(other.sentence) == english(problem.sentence);
        });
        if (!ofChecks) found.push_back(problem);
    }
    return found;
}

DocumentFile::Caution cautionOf(const Reading& reading, const Problems& ofReading, const QByteArray& text)
{
    using Caution = DocumentFile::Caution;
    if (text.trimmed().isEmpty()) return Caution::None;
    if (!reading.wellFormed) return Caution::NoScenario;
    if (!ofReading.empty()) return Caution::Unread;
    return reading.losesComments ? Caution::Comments : Caution::None;
}

}  // namespace

DocumentFile::DocumentFile(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_watch(new FileWatch(this))
{
    connect(m_watch, &FileWatch::touched, this, &DocumentFile::lookAtDisk);
}

DocumentFile::~DocumentFile() = default;

//: Name of a document that has no file
QString DocumentFile::name() const { return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName(); }

bool DocumentFile::isUntouched() const
{
    return m_path.isEmpty() && !m_document.isModified() && m_document.history().count() == 0;
}

void DocumentFile::begin(Scenario scenario)
{
    m_readingProblems.clear();
    m_caution = Caution::None;
    m_digest.clear();
    setPath({});
    m_document.replace(std::move(scenario));
    emit readingProblemsChanged();
}

bool DocumentFile::open(const QString& path)
{
    const FileStore::Content content = FileStore::read(path);
    m_trouble = content.trouble;
    if (!m_trouble.isEmpty()) return false;
    take(path, content.bytes);
    return true;
}

void DocumentFile::take(const QString& path, const QByteArray& text)
{
    m_digest = digestOf(text);
    setPath(path);
    show(text);
}

void DocumentFile::show(const QByteArray& text)
{
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    Reading reading = readScenario(viewOf(text), modules);
    m_readingProblems = onlyOfReading(reading, modules);
    m_caution = cautionOf(reading, m_readingProblems, text);
    m_document.replace(std::move(reading.scenario));
    emit readingProblemsChanged();
}

void DocumentFile::recover(const QString& path, const QByteArray& text)
{
    const QByteArray original = path.isEmpty() ? QByteArray() : FileStore::read(path).bytes;
    m_digest = digestOf(original);
    setPath(path);
    show(text);
    // What saving costs is a matter of the file that it replaces.
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    const Reading replaced = readScenario(viewOf(original), modules);
    m_caution = cautionOf(replaced, onlyOfReading(replaced, modules), original);
    m_document.history().resetClean();
}

bool DocumentFile::writeTo(const QString& path)
{
    m_document.settle();
    const QByteArray bytes =
        QByteArray::fromStdString(writeScenario(m_document.scenario(), descriptionsOf(moduleTypes())));
    m_trouble = FileStore::write(path, bytes);
    if (!m_trouble.isEmpty()) return false;
    m_digest = digestOf(bytes);
    m_caution = Caution::None;
    m_readingProblems.clear();
    setPath(path);
    m_document.breakMerging();
    m_document.history().setClean();
    emit readingProblemsChanged();
    emit saved();
    return true;
}

void DocumentFile::setPath(const QString& path)
{
    m_path = path;
    m_readOnly = !path.isEmpty() && !FileStore::mayWrite(path);
    m_trace = FileStore::traceOf(path);
    m_watch->watch(path);
    setOnDisk(OnDisk::Same);
    emit pathChanged();
}

void DocumentFile::lookAtDisk()
{
    if (m_path.isEmpty()) return;
    const FileStore::Trace now = FileStore::traceOf(m_path);
    if (now == m_trace) return;
    m_trace = now;
    m_watch->watch(m_path);
    if (now.size < 0) return setOnDisk(OnDisk::Gone);
    // A file that is written at this moment is looked at again when that is done: its trace changes once more.
    const FileStore::Content content = FileStore::read(m_path);
    if (content.trouble.isEmpty()) setOnDisk(digestOf(content.bytes) == m_digest ? OnDisk::Same : OnDisk::Changed);
}

void DocumentFile::keep()
{
    m_document.history().resetClean();
    m_digest = digestOf(FileStore::read(m_path).bytes);
    setOnDisk(OnDisk::Same);
}

void DocumentFile::setOnDisk(OnDisk state)
{
    if (state == m_onDisk && state != OnDisk::Changed) return;
    m_onDisk = state;
    emit onDiskChanged();
}

}  // namespace inselwerk
