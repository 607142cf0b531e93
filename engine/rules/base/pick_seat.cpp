#include "engine/rules/base/base.h"
#include "engine/table/module.h"

/// Another player of one's choice, for what modules bring: who may be picked stands in the task.
namespace inselwerk::base {

void pickSeatOptions(const View& v, const Task& top, Actions& out)
{
    const auto who = static_cast<Seat>(std::countr_zero(top.seats));
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (seatsToPick(top) >> s & 1) out.push_back(make(Do::PickSeat, who, s));
}

Refusal refusePickSeat(const View& v, const Task& top, const Action& a)
{
    if (a.a >= static_cast<u32>(v.rules().seats)) return {Reason::UnknownAction};
    return seatsToPick(top) >> a.a & 1 ? Refusal{} : Refusal{Reason::WrongSeat};
}

void pickSeat(Turn& t, const Action& a)
{
    const Task now = t.pub().agenda.top();
    t.pub().agenda.pop();
    t.rules().modules[askingModule(now)]->picked(t, now, static_cast<Seat>(a.a));
}

}  // namespace inselwerk::base
