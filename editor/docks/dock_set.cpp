#include "editor/docks/dock_set.h"

#include "editor/docks/brush_dock.h"
#include "editor/docks/events_dock.h"
#include "editor/docks/fairness_dock.h"
#include "editor/docks/numbers_dock.h"
#include "editor/docks/pools_dock.h"
#include "editor/docks/problems_dock.h"
#include "editor/docks/properties_dock.h"
#include "editor/docks/rules_dock.h"
#include "editor/docks/scenario_dock.h"
#include "editor/docks/stacks_dock.h"
#include "editor/docks/terrain_dock.h"
#include "editor/docks/tokens_dock.h"
#include "editor/docks/tools_dock.h"

namespace inselwerk {

std::vector<Dock*> makeDocks(const Studio& studio)
{
    std::vector<Dock*> docks{
        new ToolsDock(studio),
        new TerrainDock(studio),
        new NumbersDock(studio),
        new BrushDock(studio),
        new TokensDock(studio),
        new PropertiesDock(studio),
        new StacksDock(studio),
        new PoolsDock(studio),
        new ScenarioDock(studio),
        new RulesDock(studio),
        new FairnessDock(studio),
        new ProblemsDock(studio),
        new EventsDock(studio),
    };
    for (Dock* dock : docks) dock->retranslate();
    return docks;
}

}  // namespace inselwerk
