#include "app/play/crops/deposit_offer.h"

#include "app/play/crops/crops_sentences.h"

#include "engine/rules/crops/crops.h"

namespace inselwerk::crops {
namespace {

/// What all places have in common is the reason; otherwise that of the one that comes closest.
Refusal whyNowhere(const Module& module, const Position& p, u16 deposit)
{
    const FieldList list(p.deal, p.rules->topology);
    Refusal best{Reason::UnknownAction};
    for (int i = 0; i < list.count; ++i)
        for (const u8 kind : parametersOf(module).kinds) {
            const Refusal r = p.why({deposit, p.viewer, 0, list.hex[static_cast<std::size_t>(i)], kind});
            if (!r) return {};
            if (r.reason != Reason::Module || r.detail == "already-deposited") return r;
            if (best.reason != Reason::Module || r.detail == "record-full") best = r;
        }
    return best;
}

}  // namespace

TurnOffer depositOffer(const Module& module, const Position& p)
{
    TurnOffer offer;
    offer.kind = module.action(static_cast<int>(Do::Deposit));
    offer.name = CropsSentences::deposit();
    offer.note = CropsSentences::onceATurn();
    offer.cost = parametersOf(module).depositCost;
    if (p.hasViewer() && !p.over()) offer.refusal = whyNowhere(module, p, offer.kind);
    return offer;
}

}  // namespace inselwerk::crops
