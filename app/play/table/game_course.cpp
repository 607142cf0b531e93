#include "app/play/table/game_course.h"

#include "app/common/settings/settings.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/display_events.h"

#include <algorithm>
#include <utility>

namespace inselwerk {
namespace {

/// Time between two actions of bots, in ms.
int pauseOf(Settings::BotSpeed speed)
{
    switch (speed) {
        case Settings::BotSpeed::Slow: return 1000;
        case Settings::BotSpeed::Fast: return 250;
        default: return 0;
    }
}

u8 personsOf(const GameSetup& setup)
{
    u8 set = 0;
    for (std::size_t s = 0; s < setup.seats.size(); ++s)
        if (setup.seats[s].player == "human") set = static_cast<u8>(set | 1U << s);
    return set;
}

}  // namespace

GameCourse::GameCourse(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    m_pause.setSingleShot(true);
    connect(&m_stage, &Stage::entered, this, &GameCourse::show);
    connect(&m_stage, &Stage::left, this, [this] {
        if (m_event.isEmpty()) return;
        m_event.clear();
        emit eventEnded();
    });
    connect(&m_stage, &Stage::finished, this, [this] {
        settle();
        emit busyChanged();
    });
    connect(&m_bots, &BotRunner::answered, this, &GameCourse::botAnswered);
    connect(&m_bots, &BotRunner::silent, this, [this](Seat seat) {
        if (m_stage.playing() || !m_position.decides(seat)) return;
        m_log.addSilentBot(seat, m_game->state());
        apply(fallback(seat), true);
    });
    const auto lookAgain = [this] {
        if (m_game && !m_stage.playing()) settle();
    };
    connect(&m_settings, &Settings::botSpeedChanged, this, lookAgain);
    connect(&m_settings, &Settings::handCoverChanged, this, lookAgain);
}

GameCourse::~GameCourse() = default;

void GameCourse::start(std::unique_ptr<Game> game)
{
    m_pause.stop();
    m_stage.clear();
    m_game = std::move(game);
    m_position = {};
    m_position.setup = m_game->setup();
    m_position.rules = m_game->table().rules;
    m_position.deal = m_game->deal();
    m_picker.reset();
    m_hotSeat.begin(personsOf(m_game->setup()));
    m_declining = 0;
    m_waitsForStep = m_stepped = false;
    retell();
    look();
    emit begun();
    settle();
    emit busyChanged();
}

/// Fills the log of a game that was loaded, and the memory of its bots, by playing it once more.
void GameCourse::retell()
{
    m_log.rewind(0);
    m_marks.clear();
    State state = m_game->firstState();
    Recorder recorder;
    if (!m_game->startedFromPosition()) {
        if (Message notice = m_game->notice(); !notice.empty()) m_log.addNotice(std::move(notice), state);
        inselwerk::start(m_game->rules(), m_game->deal(), state, &recorder);
    }
    const auto take = [this, &recorder] {
        for (const Recorder::Event& e : recorder.events) m_log.add(e.happening, e.state);
        recorder.events.clear();
    };
    take();
    std::vector<BotQuestion> asked;
    for (const Step& step : m_game->steps()) {
        const Seat seat = step.action.seat;
        const bool byBot = !(personsOf(m_game->setup()) >> seat & 1);
        if (!asked.empty() && asked.back().state.pub.turn != state.pub.turn) asked.clear();
        if (byBot) asked.push_back(question(seat, state, m_marks.size()));
        m_marks.push_back(m_log.size());
        Chance chance;
        chance.given = step.outcomes;
        inselwerk::apply(m_game->rules(), m_game->deal(), state, step.action, &recorder, &chance);
        take();
    }
    m_logMark = m_log.size();
    m_bots.restart(m_game->deal().seed, std::move(asked));
}

// ---- What is shown
// --------------------------------------------------------------------------------------------------------

void GameCourse::show(const Scene& scene)
{
    m_position.state = scene.state;
    m_position.atRest = false;
    m_position.legal.clear();
    m_logMark = scene.logMark;
    m_event = scene.event;
    // Scenes without duration pass in one go; only what stays is worth a repaint.
    if (scene.duration > 0) emit changed();
    if (!scene.event.isEmpty()) emit eventStarted(scene.event);
}

/// Sets the position to the real one, as the viewer sees it.
void GameCourse::look()
{
    m_position.state = m_game->state();
    m_position.atRest = true;
    m_position.viewer = m_hotSeat.viewer();
    m_position.legal.clear();
    m_logMark = m_log.size();
    if (m_position.viewerDecides()) legalActions(m_position.seen(), m_position.legal);
    m_picker.settle(m_position);
}

void GameCourse::settle()
{
    if (!m_game) return;
    const View v = m_game->view();
    if (v.pub().turn != m_decliningTurn) m_declining = 0;
    m_decliningTurn = v.pub().turn;
    if (answerByItself()) return;
    m_hotSeat.settle(v.deciders(), v.turnSeat(), v.rules().seats, m_settings.handCover());
    look();
    askBots();
    emit changed();
}

void GameCourse::choiceChanged() { emit changed(); }

/// Declines for persons who asked for it, and offers of bots to a person without any card. Who lacks only what is asked
/// may still make a counter-offer.
bool GameCourse::answerByItself()
{
    const View v = m_game->view();
    if (v.over() || !v.pub().agenda.top().is(TaskKind::Answer)) return false;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == v.turnSeat() || !(v.deciders() & m_hotSeat.humans() & only(s))) continue;
        const bool byBot = !(m_hotSeat.humans() >> v.turnSeat() & 1);
        const bool penniless = byBot && m_game->observe(s).hand().empty();
        if (declines(s) || penniless) return apply(make(Do::Decline, s), true);
    }
    return false;
}

