#pragma once

#include "app/play/table/bot_runner.h"
#include "app/play/table/game_log.h"
#include "app/play/table/hot_seat.h"
#include "app/play/table/picker.h"
#include "app/play/table/stage.h"

#include <QElapsedTimer>

#include <vector>

namespace inselwerk {

class Settings;

/// The course of a game at the table: persons act, bots are asked, what happened is shown scene by scene, and at rest
/// it is looked who comes next.
class GameCourse : public QObject
{
    Q_OBJECT

public:
    explicit GameCourse(Settings&, QObject* parent = nullptr);
    ~GameCourse() override;

    /// Goes on with a game, new or loaded.
    void start(std::unique_ptr<Game>);
    const Game* game() const { return m_game.get(); }
    const Position& position() const { return m_position; }
    const GameLog& log() const { return m_log; }
    /// Entries of the log that may be shown by now.
    int logMark() const { return m_logMark; }
    Picker& picker() { return m_picker; }
    const Picker& picker() const { return m_picker; }
    const HotSeat& hotSeat() const { return m_hotSeat; }
    BotRunner& bots() { return m_bots; }

    /// Applies an action of the viewer; false when it is refused or (unless `again`) taken for a double click.
    bool act(const Action&, bool again = false);
    /// The same with outcomes of chance given from outside (dice typed in, tests); those missing are drawn.
    bool actGiven(const Action&, std::vector<Outcome> outcomes);
    bool canUndo() const;
    bool undo();
    bool canRedo() const;
    bool redo();
    void reveal();
    void handTo(Seat);
    void step();
    void skip() { m_stage.skip(); }
    /// The choice at hand changed.
    void choiceChanged();

    /// Declines further offers of this turn for a seat.
    void declineRest(Seat);
    bool declines(Seat s) const { return m_declining >> s & 1; }

    bool busy() const { return m_stage.playing(); }
    const QVariantMap& event() const { return m_event; }
    /// The seat whose bot thinks or waits to be shown, −1: none.
    int botsThink() const;
    bool waitsForStep() const { return m_waitsForStep; }
    void setRepeatGuard(int milliseconds) { m_repeatGuard = milliseconds; }

signals:
    /// Another game is at the table.
    void begun();
    void changed();
    void busyChanged();
    void eventStarted(const QVariantMap& event);
    void eventEnded();
    /// An action was applied (or `undone`): time to save.
    void applied();
    void undone();
    void refused(const QString& reason);

private:
    bool apply(const Action&, bool byBot, std::vector<Outcome> given = {});
    void tell(const Recorder&, bool byBot);
    void settle();
    void show(const Scene&);
    void look();
    bool answerByItself();
    void askBots();
    BotQuestion question(Seat, const State&, std::size_t step) const;
    void botAnswered(Seat, const Action&);
    void botPlays(Seat, const Action&);
    Action fallback(Seat) const;
    bool isDoubleClick(const Action&);
    void retell();

    Settings& m_settings;
    std::unique_ptr<Game> m_game;
    Position m_position;
    GameLog m_log;
    std::vector<int> m_marks;  ///< size of the log before each step of the game
    int m_logMark = 0;
    Picker m_picker;
    HotSeat m_hotSeat;
    Stage m_stage;
    BotRunner m_bots;
    QTimer m_pause;  ///< until the answer of a bot is played
    Seat m_pausing = nobody;
    QElapsedTimer m_sinceBot;
    QElapsedTimer m_sinceAct;
    Action m_lastAct;
    QVariantMap m_event;
    int m_repeatGuard = 300;
    u8 m_declining = 0;
    u32 m_decliningTurn = 0;
    bool m_waitsForStep = false;
    bool m_stepped = false;
};

}  // namespace inselwerk
