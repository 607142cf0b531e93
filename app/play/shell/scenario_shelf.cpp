#include "app/play/shell/scenario_shelf.h"

#include "app/common/authored_picture.h"
#include "app/common/settings/paths.h"
#include "app/play/shell/board_preview.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace inselwerk {
namespace {

constexpr u64 pictureSeed = 1;  ///< draws the boards of the gallery

/// The included game to begin with.
bool isStarter(const ScenarioFile& file) { return !file.own && file.scenario->id == "base"; }

BoardPicture pictureOf(const ScenarioFile& file)
{
    const Scenario& scenario = *file.scenario;
    if (scenario.boards.empty()) return {};
    if (!file.playable) return authoredPicture(scenario, scenario.boards.front());
    const int players = defaultPlayers(scenario);
    const Board* board = defaultBoard(scenario, players);
    if (!board) board = &scenario.boards.front();
    return previewOf(scenario, *board, Seating::usual(*board, players), pictureSeed);
}

}  // namespace

ScenarioShelf::ScenarioShelf(QObject* parent) : QAbstractListModel(parent) {}

int ScenarioShelf::own() const
{
    return static_cast<int>(std::ranges::count_if(m_files, [](const Entry& e) { return e.file.own; }));
}

void ScenarioShelf::setFilter(Filter filter)
{
    if (m_filter == filter) return;
    m_filter = filter;
    sortAndShow();
}

void ScenarioShelf::reload()
{
    std::vector<Entry> files;
    for (const QString& path : paths::scenarioFiles()) {
        ScenarioFile file = ScenarioFile::read(path);
        BoardPicture picture = pictureOf(file);
        files.push_back({std::move(file), std::move(picture)});
    }
    m_files = std::move(files);
    sortAndShow();
}

const ScenarioFile& ScenarioShelf::put(const QString& path)
{
    ScenarioFile file = ScenarioFile::read(path);
    const QString where = file.path;
    BoardPicture picture = pictureOf(file);
    std::erase_if(m_files, [&](const Entry& e) { return e.file.path == where; });
    m_files.push_back({std::move(file), std::move(picture)});
    sortAndShow();
    return *find(where);
}

const ScenarioFile* ScenarioShelf::find(const QString& path) const
{
    const QString wanted = QFileInfo(path).absoluteFilePath();
    const auto it = std::ranges::find_if(m_files, [&](const Entry& e) { return e.file.path == wanted; });
    return it == m_files.end() ? nullptr : &it->file;
}

void ScenarioShelf::sortAndShow()
{
    beginResetModel();
    // The game that all others start from comes first.
    std::ranges::stable_sort(m_files, [](const Entry& a, const Entry& b) {
        const auto rank = [](const Entry& e) { return e.file.own ? 2 : isStarter(e.file) ? 0 : 1; };
        if (rank(a) != rank(b)) return rank(a) < rank(b);
        return QString::localeAwareCompare(a.file.name(), b.file.name()) < 0;
    });
    m_shown.clear();
    for (std::size_t i = 0; i < m_files.size(); ++i)
        if (m_filter == All || m_files[i].file.own == (m_filter == Own)) m_shown.push_back(i);
    endResetModel();
    emit changed();
}

void ScenarioShelf::retranslate()
{
    if (!m_shown.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int ScenarioShelf::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant ScenarioShelf::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const Entry& entry = m_files[m_shown[static_cast<std::size_t>(at.row())]];
    const ScenarioFile& file = entry.file;
    switch (role) {
    case FileRole: return file.path;
    case NameRole: return file.name();
    case SummaryRole: return file.summary();
    case MinPlayersRole: return file.minPlayers();
    case MaxPlayersRole: return file.maxPlayers();
    case MinutesRole: return file.scenario->minutes;
    case OwnRole: return file.own;
    case PictureRole: return QVariant::fromValue(entry.picture);
    case PlayableRole: return file.playable;
    case StarterRole: return isStarter(file);
    case ErrorsRole: return file.errors();
    case WarningsRole: return file.warnings();
    case NoteRole:
        //: %1: date and time
        return file.own ? tr("Own scenario, last changed %1").arg(QLocale().toString(file.changed, QLocale::ShortFormat))
                        : QString();
    default: return {};
    }
}

QHash<int, QByteArray> ScenarioShelf::roleNames() const
{
    return {{FileRole, "file"}, {NameRole, "name"}, {SummaryRole, "summary"}, {MinPlayersRole, "minPlayers"},
            {MaxPlayersRole, "maxPlayers"}, {MinutesRole, "minutes"}, {OwnRole, "own"}, {PictureRole, "picture"},
            {PlayableRole, "playable"}, {ErrorsRole, "errors"}, {WarningsRole, "warnings"}, {NoteRole, "note"}, {StarterRole, "starter"}};
}

}  // namespace inselwerk
