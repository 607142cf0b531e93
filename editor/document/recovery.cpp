#include "editor/document/recovery.h"

#include "app/common/settings/paths.h"

#include <QDir>

#include <algorithm>

namespace inselwerk {

Recovery::Recovery()
{
    const QFileInfoList files =
        QDir(paths::unsavedWork()).entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name);
    for (const QFileInfo& info : files) {
        auto lock = Autosave::lockOf(info.absoluteFilePath());
        if (!lock->tryLock()) continue;
        // Read once it is ours: until then the other program may have thrown it away.
        if (auto copy = SafetyCopy::read(info.absoluteFilePath())) m_finds.push_back({std::move(*copy), std::move(lock)});
    }
    std::sort(m_finds.begin(), m_finds.end(), [](const Find& a, const Find& b) { return a.copy.written > b.copy.written; });
}

void Recovery::discard(Find& find)
{
    QFile::remove(find.copy.file);
    find.lock.reset();
}

}  // namespace inselwerk
