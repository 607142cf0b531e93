#include "app/play/shell/board_choices.h"

#include "app/common/text/messages.h"

namespace inselwerk {

void BoardChoices::set(std::shared_ptr<const Scenario> scenario)
{
    beginResetModel();
    m_scenario = std::move(scenario);
    endResetModel();
    emit changed();
}

void BoardChoices::retranslate()
{
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int BoardChoices::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_scenario ? 0 : static_cast<int>(m_scenario->boards.size());
}

QVariant BoardChoices::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const Board& board = m_scenario->boards[static_cast<std::size_t>(at.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: {
        const QString name = translate(board.name);
        return name.isEmpty() ? QString::fromStdString(board.id) : name;
    }
    case NoteRole:
        return board.minPlayers == board.maxPlayers
                   ? tr("for %n player(s)", nullptr, board.maxPlayers)
                   : tr("for %1 to %2 players").arg(QString::number(board.minPlayers), QString::number(board.maxPlayers));
    default: return {};
    }
}

QHash<int, QByteArray> BoardChoices::roleNames() const { return {{NameRole, "name"}, {NoteRole, "note"}}; }

}  // namespace inselwerk
