#pragma once

#include "engine/scenario/reader.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace inselwerk {

/// A scenario file as the gallery knows it: what could be read of it and everything that is wrong with it.
struct ScenarioFile
{
    QString path;
    bool own = false;  ///< not one of the included ones
    QDateTime changed;
    std::shared_ptr<const Scenario> scenario;
    Problems problems;
    bool playable = false;

    static ScenarioFile read(const QString& path);

    QString name() const;     ///< in the language in use; that of the file when it has none
    QString summary() const;
    int minPlayers() const;   ///< over all boards
    int maxPlayers() const;
    int errors() const;
    int warnings() const;
};

}  // namespace inselwerk
