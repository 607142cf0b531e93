#pragma once

#include "app/play/table/position.h"

namespace inselwerk {

/// While something goes by itself nobody decides: the position as if that were over, to ask what may be done then.
inline Position betweenSteps(Position p)
{
    if (p.empty() || p.atRest || p.over() || p.deciders() != 0) return p;
    p.state.pub.agenda.tasks[0] = task(TaskKind::Main, only(p.pub().turnSeat));
    p.state.pub.agenda.depth = 1;
    return p;
}

}  // namespace inselwerk
