#pragma once

#include "engine/scenario/scenario.h"

#include <QObject>
#include <QStringList>

namespace inselwerk {

class RunningGame;

/// How a play-test is played.
struct PlayTestSetup
{
    std::string board;
    QStringList seats;  ///< `human` or a kind of bot
    QString seed;       ///< empty: another one every time
};

/// Runs the game itself on a scenario as it is now, saved or not. One game at a time: the next one ends it.
class PlayTest : public QObject
{
    Q_OBJECT

public:
    explicit PlayTest(QObject* parent = nullptr);
    ~PlayTest() override;

    /// Overrides where the game lies, which is beside this program.
    static void setProgram(const QString& file);

    /// Empty, or why the scenario cannot be played, as sentences.
    static QStringList obstacles(const Scenario&);
    /// `seats` made to fit a board: bots take the empty ones, and the last ones go where there are too many.
    static QStringList fitSeats(const Board&, const QStringList& seats);
    /// `human` first, then kinds of bot, the strongest first.
    static QStringList playerKinds();
    static QString nameOfKind(const QString& kind);

    /// Starts the game; empty, or why it does not start, as a sentence. `options`: for the program.
    QString begin(const Scenario&, const PlayTestSetup&, const QStringList& options = {});
    /// Asks the game to end, and makes it end if it does not listen. Does not wait for that; the next game may begin.
    void end();
    bool isRunning() const { return m_game != nullptr; }

signals:
    /// It began, or ended.
    void runningChanged();
    /// The program ended by itself with an error: what it said.
    void failed(const QString& sentence);

private:
    RunningGame* m_game = nullptr;  ///< its parent is this until it is to end
};

}  // namespace inselwerk
