#include "app/play/shell/new_game.h"

#include "app/common/text/messages.h"
#include "app/play/shell/board_preview.h"
#include "engine/rules/registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

namespace inselwerk {

NewGame::NewGame(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    connect(&m_seats, &SeatList::seatingChanged, this, [this] {
        draw();
        emit changed();
    });
    connect(&m_rules, &HouseRules::changed, this, &NewGame::changed);
}

void NewGame::begin(const ScenarioFile& file)
{
    m_scenario = file.scenario;
    m_boards.set(m_scenario);
    m_rules.begin(m_scenario);
    m_board = 0;
    // The board for as many players as sat at the table last time, or else for the usual number.
    const QList<Settings::Seat> last = m_settings.lastSeats();
    for (const int players : {static_cast<int>(last.size()), defaultPlayers(*m_scenario)}) {
        if (const Board* board = defaultBoard(*m_scenario, players)) {
            m_board = static_cast<int>(board - m_scenario->boards.data());
            break;
        }
    }
    m_seed.clear();
    if (const Board* board = chosenBoard()) m_seats.fit(*board, last, defaultPlayers(*m_scenario));
    shuffle();
}

const Board* NewGame::chosenBoard() const
{
    const auto i = static_cast<std::size_t>(m_board);
    return m_scenario && i < m_scenario->boards.size() ? &m_scenario->boards[i] : nullptr;
}

void NewGame::setBoard(int board)
{
    if (board == m_board || !m_scenario || board < 0 || board >= m_boards.count()) return;
    m_board = board;
    m_seats.fit(*chosenBoard(), m_seats.seats(), m_seats.count());
    emit changed();
}

bool NewGame::fixedStart() const { return chosenBoard() && !chosenBoard()->pieces.empty(); }

QString NewGame::name() const { return m_scenario ? translate(m_scenario->name) : QString(); }
QString NewGame::summary() const { return m_scenario ? translate(m_scenario->summary) : QString(); }
QString NewGame::rulesPage() const { return m_scenario ? translate(m_scenario->rulesPage) : QString(); }

std::optional<u64> NewGame::seedNumber() const
{
    bool number = false;
    const qulonglong seed = m_seed.toULongLong(&number);
    return number && seed < seedLimit ? std::optional<u64>(seed) : std::nullopt;
}

void NewGame::setSeed(const QString& seed)
{
    const QString text = seed.trimmed();
    if (m_seed == text) return;
    m_seed = text;
    draw();
    emit changed();
}

void NewGame::shuffle()
{
    constexpr quint64 twelveDigits = 1'000'000'000'000;
    setSeed(QString::number(QRandomGenerator::global()->generate64() % twelveDigits));
}

void NewGame::copySeed() const { QGuiApplication::clipboard()->setText(m_seed); }

void NewGame::draw()
{
    const Board* board = chosenBoard();
    if (!board) return;
    m_picture = previewOf(*m_scenario, *board, m_seats.seating(), seedNumber().value_or(0));
    emit pictureChanged();
}

QString NewGame::problem() const
{
    const Board* board = chosenBoard();
    if (!board) return tr("This scenario has no board.");
    if (!seedNumber())
        return tr("The seed must be a whole number from 0 to %1.").arg(QString::number(seedLimit - 1));
    Message problem;
    if (!compile(*m_rules.scenario(), *board, m_seats.seating(), moduleTypes(), &problem).rules) return translate(problem);
    return {};
}

GameSetup NewGame::take()
{
    m_settings.setLastSeats(m_seats.seats());
    GameSetup setup;
    setup.scenario = m_rules.scenario();
    setup.board = chosenBoard()->id;
    setup.seats = m_seats.setup();
    setup.seed = seedNumber().value_or(0);
    return setup;
}

void NewGame::retranslate()
{
    m_boards.retranslate();
    m_seats.retranslate();
    m_kinds.retranslate();
    emit changed();
}

}  // namespace inselwerk
