#include "app/play/shell/scenario_file.h"

#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"
#include "engine/rules/registry.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace inselwerk {

ScenarioFile ScenarioFile::read(const QString& path)
{
    const QFileInfo info(path);
    Reading reading = readScenarioFile(info.filesystemFilePath(), descriptionsOf(moduleTypes()));
    ScenarioFile file;
    file.path = info.absoluteFilePath();
    file.own = !file.path.startsWith(paths::includedScenarios() + QLatin1Char('/'));
    file.changed = info.lastModified();
    file.playable = reading.playable() && !reading.scenario.boards.empty();
    file.scenario = std::make_shared<const Scenario>(std::move(reading.scenario));
    file.problems = std::move(reading.problems);
    return file;
}

QString ScenarioFile::name() const
{
    const QString name = translate(scenario->name);
    return name.isEmpty() ? QFileInfo(path).fileName() : name;
}

QString ScenarioFile::summary() const { return translate(scenario->summary); }

int ScenarioFile::minPlayers() const
{
    const auto& boards = scenario->boards;
    return boards.empty() ? 0 : std::ranges::min_element(boards, {}, &Board::minPlayers)->minPlayers;
}

int ScenarioFile::maxPlayers() const
{
    const auto& boards = scenario->boards;
    return boards.empty() ? 0 : std::ranges::max_element(boards, {}, &Board::maxPlayers)->maxPlayers;
}

int ScenarioFile::errors() const
{
    return static_cast<int>(std::ranges::count(problems, Severity::Error, &Problem::severity));
}

int ScenarioFile::warnings() const { return static_cast<int>(problems.size()) - errors(); }

}  // namespace inselwerk
