#pragma once

#include "app/common/painting/board_picture.h"
#include "app/play/shell/board_choices.h"
#include "app/play/shell/house_rules.h"
#include "app/play/shell/player_kinds.h"
#include "app/play/shell/scenario_file.h"
#include "app/play/shell/seat_list.h"

namespace inselwerk {

/// A game that is about to begin: scenario, board, seats, house rules and seed, and the board as it will lie there.
class NewGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Desk")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes NOTIFY changed)
    Q_PROPERTY(QString rulesPage READ rulesPage NOTIFY changed)
    Q_PROPERTY(inselwerk::BoardChoices* boards READ boards CONSTANT)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY changed)
    /// The board comes with fixed starting pieces: nothing is founded at the start.
    Q_PROPERTY(bool fixedStart READ fixedStart NOTIFY changed)
    Q_PROPERTY(inselwerk::SeatList* seats READ seats CONSTANT)
    Q_PROPERTY(inselwerk::PlayerKinds* kinds READ kinds CONSTANT)
    Q_PROPERTY(inselwerk::HouseRules* rules READ rules CONSTANT)
    /// A whole number below 2^53, as text.
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    Q_PROPERTY(inselwerk::BoardPicture picture READ picture NOTIFY pictureChanged)
    /// Why the game cannot begin, as a sentence; empty: it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit NewGame(Settings&, QObject* parent = nullptr);

    void begin(const ScenarioFile&);
    bool ready() const { return m_scenario && problem().isEmpty(); }
    /// Remembers the seats for the next time.
    GameSetup take();
    void retranslate();

    QString name() const;
    QString summary() const;
    int minutes() const { return m_scenario ? m_scenario->minutes : 0; }
    QString rulesPage() const;
    BoardChoices* boards() { return &m_boards; }
    int board() const { return m_board; }
    void setBoard(int);
    bool fixedStart() const;
    SeatList* seats() { return &m_seats; }
    PlayerKinds* kinds() { return &m_kinds; }
    HouseRules* rules() { return &m_rules; }
    QString seed() const { return m_seed; }
    void setSeed(const QString&);
    const BoardPicture& picture() const { return m_picture; }
    QString problem() const;

    /// Another seed, by chance.
    Q_INVOKABLE void shuffle();
    Q_INVOKABLE void copySeed() const;

signals:
    void changed();
    void pictureChanged();

private:
    const Board* chosenBoard() const;
    std::optional<u64> seedNumber() const;
    void draw();

    Settings& m_settings;
    std::shared_ptr<const Scenario> m_scenario;
    BoardChoices m_boards;
    SeatList m_seats;
    PlayerKinds m_kinds;
    HouseRules m_rules;
    int m_board = 0;
    QString m_seed;
    BoardPicture m_picture;
};

}  // namespace inselwerk
