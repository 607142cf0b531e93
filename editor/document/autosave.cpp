#include "editor/document/autosave.h"

#include "app/common/settings/paths.h"
#include "engine/rules/registry.h"
#include "engine/scenario/writer.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace inselwerk {
namespace {

int delay = Autosave::usualDelay;

/// The first line of a copy is a comment for YAML.
const QByteArray& mark()
{
    static const QByteArray text = "# inselwerk-editor unsaved ";
    return text;
}

}  // namespace

QByteArray SafetyCopy::bytes() const
{
    const QJsonObject head{
        {QStringLiteral("file"), original}, {QStringLiteral("time"), written.toString(Qt::ISODateWithMs)}};
    return mark() + QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' + text;
}

std::optional<SafetyCopy> SafetyCopy::read(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray first = in.readLine();
    if (!first.startsWith(mark())) return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(first.mid(mark().size())).object();
    SafetyCopy copy;
    copy.file = file;
    copy.original = head[QStringLiteral("file")].toString();
    copy.written = QDateTime::fromString(head[QStringLiteral("time")].toString(), Qt::ISODateWithMs);
    copy.text = in.readAll();
    return copy;
}

Autosave::Autosave(DocumentFile& of, QObject* parent) : QObject(parent), m_of(of)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&of.document(), &Document::changed, this, &Autosave::watch);
    connect(&of.document().history(), &QUndoStack::cleanChanged, this, &Autosave::watch);
}

Autosave::~Autosave() { discard(); }

void Autosave::setDelay(int ms) { delay = ms; }

std::unique_ptr<QLockFile> Autosave::lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // only a program that is gone loses its lock
    return lock;
}

void Autosave::watch()
{
    if (!m_of.document().isModified()) return discard();
    // Not begun anew by every change: who never pauses is kept safe as well.
    if (!m_timer.isActive()) m_timer.start(delay);
}

void Autosave::adopt(const QString& file, std::unique_ptr<QLockFile> lock)
{
    m_file = file;
    m_lock = std::move(lock);
    if (const auto copy = SafetyCopy::read(file)) m_written = copy->written;
    emit changed();
}

bool Autosave::takeFile()
{
    if (m_lock) return true;
    if (m_file.isEmpty())
        m_file = paths::unsavedWork() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces)
                 + QStringLiteral(".yaml");
    auto lock = lockOf(m_file);
    if (!lock->tryLock()) return false;
    m_lock = std::move(lock);
    return true;
}

void Autosave::write()
{
    m_timer.stop();
    if (!m_of.document().isModified()) return;
    // Without a lock, another program would offer the work for recovery: it is kept all the same.
    takeFile();
    const QDateTime now = QDateTime::currentDateTime();
    const SafetyCopy copy{
        m_file, m_of.path(), now,
        QByteArray::fromStdString(writeScenario(m_of.document().scenario(), descriptionsOf(moduleTypes())))};
    m_trouble = FileStore::write(m_file, copy.bytes());
    if (m_trouble.isEmpty())
        m_written = now;
    else
        m_timer.start(delay);
    emit changed();
}

void Autosave::discard()
{
    m_timer.stop();
    if (!m_file.isEmpty()) QFile::remove(m_file);
    m_lock.reset();
    m_file.clear();
    m_written = {};
    m_trouble.clear();
    emit changed();
}

}  // namespace inselwerk
