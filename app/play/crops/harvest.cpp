#include "app/play/crops/harvest.h"

#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"

#include "engine/rules/crops/crops.h"

#include <algorithm>

namespace inselwerk {
namespace {

bool isHarvest(const Module& module, const Task& task) { return module.choiceName(task) == "harvest"; }

/// A seat harvests once a round: how often it has chosen since the roll says which one it is.
int roundOf(Seat chooser, int hex, const Module& module, const GameCourse& course)
{
    int round = 1;
    for (int i = course.logMark() - 1; i >= 0 && !course.log().at(i).happening.is(What::Rolled); --i) {
        const Happening& h = course.log().at(i).happening;
        const int own = module.ownHappening(h.what);
        round += h.seat == chooser && h.a == hex &&
                 (own == static_cast<int>(crops::What::Picked) || own == static_cast<int>(crops::What::Passed));
    }
    return round;
}

}  // namespace

Harvest Harvest::of(const GameSession& session)
{
    Harvest harvest;
    const Position& p = session.position();
    const Module* module = p.empty() ? nullptr : crops::find(*p.rules);
    if (!module || !isHarvest(*module, p.task())) return harvest;
    harvest.hex = p.task().a;
    // What is decided first lies on top of the agenda.
    for (int i = p.pub().agenda.depth - 1; i >= 0; --i) {
        const Task& task = p.pub().agenda.tasks[static_cast<std::size_t>(i)];
        if (!isHarvest(*module, task) || task.a != harvest.hex) break;
        harvest.order.push_back(static_cast<Seat>(std::countr_zero(task.seats)));
    }
    harvest.round = harvest.rounds = roundOf(harvest.order.front(), harvest.hex, *module, session.course());
    const View view(*p.rules, p.deal, p.state);
    for (Seat s = 0; s < p.seats(); ++s)
        harvest.rounds = std::max(harvest.rounds, view.strengthAt(s, static_cast<HexId>(harvest.hex)));
    return harvest;
}

}  // namespace inselwerk
