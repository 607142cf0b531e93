#pragma once

#include "engine/bots/bot.h"
#include "engine/game/game.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace inselwerk {

/// A question to a bot: everything it needs, copied, so that the game may go on meanwhile.
struct BotQuestion
{
    std::shared_ptr<const Ruleset> rules;
    Deal deal;
    State state{};
    Seat seat = 0;
    std::string kind;
    Actions legal;
    std::size_t step = 0;  ///< actions of the game so far
};

/// Makes a bot for a seat; tests put their own in.
using BotMaker = std::function<std::unique_ptr<Bot>(std::string_view kind, Seat)>;

/// Lets bots think in a thread of their own. One question at a time. A bot that does not answer in time is left to
/// itself with its thread, and the next question gets a fresh one.
class BotRunner : public QObject
{
    Q_OBJECT

public:
    explicit BotRunner(QObject* parent = nullptr);
    ~BotRunner() override;

    void setMaker(BotMaker maker);
    void setPatience(int milliseconds) { m_watchdog.setInterval(milliseconds); }
    /// Forgets all bots and whatever they think about: another game, with this seed. `asked` are the questions that
    /// bots have answered in the turn at hand, so that those of a loaded game remember what the old ones did.
    void restart(u64 seed, std::vector<BotQuestion> asked = {});
    void ask(BotQuestion);
    /// Forgets the question.
    void cancel();
    /// The seat that thinks, or nobody.
    Seat thinking() const { return m_seat; }

signals:
    void answered(inselwerk::Seat, const inselwerk::Action&);
    /// The bot did not answer in time.
    void silent(inselwerk::Seat);

private:
    struct Desk;
    void receive(int ticket, const Action&);
    void abandon();

    BotMaker m_maker;
    std::shared_ptr<Desk> m_desk;
    QTimer m_watchdog;
    Seat m_seat = nobody;
    int m_ticket = 0;
    u64 m_seed = 0;
    std::vector<BotQuestion> m_asked;
};

}  // namespace inselwerk
