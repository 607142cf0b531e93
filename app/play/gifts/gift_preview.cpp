#include "app/play/gifts/gift_preview.h"

#include "engine/rules/rules.h"

namespace inselwerk::gifts {

GiftPreview GiftPreview::of(const Position& p, const Action& gift)
{
    const Standing before = standingOf(View(*p.rules, p.deal, p.state));
    State state = p.state;
    applyLegal(*p.rules, p.deal, state, gift);
    const Standing after = standingOf(View(*p.rules, p.deal, state));
    const int seats = p.rules->seats;

    GiftPreview out;
    out.box = boxFor(before, static_cast<Resource>(gift.a)).value_or(Box::Big);
    out.total = after.steps[gift.seat];
    out.steps = out.total - before.steps[gift.seat];
    const Seat owner = before.box[static_cast<std::size_t>(out.box)];
    if (owner != gift.seat) out.displaced = owner;
    out.greatest = greatestGiver(after, seats) == gift.seat && greatestGiver(before, seats) != gift.seat;
    return out;
}

}  // namespace inselwerk::gifts
