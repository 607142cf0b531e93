#include "engine/lab/encodings.h"

namespace inselwerk {
namespace {

/// The values of an operand that name something, and the first beyond.
std::vector<u32> valuesOf(const Ruleset& rules, const ActionForm& form, Operand operand)
{
    constexpr int options = 64;
    int count = 0;
    switch (operand) {
        case Operand::None: count = 1; break;
        case Operand::CornerPlace: count = rules.topology.cornerCount(); break;
        case Operand::EdgePlace: count = rules.topology.edgeCount(); break;
        case Operand::HexPlace: count = rules.topology.hexCount(); break;
        case Operand::Opponent: count = rules.seats; break;
        case Operand::ResourceKind:
        case Operand::ResourcePair: count = resourceCount + 1; break;
        case Operand::CardSet: return {};
        case Operand::Option: count = form.options.empty() ? options : static_cast<int>(form.options.size()); break;
    }
    std::vector<u32> values;
    for (int i = 0; i <= count; ++i) values.push_back(static_cast<u32>(i));
    if (operand == Operand::Opponent) values.push_back(nobody);
    return values;
}

void add(const Ruleset& rules, const ActionForm& form, u16 kind, Actions& out)
{
    const std::vector<u32> second =
        valuesOf(rules, form, form.a == Operand::ResourcePair ? Operand::ResourceKind : form.b);
    for (Seat s = 0; s < rules.seats; ++s)
        for (const u32 a : valuesOf(rules, form, form.a))
            for (const u32 b : second) out.push_back({kind, s, 0, a, b});
}

}  // namespace

Actions everyEncoding(const Ruleset& rules)
{
    Actions out;
    for (const ActionForm& form : baseActionForms()) add(rules, form, form.kind, out);
    for (const auto& m : rules.modules)
        for (const ActionForm& form : m->facts().actions) add(rules, form, m->action(form.kind), out);
    return out;
}

}  // namespace inselwerk
