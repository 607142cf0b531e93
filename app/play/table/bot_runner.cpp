#include "app/play/table/bot_runner.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace inselwerk {
namespace {

/// The random numbers for one decision. They depend on nothing but the seed and where the game stands, so that a game
/// that was saved goes on as it would have.
Random streamFor(u64 seed, Seat s, std::size_t step)
{
    Random ofSeat = botStream(seed, s);
    return Random::seeded(ofSeat.next() + step);
}

}  // namespace

/// Shared with the thread, which may outlive the runner when its bot never answers.
struct BotRunner::Desk
{
    std::mutex mutex;
    std::condition_variable wake;
    std::optional<BotQuestion> question;
    int ticket = 0;
    bool quit = false;
    bool thinking = false;
    BotRunner* runner = nullptr;  ///< null: nobody waits any more

    // Only the thread touches these.
    BotMaker maker;
    u64 seed = 0;
    std::array<std::unique_ptr<Bot>, maxSeats> bots;
    std::vector<BotQuestion> earlier;  ///< asked before this thread began

    void work()
    {
        for (const BotQuestion& before : earlier) decide(before);
        std::unique_lock lock(mutex);
        for (;;) {
            wake.wait(lock, [this] { return quit || question; });
            if (quit) return;
            const BotQuestion asked = std::move(*question);
            const int number = ticket;
            question.reset();
            thinking = true;
            lock.unlock();
            const Action answer = decide(asked);
            lock.lock();
            thinking = false;
            wake.notify_all();
            if (runner)
                QMetaObject::invokeMethod(
                    runner, [r = runner, number, answer] { r->receive(number, answer); }, Qt::QueuedConnection);
        }
    }

    Action decide(const BotQuestion& q)
    {
        auto& bot = bots[q.seat];
        if (!bot) bot = maker(q.kind, q.seat);
        Random random = streamFor(seed, q.seat, q.step);
        const View view(*q.rules, q.deal, q.state);
        return bot ? bot->choose(Observation(view, q.seat), q.legal, random) : chooseUniformly(q.legal, random);
    }
};

BotRunner::BotRunner(QObject* parent)
    : QObject(parent), m_maker([](std::string_view kind, Seat) { return makeBot(kind); })
{
    m_watchdog.setSingleShot(true);
    m_watchdog.setInterval(5000);
    connect(&m_watchdog, &QTimer::timeout, this, [this] {
        const Seat seat = m_seat;
        abandon();
        emit silent(seat);
    });
}

BotRunner::~BotRunner() { abandon(); }

void BotRunner::setMaker(BotMaker maker)
{
    m_maker = std::move(maker);
    abandon();
}

void BotRunner::restart(u64 seed, std::vector<BotQuestion> asked)
{
    abandon();
    m_seed = seed;
    m_asked = std::move(asked);
}

void BotRunner::ask(BotQuestion question)
{
    if (!m_desk) {
        m_desk = std::make_shared<Desk>();
        m_desk->runner = this;
        m_desk->maker = m_maker;
        m_desk->seed = m_seed;
        m_desk->earlier = std::move(m_asked);
        std::thread([desk = m_desk] { desk->work(); }).detach();
    }
    m_seat = question.seat;
    ++m_ticket;
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->question = std::move(question);
        m_desk->ticket = m_ticket;
    }
    m_desk->wake.notify_all();
    m_watchdog.start();
}

void BotRunner::cancel()
{
    m_watchdog.stop();
    m_seat = nobody;
    ++m_ticket;
}

void BotRunner::receive(int ticket, const Action& action)
{
    if (ticket != m_ticket || m_seat == nobody) return;
    m_watchdog.stop();
    emit answered(std::exchange(m_seat, nobody), action);
}

/// Lets the thread go; waits a moment for one that is about to answer, so that none is running at the program's end.
void BotRunner::abandon()
{
    cancel();
    if (!m_desk) return;
    std::unique_lock lock(m_desk->mutex);
    m_desk->quit = true;
    m_desk->runner = nullptr;
    m_desk->question.reset();
    m_desk->wake.notify_all();
    m_desk->wake.wait_for(lock, std::chrono::milliseconds(20), [this] { return !m_desk->thinking; });
    lock.unlock();
    m_desk.reset();
}

}  // namespace inselwerk
