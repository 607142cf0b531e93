#include "app/play/volcano/eruption.h"

#include "engine/rules/volcano/volcano.h"

namespace inselwerk {

Eruption Eruption::since(const Module& module, const GameLog& log, int mark)
{
    int first = mark;
    while (first > 0 && !log.at(first - 1).happening.is(What::Rolled)) --first;
    Eruption e;
    const auto own = [&module](const Happening& h, volcano::What w) {
        return h.what == module.happening(static_cast<int>(w));
    };
    for (int i = first; i < mark && first > 0; ++i) {
        const Happening& h = log.at(i).happening;
        if (own(h, volcano::What::Erupts)) {
            e = {};
            e.happened = true;
            e.hex = h.a;
            e.entry = i;
        } else if (!e.happened) {
            continue;
        } else if (own(h, volcano::What::LavaDie)) {
            e.die = h.b;
        } else if (own(h, volcano::What::LavaRuns)) {
            e.strikes.push_back({h.b, i, -1});
        } else if (h.is(What::Returned) && e.lavaRan() && e.strikes.back().corner == h.a && h.b > 0) {
            e.strikes.back().becoming = i;
        } else if (h.is(What::TokenMoved) && h.a == e.hex) {
            e.tokenLeft = true;
        } else if (h.is(What::TookFromBank) && h.a == 1 && h.b == module.index + 1) {
            ++e.chosen[h.seat];
        }
    }
    return e;
}

}  // namespace inselwerk
