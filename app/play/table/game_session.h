#pragma once

#include "app/play/table/position.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace inselwerk {

class Autosave;
class BoardModel;
class GameCourse;
class Picker;
class BuildModel;
class BankModel;
class CardsModel;
class ChoicesModel;
class HandModel;
class LogModel;
class OutcomeModel;
class PanelsModel;
class PlayersModel;
class RollsModel;
class Settings;
class SpotsModel;
class TableModel;
class TradeModel;

/// A game that is being played at this computer: persons, bots, what is shown, saving.
///
/// It holds the game, lets bots decide in a thread of their own, writes the autosave after every action and shows
/// happenings one after the other as display events. Models show the position; an action that comes while an event
/// plays ends it at once. It decides no rule: what is legal, and why not, the engine says.
///
/// **Display events.** `eventStarted` brings a map; the position that the models show is then the one right after it,
/// and the session goes on by itself after `duration` ms. Keys that are always there: `kind`, `seat` (-1: nobody),
/// `text` (log sentence, may be empty), `duration`. Others by `kind`:
///
///   dice       first, second
///   pieceSet   piece ("road", "settlement", "city"), colour, q, r, index
///   pieceLost  the same
///   cards      from, to (seats, -1: the bank), cards (five numbers, or empty when secret), count
///   robber     q, r; fromQ, fromR unless it comes from nowhere
///   token      q, r, number (of the token that leaves), left
///   award      award ("longestRoad", "largestArmy"), from (-1: nobody)
///   erupts     q, r, number
///   lavaDie    q, r, die
///   lava       q, r, index (corner of the volcano), struck (a building stands there)
///   explosion  q, r
///   event      name, effect, category, crop, amount, numbers (face of the token), place (settlement, city,
///   longestRoad,
///              largestArmy, stack: where it lay), hexes (list of q, r: what it is about)
///   notice     what is only said
class GameSession : public QObject
{
    Q_OBJECT
    Q_MOC_INCLUDE("app/play/table/bank_model.h")
    Q_MOC_INCLUDE("app/play/table/board_model.h")
    Q_MOC_INCLUDE("app/play/table/build_model.h")
    Q_MOC_INCLUDE("app/play/table/cards_model.h")
    Q_MOC_INCLUDE("app/play/table/choices_model.h")
    Q_MOC_INCLUDE("app/play/table/hand_model.h")
    Q_MOC_INCLUDE("app/play/table/log_model.h")
    Q_MOC_INCLUDE("app/play/table/outcome_model.h")
    Q_MOC_INCLUDE("app/play/table/panels_model.h")
    Q_MOC_INCLUDE("app/play/table/players_model.h")
    Q_MOC_INCLUDE("app/play/table/rolls_model.h")
    Q_MOC_INCLUDE("app/play/table/spots_model.h")
    Q_MOC_INCLUDE("app/play/table/table_model.h")
    Q_MOC_INCLUDE("app/play/table/trade_model.h")
    QML_ELEMENT
    QML_UNCREATABLE("The shell makes a session for each game")

