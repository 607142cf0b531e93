#pragma once

#include "app/play/shell/new_game.h"
#include "app/play/shell/play_request.h"
#include "app/play/shell/problem_list.h"
#include "app/play/shell/saved_games.h"
#include "app/play/shell/scenario_shelf.h"
#include "app/play/table/game_session.h"
#include "app/play/table/put_aside.h"

#include <QUrl>

#include <functional>

namespace inselwerk {

/// What lies before the player: the gallery, a game being set up, or a table. In QML a singleton.
class Desk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    Q_PROPERTY(inselwerk::ScenarioShelf* shelf READ shelf CONSTANT)
    Q_PROPERTY(inselwerk::SavedGames* saves READ saves CONSTANT)
    Q_PROPERTY(inselwerk::NewGame* newGame READ newGame CONSTANT)
    /// The game at the table; null elsewhere.
    Q_PROPERTY(inselwerk::GameSession* session READ session NOTIFY pageChanged)
    /// Something went wrong, as a sentence; empty: nothing.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// The file whose problems are listed, and these.
    Q_PROPERTY(QString problemFile READ problemFile NOTIFY problemsChanged)
    Q_PROPERTY(bool problemFilePlayable READ problemFilePlayable NOTIFY problemsChanged)
    Q_PROPERTY(inselwerk::ProblemList* problems READ problems CONSTANT)
    Q_PROPERTY(bool hasEditor READ hasEditor CONSTANT)

public:
    enum Page { Gallery, SetUp, Table };
    Q_ENUM(Page)

    explicit Desk(Settings&, QObject* parent = nullptr);
    ~Desk() override;
    static Desk* create(QQmlEngine*, QJSEngine*);

    /// Reads scenarios and saved games anew.
    void reload();
    void retranslate();

    Page page() const { return m_page; }
    ScenarioShelf* shelf() { return &m_shelf; }
    SavedGames* saves() { return &m_saves; }
    NewGame* newGame() { return &m_newGame; }
    GameSession* session() const { return m_session.get(); }
    QString message() const;
    QString problemFile() const { return m_problemFile; }
    bool problemFilePlayable() const { return m_problemFilePlayable; }
    ProblemList* problems() { return &m_problems; }
    static bool hasEditor();

    /// Opens a scenario (set-up) or a saved game (table): a path or a file URL. False, with a message or problems, when
    /// that fails.
    Q_INVOKABLE bool open(const QString& file);
    Q_INVOKABLE bool openUrl(const QUrl& url) { return open(url.isLocalFile() ? url.toLocalFile() : url.toString()); }
    /// Straight to the table with the game that was asked for. False, with a message, when it cannot begin.
    bool play(const PlayRequest&);
    /// From the set-up to the table.
    Q_INVOKABLE bool start();
    /// Goes on with the game that was being played.
    Q_INVOKABLE bool resume();
    /// Back to the gallery; the game at the table is saved.
    Q_INVOKABLE void toGallery();
    /// May the window close? If the game at the table would be lost: not before the player was asked.
    Q_INVOKABLE bool mayClose();
    /// The answer to `leaveAsked`: does what was asked about, or nothing.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void stay() { m_leave = {}; }
    /// A name for the game at the table: scenario and time.
    Q_INVOKABLE QString suggestedName() const;
    /// Why a saved game cannot have that name; empty: it can.
    Q_INVOKABLE static QString problemOfName(const QString& name);
    Q_INVOKABLE static bool isNameTaken(const QString& name);
    /// Saves the game at the table among the saved games. A sentence when it fails.
    Q_INVOKABLE QString saveAs(const QString& name);
    /// The same anywhere; a file that is there is replaced.
    Q_INVOKABLE QString saveTo(const QUrl& file);
    Q_INVOKABLE static bool isFile(const QUrl& file);
    Q_INVOKABLE void showProblems(const QString& file);
    Q_INVOKABLE void startEditor();
    Q_INVOKABLE void dismissMessage();

signals:
    void pageChanged();
    void messageChanged();
    void problemsChanged();
    /// The list of problems should be shown.
    void problemsWanted();
    /// The game at the table is not saved and was about to be left: is that meant?
    void leaveAsked();
    void closeWanted();

private:
    /// A message is kept as what happened, not as text, so that it follows the language.
    enum class Trouble { None, NotFound, NotAFile, Unreadable, NotPlayable, NoEditor, PutAside };

    void go(Page);
    bool fail(Trouble, const QString& file);
    bool fail(const QString& sentence);
    bool fail(const PutAside&);
    bool asks(std::function<void()> leave);
    void leaveTable(Page);
    bool openFile(const QString& path);
    bool openScenario(const QString& path);
    bool openGame(const QString& path);
    bool sit(std::unique_ptr<GameSession>, bool begun);

    Settings& m_settings;
    ScenarioShelf m_shelf;
    SavedGames m_saves;
    NewGame m_newGame;
    ProblemList m_problems;
    QString m_problemFile;
    bool m_problemFilePlayable = false;
    std::unique_ptr<GameSession> m_session;
    Page m_page = Gallery;
    Trouble m_trouble = Trouble::None;
    QString m_troubleFile;
    QString m_troubleSentence;
    PutAside m_aside;
    std::function<void()> m_leave;  ///< what the player was asked about
};

}  // namespace inselwerk
