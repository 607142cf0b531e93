#include "app/play/shell/saved_games.h"

#include "app/common/board_picture_of.h"
#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"
#include "app/play/table/autosave.h"
#include "engine/game/save.h"
#include "engine/rules/registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QThreadPool>

namespace inselwerk {
namespace {

constexpr qsizetype mostShown = 20;

QStringList filesByTime()
{
    QStringList files;
    const QFileInfoList entries = QDir(paths::saves()).entryInfoList(QDir::Files, QDir::Time);
    for (const QFileInfo& entry : entries.mid(0, mostShown)) files << entry.absoluteFilePath();
    return files;
}

QString whenOf(const QDateTime& time)
{
    const QLocale locale;
    const QString clock = locale.toString(time.time(), QLocale::ShortFormat);
    const QDate today = QDate::currentDate();
    if (time.date() == today) return SavedGames::tr("today, %1").arg(clock);
    if (time.date() == today.addDays(-1)) return SavedGames::tr("yesterday, %1").arg(clock);
    return locale.toString(time.date(), QLocale::ShortFormat);
}

QStringList coloursOf(const SavedGame& game)
{
    QStringList colours;
    for (const SavedGame::Seat& seat : game.seats) colours << seat.colour;
    return colours;
}

}  // namespace

SavedGame SavedGame::read(const QString& file)
{
    SavedGame saved;
    saved.file = file;
    const QFileInfo info(file);
    saved.changed = info.lastModified();
    if (!info.isFile()) return saved;
    const LoadedGame loaded = readSaveFile(info.filesystemFilePath(), moduleTypes());
    saved.broken = !loaded.game && info.size() > 0;
    if (!loaded.game) return saved;
    const Game& game = *loaded.game;
    saved.readable = true;
    saved.over = game.over();
    saved.name = game.setup().scenario->name;
    saved.round = static_cast<int>(game.state().pub.turn) / game.rules().seats + 1;
    const View view = game.view();
    for (inselwerk::Seat s = 0; s < game.rules().seats; ++s) {
        const std::string_view colour = nameOf(game.rules().colours[s]);
        saved.seats.push_back({QString::fromLatin1(colour.data(), static_cast<qsizetype>(colour.size())),
                               view.publicPoints(s)});
    }
    saved.picture = boardPictureOf(view, game.setup().scenario->findBoard(game.rules().boardId));
    return saved;
}

void SavedGames::reload()
{
    QThreadPool::globalInstance()->start([request = ++m_request, autosave = Autosave::file(), self = QPointer<SavedGames>(this)] {
        SavedGame last = SavedGame::read(autosave);
        std::vector<SavedGame> games;
        for (const QString& file : filesByTime()) {
            SavedGame game = SavedGame::read(file);
            if (game.readable) games.push_back(std::move(game));
        }
        QMetaObject::invokeMethod(qApp, [=, last = std::move(last), games = std::move(games)] {
            if (SavedGames* list = self.data()) list->show(request, last, games);
        });
    });
}

void SavedGames::show(int request, SavedGame last, std::vector<SavedGame> games)
{
    if (request != m_request) return;
    beginResetModel();
    m_last = std::move(last);
    m_games = std::move(games);
    endResetModel();
    emit changed();
    if (m_last.broken) emit lastIsBroken();
}

void SavedGames::retranslate()
{
    if (!m_games.empty()) emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

QString SavedGames::lastName() const { return translate(m_last.name); }
QString SavedGames::lastWhen() const { return whenOf(m_last.changed); }
QStringList SavedGames::lastColours() const { return coloursOf(m_last); }

QList<int> SavedGames::lastPoints() const
{
    QList<int> points;
    for (const SavedGame::Seat& seat : m_last.seats) points << seat.points;
    return points;
}

int SavedGames::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant SavedGames::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const SavedGame& game = m_games[static_cast<std::size_t>(at.row())];
    switch (role) {
    case FileRole: return game.file;
    case TitleRole:
        if (game.over) return tr("%1, finished", "%1: scenario").arg(translate(game.name));
        return tr("%1, round %2", "%1: scenario").arg(translate(game.name), QString::number(game.round));
    case WhenRole: return whenOf(game.changed);
    case ColoursRole: return coloursOf(game);
    default: return {};
    }
}

QHash<int, QByteArray> SavedGames::roleNames() const
{
    return {{FileRole, "file"}, {TitleRole, "title"}, {WhenRole, "when"}, {ColoursRole, "colours"}};
}

}  // namespace inselwerk