    // What is shown
    Q_PROPERTY(inselwerk::TableModel* table READ table CONSTANT)
    Q_PROPERTY(inselwerk::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(inselwerk::SpotsModel* spots READ spots CONSTANT)
    Q_PROPERTY(inselwerk::ChoicesModel* choices READ choices CONSTANT)
    Q_PROPERTY(inselwerk::HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(inselwerk::CardsModel* cards READ cards CONSTANT)
    Q_PROPERTY(inselwerk::BuildModel* build READ build CONSTANT)
    Q_PROPERTY(inselwerk::BankModel* bank READ bank CONSTANT)
    Q_PROPERTY(inselwerk::RollsModel* rolls READ rolls CONSTANT)
    Q_PROPERTY(inselwerk::PlayersModel* players READ players CONSTANT)
    Q_PROPERTY(inselwerk::LogModel* log READ log CONSTANT)
    Q_PROPERTY(inselwerk::TradeModel* trade READ trade CONSTANT)
    Q_PROPERTY(inselwerk::OutcomeModel* outcome READ outcome CONSTANT)
    Q_PROPERTY(inselwerk::PanelsModel* panels READ panels CONSTANT)

    // Whose view
    /// Seat whose hand is shown; -1 while covered, or when only bots play.
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    /// Seat that has to say "I am here"; -1: none.
    Q_PROPERTY(int coveredFor READ coveredFor NOTIFY changed)
    Q_PROPERTY(QString coveredForName READ coveredForName NOTIFY changed)
    Q_PROPERTY(QString coveredForColour READ coveredForColour NOTIFY changed)

    // Course
    /// A display event plays.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QVariantMap event READ event NOTIFY eventStarted)
    /// A bot is to move and waits for `step` (bot speed "step").
    Q_PROPERTY(bool waitsForStep READ waitsForStep NOTIFY changed)
    /// Seat of the bot that thinks; -1: none.
    Q_PROPERTY(int thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// Counts the actions applied; grows with every change of the game.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

    // Undo and files
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// "Undo road", or why nothing can be undone.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    /// What was undone last can be done again.
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString scenarioName READ scenarioName NOTIFY changed)
    Q_PROPERTY(QString boardName READ boardName NOTIFY changed)
    /// The scenario's rules page in the language in use; plain paragraphs, `# ` begins a heading.
    Q_PROPERTY(QString rulesPage READ rulesPage NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    /// A problem with saving or loading, as a sentence; empty: none.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// Why the game is not being saved, as a sentence, for as long as that lasts; empty: it is saved.
    Q_PROPERTY(QString unsaved READ unsaved NOTIFY unsavedChanged)

public:
    /// `settings` must outlive the session.
    explicit GameSession(Settings& settings, QObject* parent = nullptr);
    ~GameSession() override;

    /// Starts a new game (GameSetup of engine/game/game.h); false, and `problem`, when the seats do not fit the board.
    bool begin(const GameSetup&);
    /// Continues a saved game or journal; false and `problem` when it cannot be read.
    bool load(const QString& file);
    /// Continues the autosaved game.
    bool resume();
    /// Is there an autosaved game that is not over?
    static bool canResume();
    /// The setup of the game being played, for "same table again".
    const GameSetup& setup() const;

    TableModel* table() const;
    BoardModel* board() const;
    SpotsModel* spots() const;
    ChoicesModel* choices() const;
    HandModel* hand() const;
    CardsModel* cards() const;
    BuildModel* build() const;
    BankModel* bank() const;
    RollsModel* rolls() const;
    PlayersModel* players() const;
    LogModel* log() const;
    TradeModel* trade() const;
    OutcomeModel* outcome() const;
    PanelsModel* panels() const;

    int viewer() const;
    int coveredFor() const;
    QString coveredForName() const;
    QString coveredForColour() const;
    bool busy() const;
    QVariantMap event() const;
    bool waitsForStep() const;
    int thinking() const;
    bool over() const;
    int revision() const;
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString scenarioName() const;
    QString boardName() const;
    QString rulesPage() const;
    QString seed() const;
    QString problem() const;
    QString unsaved() const { return m_unsaved; }
    /// Would what was done last be lost if the program ended now?
    bool atRisk() const { return !m_unsaved.isEmpty() && !m_savedByName; }

    /// "I am here": uncovers the hand of `coveredFor`.
    Q_INVOKABLE void reveal();
    /// Hands the table to another person who may decide now (covering it first when that is set).
    Q_INVOKABLE void handTo(int seat);
    /// Lets the next bot move (bot speed "step").
    Q_INVOKABLE void step();
    /// Ends all display events at once in their final state.
    Q_INVOKABLE void skip();
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// Saves to a file (path or file URL); false and `problem` when it cannot be written.
    Q_INVOKABLE bool saveAs(const QString& file);
    Q_INVOKABLE void dismissProblem();
    /// Starts the same table anew with another seed.
    Q_INVOKABLE bool playAgain();

    // For models and tests
    GameCourse& course();
    const GameCourse& course() const;
    const Position& position() const;
    /// Applies an action of a person if it is legal now. A double click (the same action again at once) is refused, and
    /// so is everything of a seat that is not shown.
    bool act(const Action&);
    /// The same for one of several equal actions that belong together (discards): never taken for a double click.
    bool actAgain(const Action&);
    /// Why an action of the viewer is not possible now, as a sentence; empty when it is.
    QString whyNot(const Action&) const;
    /// The choice at hand: places on the board and other things are picked through it.
    const Picker& picker() const;
    void beginChoice(int kind);
    bool pick(Operand, u32 value);
    bool cancelChoice();

signals:
    /// The position shown, the viewer or the language changed.
    void changed();
    void busyChanged();
    void eventStarted(const QVariantMap& event);
    void eventEnded();
    void problemChanged();
    void unsavedChanged();
    /// An action was not applied; `reason` is a sentence.
    void refused(const QString& reason);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    /// Sits down to a game, new or loaded from a file.
    void start(std::unique_ptr<Game>, const QString& file = {});
    void saved();
    void tellUnsaved();
    void setProblem(const QString&);
    void retranslate();
    static QString localPath(const QString& file);

    struct Models;
    Settings& m_settings;
    std::unique_ptr<GameCourse> m_course;
    std::unique_ptr<Autosave> m_autosave;
    std::unique_ptr<Models> m_models;
    QString m_problem;
    QString m_unsaved;
    bool m_savedByName = false;  ///< since the last action
    bool m_retranslating = false;
};

}  // namespace inselwerk
