#include "editor/playtest/play_test.h"

#include "app/common/text/messages.h"
#include "editor/common/place_sentence.h"
#include "editor/docks/problem_sentence.h"
#include "editor/document/file_store.h"
#include "editor/playtest/running_game.h"
#include "engine/bots/bot.h"
#include "engine/rules/registry.h"
#include "engine/scenario/check.h"
#include "engine/scenario/writer.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>

namespace inselwerk {
namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

QString programOverride;

QString programFile()
{
    return programOverride.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/inselwerk")
                                     : programOverride;
}

}  // namespace

PlayTest::PlayTest(QObject* parent) : QObject(parent) {}

PlayTest::~PlayTest() { end(); }

void PlayTest::setProgram(const QString& file) { programOverride = file; }

QStringList PlayTest::obstacles(const Scenario& scenario)
{
    QStringList found;
    if (scenario.boards.empty()) found << tr("The scenario has no board.");
    for (const Problem& problem : checkScenario(scenario, descriptionsOf(moduleTypes())))
        if (problem.severity == Severity::Error)
            //: %1: a place such as "Hex [0, -2]", %2: what is wrong there
            found << fill(
                tr("%1: %2"),
                {placeSentence(placeOfPath(problem.path, scenario), scenario), problemSentence(problem)});
    return found;
}

QStringList PlayTest::playerKinds()
{
    QStringList kinds;
    for (const std::string_view kind : botKinds()) kinds.prepend(text(kind));
    kinds.prepend(QStringLiteral("human"));
    return kinds;
}

QString PlayTest::nameOfKind(const QString& kind)
{
    if (kind == QLatin1String("human")) return tr("Person");
    if (kind == QLatin1String("random")) return tr("Bot, by chance");
    if (kind == QLatin1String("easy")) return tr("Bot, easy");
    if (kind == QLatin1String("one-ply")) return tr("Bot, medium");
    return kind;
}

QStringList PlayTest::fitSeats(const Board& board, const QStringList& seats)
{
    const QString bot = text(botKinds().back());
    QStringList fitted = seats;
    if (fitted.isEmpty()) fitted << QStringLiteral("human");
    for (QString& kind : fitted)
        if (!playerKinds().contains(kind)) kind = bot;
    while (fitted.size() < board.minPlayers) fitted << bot;
    return fitted.mid(0, std::max(1, board.maxPlayers));
}

QString PlayTest::begin(const Scenario& scenario, const PlayTestSetup& setup, const QStringList& options)
{
    end();
    auto game = std::make_unique<RunningGame>(this);
    const QString file = game->file();
    const QString trouble =
        FileStore::write(file, QByteArray::fromStdString(writeScenario(scenario, descriptionsOf(moduleTypes()))));
    if (!trouble.isEmpty()) return trouble;
    QStringList arguments{QStringLiteral("--play"),  file,
                          QStringLiteral("--board"), QString::fromStdString(setup.board),
                          QStringLiteral("--seats"), setup.seats.join(QLatin1Char(','))};
    if (!setup.seed.isEmpty()) arguments << QStringLiteral("--seed") << setup.seed;
    connect(game.get(), &RunningGame::ended, this, [this](bool wrong, const QString& said) {
        m_game = nullptr;
        emit runningChanged();
        if (wrong) emit failed(said.isEmpty() ? tr("The game has ended with an error.") : said);
    });
    if (!game->start(programFile(), arguments + options))
        return fill(tr("The game %1 does not start. Is it installed beside the editor?"), {programFile()});
    m_game = game.release();
    emit runningChanged();
    return {};
}

void PlayTest::end()
{
    if (!m_game) return;
    std::exchange(m_game, nullptr)->leave();
    emit runningChanged();
}

}  // namespace inselwerk