// ---- Persons
// ----------------------------------------------------------------------------------------------------------------

bool GameCourse::isDoubleClick(const Action& a)
{
    const bool again = m_sinceAct.isValid() && m_sinceAct.elapsed() < m_repeatGuard && a == m_lastAct;
    m_sinceAct.start();
    m_lastAct = a;
    return again;
}

bool GameCourse::act(const Action& a, bool again)
{
    if (!m_game || (!again && isDoubleClick(a))) return false;
    if (m_stage.playing()) {
        m_stage.skip();
        // Whoever hits a key again to see the dice sooner does not mean to end the turn unseen.
        if (a.is(Do::EndTurn)) return false;
    }
    const Refusal no =
        a.seat == m_position.viewer ? refuse(m_game->observe(a.seat), a) : Refusal{Reason::NotYourDecision};
    if (no) {
        emit refused(ReasonSentences::of(no, Names(m_position)));
        return false;
    }
    return apply(a, false);
}

bool GameCourse::actGiven(const Action& a, std::vector<Outcome> outcomes)
{
    if (!m_game || a.seat != m_position.viewer) return false;
    m_stage.skip();
    return apply(a, false, std::move(outcomes));
}

bool GameCourse::apply(const Action& a, bool byBot, std::vector<Outcome> given)
{
    Recorder recorder;
    if (m_game->apply(a, &recorder, std::move(given))) return false;
    tell(recorder, byBot);
    return true;
}

/// Logs, saves and shows what the newest action set off.
void GameCourse::tell(const Recorder& recorder, bool byBot)
{
    const Position before = m_position;
    m_pause.stop();
    m_bots.cancel();
    m_picker.reset();
    m_marks.push_back(m_log.size());
    std::vector<Scene> scenes;
    for (const Recorder::Event& e : recorder.events) {
        m_log.add(e.happening, e.state);
        scenes.push_back({e.happening, e.state, {}, 0, m_log.size()});
    }
    const Settings::BotSpeed speed = m_settings.botSpeed();
    Pace pace = byBot && speed == Settings::BotSpeed::AtOnce ? Pace::None
                : m_settings.lessMovement()                  ? Pace::Still
                : byBot && speed == Settings::BotSpeed::Fast ? Pace::Quick
                                                             : Pace::Normal;
    direct(scenes, before, pace);
    if (byBot) m_sinceBot.start();
    emit applied();
    m_stage.play(std::move(scenes));
    if (m_stage.playing()) emit busyChanged();
}

