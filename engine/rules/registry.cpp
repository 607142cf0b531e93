#include "engine/rules/registry.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/events/events.h"
#include "engine/rules/gifts/gifts.h"
#include "engine/rules/volcano/volcano.h"

namespace inselwerk {

const ModuleTypes& moduleTypes()
{
    static const ModuleTypes types{
        gifts::type(),  // adds to what a roll pays, before crops and events change it
        crops::type(),
        volcano::type(),
        events::type(),
    };
    return types;
}

}  // namespace inselwerk
