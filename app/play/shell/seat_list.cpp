#include "app/play/shell/seat_list.h"

#include "app/common/text/messages.h"
#include "app/play/shell/player_kinds.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr qsizetype longestName = 40;

QString nameOfColour(Colour colour)
{
    const std::string_view name = nameOf(colour);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QStringList coloursOf(const Board& board)
{
    QStringList colours;
    for (const StartingPieces& pieces : board.pieces) colours << nameOfColour(pieces.colour);
    for (int i = 0; board.pieces.empty() && i < colourCount; ++i) colours << nameOfColour(static_cast<Colour>(i));
    return colours;
}

/// Names for bots; persons type their own.
constexpr std::array botNames{"Anna", "Benno", "Clara", "Deniz", "Emil", "Frida"};

}  // namespace

void SeatList::fit(const Board& board, const QList<Seat>& last, int usual)
{
    beginResetModel();
    m_least = board.minPlayers;
    m_most = board.maxPlayers;
    m_colours = coloursOf(board);
    m_seats.clear();
    const int wanted = std::clamp(last.isEmpty() ? usual : static_cast<int>(last.size()), m_least, m_most);
    for (const Seat& seat : last) {
        if (count() == wanted) break;
        m_seats.append(seat);
        Seat& mine = m_seats.back();
        mine.name = mine.name.left(longestName);
        if (!PlayerKinds::known(mine.player)) mine.player = PlayerKinds::usualBot();
    }
    // Colours that the board has not, or that are there twice, are changed.
    QStringList free = m_colours;
    for (const Seat& seat : m_seats) free.removeAll(seat.colour);
    QStringList taken;
    for (Seat& seat : m_seats) {
        if (!m_colours.contains(seat.colour) || taken.contains(seat.colour)) seat.colour = free.takeFirst();
        taken << seat.colour;
    }
    while (count() < wanted) m_seats.append(newSeat());
    endResetModel();
    emit changed();
    emit seatingChanged();
}

SeatList::Seat SeatList::newSeat() const
{
    Seat seat;
    const auto colourTaken = [this](const QString& c) {
        return std::ranges::any_of(m_seats, [&](const Seat& s) { return s.colour == c; });
    };
    const auto free = std::ranges::find_if_not(m_colours, colourTaken);
    seat.colour = free == m_colours.end() ? m_colours.value(0) : *free;
    if (m_seats.isEmpty()) {
        seat.player = QStringLiteral("human");
        return seat;
    }
    seat.player = PlayerKinds::usualBot();
    for (std::size_t i = m_seats.size(); i < m_seats.size() + botNames.size(); ++i) {
        seat.name = QString::fromLatin1(botNames[i % botNames.size()]);
        if (std::ranges::none_of(m_seats, [&](const Seat& s) { return s.name == seat.name; })) break;
    }
    return seat;
}

Seating SeatList::seating() const
{
    Seating seating;
    for (const Seat& seat : m_seats) seating.colours.push_back(colourFrom(seat.colour.toStdString()).value_or(Colour::Red));
    return seating;
}

std::vector<SeatSetup> SeatList::setup() const
{
    std::vector<SeatSetup> seats;
    for (const Seat& seat : m_seats) {
        SeatSetup s;
        s.name = seat.name.trimmed().toStdString();
        s.colour = colourFrom(seat.colour.toStdString()).value_or(Colour::Red);
        s.player = seat.player.toStdString();
        seats.push_back(std::move(s));
    }
    return seats;
}

void SeatList::add()
{
    if (count() >= m_most) return;
    beginInsertRows({}, count(), count());
    m_seats.append(newSeat());
    endInsertRows();
    emit changed();
    emit seatingChanged();
}

void SeatList::remove(int seat)
{
    if (!has(seat) || count() <= m_least) return;
    beginRemoveRows({}, seat, seat);
    m_seats.removeAt(seat);
    endRemoveRows();
    emit changed();
    emit seatingChanged();
}

void SeatList::moveUp(int seat)
{
    if (!has(seat) || seat == 0) return;
    beginMoveRows({}, seat, seat, {}, seat - 1);
    m_seats.swapItemsAt(seat, seat - 1);
    endMoveRows();
    emit changed();
}

void SeatList::setName(int seat, const QString& name)
{
    if (!has(seat) || m_seats[seat].name == name) return;
    m_seats[seat].name = name.left(longestName);
    announce(-1);
}

void SeatList::setColour(int seat, const QString& colour)
{
    if (!has(seat) || !m_colours.contains(colour) || m_seats[seat].colour == colour) return;
    for (Seat& other : m_seats)
        if (other.colour == colour) other.colour = m_seats[seat].colour;
    m_seats[seat].colour = colour;
    announce(-1);
    emit seatingChanged();
}

void SeatList::setPlayer(int seat, const QString& player)
{
    if (!has(seat) || m_seats[seat].player == player) return;
    m_seats[seat].player = player;
    announce(seat);
}

QString SeatList::colourName(const QString& colour) const
{
    QString name = translateWord(colour.toStdString());
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

/// A change of one seat, or (-1) one that may touch others.
void SeatList::announce(int seat)
{
    if (m_seats.isEmpty()) return;
    emit dataChanged(index(std::max(seat, 0)), index(seat < 0 ? count() - 1 : seat));
    emit changed();
}

void SeatList::retranslate() { announce(-1); }

int SeatList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatList::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const Seat& seat = m_seats[at.row()];
    switch (role) {
    case NameRole: return seat.name;
    case ColourRole: return seat.colour;
    case ColourNameRole: return colourName(seat.colour);
    case PlayerRole: return seat.player;
    case HintRole: {
        const QString name = seat.name.trimmed();
        const auto same = std::ranges::count_if(m_seats, [&](const Seat& s) { return s.name.trimmed() == name; });
        return !name.isEmpty() && same > 1 ? tr("This name is there twice.") : QString();
    }
    default: return {};
    }
}

QHash<int, QByteArray> SeatList::roleNames() const
{
    return {{NameRole, "name"}, {ColourRole, "colour"}, {ColourNameRole, "colourName"}, {PlayerRole, "player"},
            {HintRole, "hint"}};
}

}  // namespace inselwerk
