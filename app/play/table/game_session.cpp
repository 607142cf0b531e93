#include "app/play/table/game_session.h"

#include "app/common/settings/paths.h"
#include "app/common/settings/settings.h"
#include "app/common/text/messages.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/sentences/undo_name.h"
#include "app/play/table/autosave.h"
#include "app/play/table/bank_model.h"
#include "app/play/table/board_model.h"
#include "app/play/table/build_model.h"
#include "app/play/table/cards_model.h"
#include "app/play/table/choices_model.h"
#include "app/play/table/game_course.h"
#include "app/play/table/hand_model.h"
#include "app/play/table/log_model.h"
#include "app/play/table/outcome_model.h"
#include "app/play/table/panels_model.h"
#include "app/play/table/players_model.h"
#include "app/play/table/rolls_model.h"
#include "app/play/table/spots_model.h"
#include "app/play/table/table_model.h"
#include "app/play/table/trade_model.h"

#include "engine/rules/registry.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QUrl>

namespace inselwerk {

struct GameSession::Models
{
    explicit Models(GameSession& s)
        : log(s),
          table(s),
          board(s),
          spots(s),
          choices(s),
          hand(s),
          cards(s),
          build(s),
          bank(s),
          rolls(s),
          players(s),
          trade(s),
          outcome(s),
          panels(s)
    {}
    LogModel log;  // first: others show its newest line
    TableModel table;
    BoardModel board;
    SpotsModel spots;
    ChoicesModel choices;
    HandModel hand;
    CardsModel cards;
    BuildModel build;
    BankModel bank;
    RollsModel rolls;
    PlayersModel players;
    TradeModel trade;
    OutcomeModel outcome;
    PanelsModel panels;
};

GameSession::GameSession(Settings& settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_course(std::make_unique<GameCourse>(settings)),
      m_autosave(std::make_unique<Autosave>())
{
    connect(m_course.get(), &GameCourse::changed, this, &GameSession::changed);
    connect(m_course.get(), &GameCourse::busyChanged, this, &GameSession::busyChanged);
    connect(m_course.get(), &GameCourse::eventStarted, this, &GameSession::eventStarted);
    connect(m_course.get(), &GameCourse::eventEnded, this, &GameSession::eventEnded);
    connect(m_course.get(), &GameCourse::refused, this, &GameSession::refused);
    connect(m_course.get(), &GameCourse::applied, this, [this] {
        m_autosave->applied(*m_course->game());
        saved();
    });
    connect(m_course.get(), &GameCourse::undone, this, [this] {
        m_autosave->undone(*m_course->game());
        saved();
    });
    m_models = std::make_unique<Models>(*this);
    connect(m_course.get(), &GameCourse::begun, this, [this] {
        m_models->log.reset();
        m_models->panels.rebuild();
    });
    QCoreApplication::instance()->installEventFilter(this);
}

GameSession::~GameSession() = default;

// ---- Beginning and files
// ----------------------------------------------------------------------------------------------------

bool GameSession::begin(const GameSetup& setup)
{
    Message problem;
    auto game = Game::begin(setup, moduleTypes(), &problem);
    if (!game) {
        setProblem(translate(problem));
        return false;
    }
    start(std::move(game));
    return true;
}

void GameSession::start(std::unique_ptr<Game> game, const QString& file)
{
    if (!file.isEmpty() && QFileInfo(file) == QFileInfo(Autosave::file()))
        m_autosave->resume(*game);
    else
        m_autosave->begin(*game);
    setProblem(m_autosave->aside().failed() ? QString() : m_autosave->aside().sentence());
    saved();
    m_course->start(std::move(game));
}

/// The autosave was written, or that failed.
void GameSession::saved()
{
    m_savedByName = false;
    tellUnsaved();
}

void GameSession::tellUnsaved()
{
    const QString trouble = m_autosave->trouble();
    const QString unsaved = trouble.isEmpty() ? QString() : fill(tr("This game is not being saved: %1"), {trouble});
    if (unsaved == m_unsaved) return;
    m_unsaved = unsaved;
    emit unsavedChanged();
}

bool GameSession::load(const QString& file)
{
    const QString path = localPath(file);
    QString problem;
    auto game = Autosave::read(path, problem);
    if (!game) {
        setProblem(problem);
        return false;
    }
    // An autosave that had to be mended is put aside as it was.
    start(std::move(game), problem.isEmpty() ? path : QString());
    if (m_problem.isEmpty()) setProblem(problem);
    return true;
}

bool GameSession::resume() { return load(Autosave::file()); }
bool GameSession::canResume() { return Autosave::exists(); }

bool GameSession::saveAs(const QString& file)
{
    if (!m_course->game()) return false;
    const QString problem = Autosave::write(*m_course->game(), localPath(file));
    setProblem(problem);
    if (problem.isEmpty()) m_savedByName = true;
    return problem.isEmpty();
}

QString GameSession::localPath(const QString& file)
{
    const QUrl url(file);
    return url.isLocalFile() ? url.toLocalFile() : file;
}

bool GameSession::playAgain()
{
    if (!m_course->game()) return false;
    GameSetup again = setup();
    again.seed = QRandomGenerator::global()->generate64() % seedLimit;
    return begin(again);
}

void GameSession::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void GameSession::dismissProblem() { setProblem({}); }
QString GameSession::problem() const { return m_problem; }

// ---- Language
// -----------------------------------------------------------------------------------------------------------------

bool GameSession::eventFilter(QObject* object, QEvent* event)
{
    // Several translators are exchanged one after the other: wait until all are there.
    if (event->type() == QEvent::LanguageChange && object == QCoreApplication::instance() && !m_retranslating) {
        m_retranslating = true;
        QMetaObject::invokeMethod(this, &GameSession::retranslate, Qt::QueuedConnection);
    }
    return QObject::eventFilter(object, event);
}

void GameSession::retranslate()
{
    m_retranslating = false;
    m_models->log.reset();
    tellUnsaved();
    emit changed();
}

// ---- What is shown
// ------------------------------------------------------------------------------------------------------------

TableModel* GameSession::table() const { return &m_models->table; }
BoardModel* GameSession::board() const { return &m_models->board; }
SpotsModel* GameSession::spots() const { return &m_models->spots; }
ChoicesModel* GameSession::choices() const { return &m_models->choices; }
HandModel* GameSession::hand() const { return &m_models->hand; }
CardsModel* GameSession::cards() const { return &m_models->cards; }
BuildModel* GameSession::build() const { return &m_models->build; }
BankModel* GameSession::bank() const { return &m_models->bank; }
RollsModel* GameSession::rolls() const { return &m_models->rolls; }
PlayersModel* GameSession::players() const { return &m_models->players; }
LogModel* GameSession::log() const { return &m_models->log; }
TradeModel* GameSession::trade() const { return &m_models->trade; }
OutcomeModel* GameSession::outcome() const { return &m_models->outcome; }
PanelsModel* GameSession::panels() const { return &m_models->panels; }

GameCourse& GameSession::course() { return *m_course; }
const GameCourse& GameSession::course() const { return *m_course; }
const Position& GameSession::position() const { return m_course->position(); }
const Picker& GameSession::picker() const { return m_course->picker(); }
const GameSetup& GameSession::setup() const { return position().setup; }

int GameSession::viewer() const { return position().viewer == nobody ? -1 : position().viewer; }
int GameSession::coveredFor() const
{
    const Seat s = m_course->hotSeat().coveredFor();
    return s == nobody ? -1 : s;
}
QString GameSession::coveredForName() const { return Names(position()).player(m_course->hotSeat().coveredFor()); }
QString GameSession::coveredForColour() const { return Names(position()).colour(m_course->hotSeat().coveredFor()); }
bool GameSession::busy() const { return m_course->busy(); }
QVariantMap GameSession::event() const { return m_course->event(); }
bool GameSession::waitsForStep() const { return m_course->waitsForStep(); }
int GameSession::thinking() const { return m_course->botsThink(); }
bool GameSession::over() const { return !position().empty() && position().over(); }
int GameSession::revision() const { return m_course->game() ? static_cast<int>(m_course->game()->steps().size()) : 0; }
bool GameSession::canUndo() const { return m_course->canUndo(); }
bool GameSession::canRedo() const { return m_course->canRedo(); }

QString GameSession::undoText() const
{
    return canUndo() ? UndoName::of(m_course->game()->steps().back().action, Names(position())) : UndoName::none();
}

QString GameSession::scenarioName() const { return position().empty() ? QString() : translate(setup().scenario->name); }

QString GameSession::boardName() const
{
    const Board* board = position().empty() ? nullptr : setup().scenario->findBoard(position().rules->boardId);
    return board ? translate(board->name) : QString();
}

QString GameSession::rulesPage() const
{
    return position().empty() ? QString() : translate(setup().scenario->rulesPage);
}
QString GameSession::seed() const { return QString::number(position().deal.seed); }

// ---- What is done
// -------------------------------------------------------------------------------------------------------------

void GameSession::reveal() { m_course->reveal(); }
void GameSession::handTo(int seat)
{
    if (seat >= 0 && seat < maxSeats) m_course->handTo(static_cast<Seat>(seat));
}
void GameSession::step() { m_course->step(); }
void GameSession::skip() { m_course->skip(); }
bool GameSession::undo() { return m_course->undo(); }
bool GameSession::redo() { return m_course->redo(); }
bool GameSession::act(const Action& a) { return m_course->act(a); }
bool GameSession::actAgain(const Action& a) { return m_course->act(a, true); }

QString GameSession::whyNot(const Action& a) const
{
    const Position& p = position();
    if (p.empty() || !p.hasViewer()) return {};
    return ReasonSentences::of(p.why(a), Names(p));
}

void GameSession::beginChoice(int kind)
{
    m_course->picker().begin(kind);
    m_course->choiceChanged();
}

bool GameSession::pick(Operand operand, u32 value)
{
    // While something plays the real position is not shown: end it first, then look again.
    if (m_course->busy()) m_course->skip();
    const Picker::Choice choice = m_course->picker().choose(position(), operand, value);
    if (!choice.known) return false;
    if (choice.action) return act(*choice.action);
    m_course->choiceChanged();
    return true;
}

bool GameSession::cancelChoice()
{
    if (!m_course->picker().back()) return false;
    m_course->choiceChanged();
    return true;
}

}  // namespace inselwerk
