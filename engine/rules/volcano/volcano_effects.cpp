#include "engine/rules/volcano/volcano_effects.h"

#include "engine/rules/volcano/volcano.h"

namespace inselwerk::volcano {
namespace {

/// The volcano erupts as if its number had been rolled: gifts, lava, and the top token leaves.
class Erupt final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{"volcano.erupt", {"The volcano erupts", "Der Vulkan bricht aus"}};
        return s;
    }
    std::string_view module() const override { return "volcano"; }
    Message sentence(const Section&) const override
    {
        return {"Effects", INSELWERK_TEXT("Effects", "The volcano erupts.")};
    }
    bool apply(Turn& t, const Section&, Seat) const override { return erupt(t); }
};

}  // namespace

std::vector<const Effect*> effects()
{
    static const Erupt erupt;
    return {&erupt};
}

}  // namespace inselwerk::volcano
