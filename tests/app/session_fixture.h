#pragma once

#include "app/common/settings/paths.h"
#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "app/play/table/autosave.h"
#include "app/play/table/bank_model.h"
#include "app/play/table/board_model.h"
#include "app/play/table/build_model.h"
#include "app/play/table/cards_model.h"
#include "app/play/table/choices_model.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
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

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace inselwerk {

/// A session with settings, languages and an autosave of its own, and ways to bring a game where a test wants it.
struct SessionFixture
{
    SessionFixture()
        : settings(folder.filePath(QStringLiteral("settings.ini"))), languages(settings, QStringLiteral("en"))
    {
        QFile::remove(Autosave::file());
        settings.setLessMovement(true);
        settings.setBotSpeed(Settings::BotSpeed::AtOnce);
        settings.setHandCover(false);
        remake();
    }

    void remake()
    {
        session.reset();
        session = std::make_unique<GameSession>(settings);
        session->course().setRepeatGuard(0);
    }

    static std::shared_ptr<const Scenario> scenario(const char* name)
    {
        const std::string file = std::string(INSELWERK_SOURCE_DIR) + "/scenarios/" + name + ".yaml";
        Reading reading = readScenarioFile(file, descriptionsOf(moduleTypes()));
        if (!reading.playable()) qFatal("%s is not playable", file.c_str());
        return std::make_shared<const Scenario>(std::move(reading.scenario));
    }

    /// Seats by who plays: "human" or a kind of bot.
    static GameSetup setup(
        std::initializer_list<const char*> players, const char* name = "base", const char* board = "", u64 seed = 7)
    {
        static const char* const names[] = {"Anna", "Benno", "Clara", "Deniz", "Emil", "Finja"};
        static const Colour colours[] = {Colour::Red,    Colour::Blue,  Colour::White,
                                         Colour::Orange, Colour::Green, Colour::Brown};
        const bool base = QLatin1String(name) == QLatin1String("base");
        GameSetup s{scenario(name), *board || !base ? board : "variable", {}, seed};
        for (const char* player : players) {
            const std::size_t i = s.seats.size();
            s.seats.push_back({names[i], colours[i], player});
        }
        return s;
    }

    bool begin(
        std::initializer_list<const char*> players, const char* name = "base", const char* board = "", u64 seed = 7)
    {
        return session->begin(setup(players, name, board, seed));
    }

    /// Puts another state in place of the game's: as if it had been played so. `change` gets the door to change.
    template <class Change>
    void arrange(Change&& change)
    {
        const Game& game = *session->course().game();
        State state = game.state();
        Turn turn(game.rules(), game.deal(), state);
        change(turn);
        turn.rebuild();
        auto other = Game::begin(game.setup(), moduleTypes());
        other->startFrom(game.deal(), state);
        session->course().start(std::move(other));
    }

    /// The first seat's action phase, in a game whose set-up was placed by chance; hands are empty.
    void toActionPhase()
    {
        playSetup();
        arrange([](Turn& t) {
            t.pub().phase = Phase::Action;
            t.pub().dice = {1, 1};
            for (Seat s = 0; s < t.rules().seats; ++s) t.pay(s, t.hand(s));
        });
    }

    /// Persons place their set-up at the first spots.
    void playSetup()
    {
        while (session->position().pub().phase == Phase::Setup) {
            if (session->coveredFor() >= 0) session->reveal();
            if (session->spots()->count() > 0)
                session->spots()->choose(session->spots()->get(0, QStringLiteral("key")).toString());
            else
                QTest::qWait(1);
        }
    }

    void giveCards(Seat seat, Cards cards)
    {
        arrange([&](Turn& t) { t.gain(seat, cards); });
    }

    const Game& game() const { return *session->course().game(); }
    QString status() const { return session->table()->status(); }

    QTemporaryDir folder;
    Settings settings;
    Languages languages;
    std::unique_ptr<GameSession> session;
};

inline Cards cards(int lumber, int brick, int wool, int grain, int ore)
{
    Cards c;
    c.set(Resource::Lumber, lumber);
    c.set(Resource::Brick, brick);
    c.set(Resource::Wool, wool);
    c.set(Resource::Grain, grain);
    c.set(Resource::Ore, ore);
    return c;
}

}  // namespace inselwerk