bool GameCourse::canUndo() const
{
    return m_game && m_position.hasViewer() && m_game->canUndo() &&
           m_game->steps().back().action.seat == m_position.viewer;
}

bool GameCourse::undo()
{
    m_stage.skip();
    if (!canUndo() || !m_game->undo()) return false;
    m_bots.cancel();
    m_picker.reset();
    m_sinceAct.invalidate();
    m_log.rewind(m_marks.back());
    m_marks.pop_back();
    emit undone();
    settle();
    return true;
}

bool GameCourse::canRedo() const
{
    const Step* step = m_game ? m_game->undoneStep() : nullptr;
    return step && m_position.hasViewer() && step->action.seat == m_position.viewer;
}

bool GameCourse::redo()
{
    m_stage.skip();
    Recorder recorder;
    if (!canRedo() || !m_game->redo(&recorder)) return false;
    tell(recorder, false);
    return true;
}

void GameCourse::reveal()
{
    m_hotSeat.reveal();
    if (m_game && !m_stage.playing()) settle();
}

void GameCourse::handTo(Seat s)
{
    if (!m_game || m_stage.playing() || !m_position.decides(s)) return;
    if (m_hotSeat.handTo(s, m_settings.handCover())) settle();
}

void GameCourse::declineRest(Seat s)
{
    m_declining |= only(s);
    if (m_game && !m_stage.playing()) settle();
}

// ---- Bots
// -------------------------------------------------------------------------------------------------------------------

void GameCourse::step()
{
    if (m_stage.playing()) m_stage.skip();
    if (!m_waitsForStep) return;
    m_stepped = true;
    askBots();
    emit changed();
}

void GameCourse::askBots()
{
    m_waitsForStep = false;
    const View v = m_game->view();
    const auto waiting = static_cast<u8>(v.deciders() & ~m_hotSeat.humans());
    if (!waiting) return;
    Seat seat = v.turnSeat();
    while (!(waiting >> seat & 1)) seat = v.rules().after(seat);
    const bool ownTurn = seat == v.turnSeat();
    if (m_settings.botSpeed() == Settings::BotSpeed::Step && ownTurn && !m_stepped) {
        m_waitsForStep = true;
        return;
    }
    if (m_bots.thinking() == seat || m_pause.isActive()) return;
    m_bots.ask(question(seat, m_game->state(), m_game->steps().size()));
}

BotQuestion GameCourse::question(Seat seat, const State& state, std::size_t step) const
{
    BotQuestion q{m_position.rules, m_position.deal, state, seat, m_game->setup().seats[seat].player, {}, step};
    legalActions(Observation(View(*q.rules, q.deal, q.state), seat), q.legal);
    return q;
}

int GameCourse::botsThink() const
{
    if (m_bots.thinking() != nobody) return m_bots.thinking();
    return m_pause.isActive() ? int{m_pausing} : -1;
}

void GameCourse::botAnswered(Seat seat, const Action& a)
{
    const qint64 wanted = pauseOf(m_settings.botSpeed());
    const qint64 passed = m_sinceBot.isValid() ? m_sinceBot.elapsed() : wanted;
    m_pausing = seat;
    m_pause.disconnect();
    connect(&m_pause, &QTimer::timeout, this, [this, seat, a] { botPlays(seat, a); });
    m_pause.start(static_cast<int>(std::max<qint64>(0, wanted - passed)));
}

void GameCourse::botPlays(Seat seat, const Action& a)
{
    if (m_stage.playing()) return;  // asked again when it rests
    m_stepped = false;
    if (a.seat == seat && apply(a, true)) return;
    // An answer that is not legal: the position changed meanwhile, or the bot is wrong.
    if (m_position.decides(seat))
        apply(fallback(seat), true);
    else
        settle();
}

Action GameCourse::fallback(Seat seat) const
{
    Actions legal;
    legalActions(m_game->observe(seat), legal);
    for (const Do calm : {Do::Decline, Do::Withdraw, Do::EndTurn})
        for (const Action& a : legal)
            if (a.is(calm)) return a;
    return legal.empty() ? Action{} : legal.front();
}

}  // namespace inselwerk
