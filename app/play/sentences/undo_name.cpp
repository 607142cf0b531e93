#include "app/play/sentences/undo_name.h"

#include "app/common/text/messages.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {

QString UndoName::of(const Action& a, const Names& names)
{
    if (a.kind < firstModuleAction) {
        switch (static_cast<Do>(a.kind)) {
            case Do::BuildRoad: return tr("Undo road");
            case Do::BuildSettlement: return tr("Undo settlement");
            case Do::BuildCity: return tr("Undo city");
            case Do::BankTrade: return tr("Undo trade with the bank");
            case Do::PlayKnight:
            case Do::PlayRoadBuilding:
            case Do::PlayYearOfPlenty:
            case Do::PlayMonopoly: return tr("Undo development card");
            case Do::MoveRobber:
                //: %1 is the robber (German: accusative with article)
                return fill(tr("Undo moving the %1"), {names.robber(Names::Case::Accusative)});
            case Do::ChooseCard: return tr("Undo choice of a card");
            case Do::Discard: return tr("Undo discarding");
            case Do::Offer:
            case Do::Accept:
            case Do::Decline:
            case Do::Counter:
            case Do::Confirm:
            case Do::Withdraw: return tr("Undo trade");
            default: return tr("Undo");
        }
    }
    //: %1 is an action of a scenario's own
    return fill(tr("Undo: %1"), {moduleAction(a, names)});
}

}  // namespace inselwerk
