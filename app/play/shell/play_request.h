#pragma once

#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace inselwerk {

/// A game that the command line asks for, down to seats and seed: the editor's play-test.
struct PlayRequest
{
    Q_DECLARE_TR_FUNCTIONS(PlayRequest)

public:
    QString file;       ///< scenario; empty: no such game is asked for
    QString board;      ///< id; empty: the first that fits the seats
    QStringList seats;  ///< in turn order: `human` or a kind of bot; empty: the usual number of bots with one person
    QString seed;       ///< empty: any

    /// The game, or nothing and why, as a sentence.
    std::optional<GameSetup> setup(QString& trouble) const;
};

}  // namespace inselwerk
