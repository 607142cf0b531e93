#include "engine/rules/registry.h"

#include "engine/rules/volcano/volcano.h"

namespace inselwerk {

const ModuleTypes& moduleTypes()
{
    static const ModuleTypes types{
        volcano::type(),
    };
    return types;
}

}  // namespace inselwerk
