#include "app/play/table/put_aside.h"

#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"

#include "engine/game/save.h"
#include "engine/rules/registry.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace inselwerk {
namespace {

/// A path among the saved games that nothing has yet: by the time when the game was last played.
QString freeName(const QFileInfo& from, const QString& ending)
{
    const QString name =
        paths::saves() + QLatin1Char('/') + from.lastModified().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    for (int i = 1;; ++i) {
        const QString again = i == 1 ? QString() : QStringLiteral(" (%1)").arg(i);
        const QString file = name + again + ending;
        // Links that lead nowhere have their name all the same.
        if (!QFileInfo::exists(file) && !QFileInfo(file).isSymLink()) return file;
    }
}

}  // namespace

PutAside PutAside::of(const QString& file)
{
    PutAside done;
    const QFileInfo info(file);
    if (!info.isFile() || info.size() == 0) return done;
    const LoadedGame last = readSaveFile(info.filesystemFilePath(), moduleTypes());
    const bool whole = last.game && last.problems.empty();
    if (whole && (last.game->over() || last.game->steps().empty())) return done;
    if (!whole) done.m_flaw = last.problems.front().sentence;
    done.m_outcome = whole ? Outcome::Kept : Outcome::KeptBroken;
    done.m_from = file;
    done.m_to = freeName(info, whole ? QStringLiteral(".yaml") : QStringLiteral(".broken.yaml"));
    QFile moved(file);
    if (moved.rename(done.m_to)) return done;  // never onto a file that is there
    done.m_outcome = Outcome::Failed;
    done.m_error = moved.errorString();
    return done;
}

QString PutAside::sentence() const
{
    switch (m_outcome) {
        case Outcome::KeptBroken:
            //: %1 is the name of a file, %2 a sentence that says what is wrong with it
            return fill(
                tr("The last game cannot be read as a whole. It was put among the saved games as “%1”, unchanged. %2"),
                {QFileInfo(m_to).fileName(), translate(*m_flaw)});
        case Outcome::Failed:
            //: %1 is a file, %2 what the system says
            return fill(
                tr("“%1” holds an earlier game that cannot be put among the saved games: %2. It stays where it is."),
                {m_from, m_error});
        case Outcome::NothingToLose:
        case Outcome::Kept: break;
    }
    return {};
}

}  // namespace inselwerk
