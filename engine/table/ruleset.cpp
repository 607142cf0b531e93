#include "engine/table/ruleset.h"

#include "engine/table/effect.h"

#include <algorithm>

namespace inselwerk {

Seat Ruleset::seatOf(Colour c) const
{
    for (Seat s = 0; s < seats; ++s)
        if (colours[s] == c) return s;
    return nobody;
}

const Module* Ruleset::findModule(std::string_view key) const
{
    for (const auto& m : modules)
        if (m->facts().key == key) return m.get();
    return nullptr;
}

const ActionForm* Ruleset::form(u16 kind) const
{
    const u8 at = kind < m_spelling.size() ? m_spelling[kind].form : Spelling::none;
    return at == Spelling::none ? nullptr : &m_forms[at];
}

Ruleset::Ruleset()
{
    for (const ActionForm& form : baseActionForms()) addForm(form);
}

void Ruleset::add(std::unique_ptr<Module> m)
{
    m->index = static_cast<int>(modules.size());
    for (const What w : m->facts().hears) heard |= u64{1} << static_cast<int>(w);
    yieldsChange |= m->facts().changesYields;
    for (ActionForm form : m->facts().actions) {
        form.kind = m->action(form.kind);
        addForm(std::move(form));
    }
    modules.push_back(std::move(m));
}

void Ruleset::addForm(ActionForm form)
{
    if (form.kind >= m_spelling.size()) m_spelling.resize(form.kind + std::size_t{1});
    m_spelling[form.kind] = {
        static_cast<u8>(m_forms.size()), form.a != Operand::None,
        form.b != Operand::None || form.a == Operand::ResourcePair, form.kind == static_cast<u16>(Do::Offer)};
    m_forms.push_back(std::move(form));
}

int Ruleset::stackOn(HexId hex) const
{
    for (std::size_t i = 0; i < stacks.size(); ++i)
        if (stacks[i].hex == hex) return static_cast<int>(i);
    return -1;
}

const std::vector<ActionForm>& baseActionForms()
{
    const auto form = [](Do kind, std::string_view words, Operand a = Operand::None, Operand b = Operand::None) {
        return ActionForm{static_cast<u16>(kind), words, a, b};
    };
    static const std::vector<ActionForm> forms{
        form(Do::Roll, "roll"),
        form(Do::EndTurn, "end-turn"),
        form(Do::BuildRoad, "build road", Operand::EdgePlace),
        form(Do::BuildSettlement, "build settlement", Operand::CornerPlace),
        form(Do::BuildCity, "build city", Operand::CornerPlace),
        form(Do::BuyCard, "buy card"),
        form(Do::PlayKnight, "play knight"),
        form(Do::PlayRoadBuilding, "play road-building"),
        form(Do::PlayYearOfPlenty, "play year-of-plenty", Operand::ResourcePair),
        form(Do::PlayMonopoly, "play monopoly", Operand::ResourceKind),
        form(Do::BankTrade, "bank-trade", Operand::ResourceKind, Operand::ResourceKind),
        form(Do::Discard, "discard", Operand::ResourceKind),
        form(Do::MoveRobber, "move-robber", Operand::HexPlace, Operand::Opponent),
        form(Do::ChooseCard, "choose", Operand::ResourceKind),
        form(Do::Offer, "offer", Operand::CardSet, Operand::CardSet),
        form(Do::Accept, "accept"),
        form(Do::Decline, "decline"),
        form(Do::Counter, "counter", Operand::CardSet, Operand::CardSet),
        form(Do::Confirm, "confirm", Operand::Opponent),
        form(Do::Withdraw, "withdraw"),
        form(Do::PickSeat, "pick", Operand::Opponent),
    };
    return forms;
}

std::string_view nameOf(What w)
{
    static constexpr std::array<std::string_view, baseHappenings> names{
        "turn-started",   "paired-started",    "rolled",       "produced",         "harvested",
        "short-supply",   "blocked-by-robber", "must-discard", "discarded",        "robber-moved",
        "robber-due",     "robber-left",       "stole",        "nothing-to-steal", "built",
        "returned",       "starting-cards",    "bought-card",  "played-card",      "monopolised",
        "took-from-bank", "bank-traded",       "offered",      "answered",         "traded",
        "offer-ended",    "knight-done",       "longest-road", "largest-army",     "token-moved",
        "setup-skipped",  "task-budget-used",  "game-over"};
    return names[static_cast<std::size_t>(w)];
}

std::string_view nameOf(Reason r)
{
    static constexpr std::array<std::string_view, static_cast<std::size_t>(Reason::Module) + 1> names{
        "none",
        "unknown-action",
        "game-over",
        "not-your-turn",
        "not-your-decision",
        "roll-first",
        "already-rolled",
        "not-enough-cards",
        "no-pieces-left",
        "not-connected",
        "occupied",
        "too-close",
        "not-your-settlement",
        "not-allowed-in-setup",
        "deck-empty",
        "no-such-card",
        "bought-this-turn",
        "card-already-played",
        "no-road-possible",
        "supply-empty",
        "same-resource",
        "empty-side",
        "too-many-cards",
        "no-partner",
        "too-many-offers",
        "paired-trade",
        "robber-stays",
        "no-robber",
        "friendly-robber",
        "wrong-victim",
        "already-answered",
        "no-offer",
        "wrong-seat",
        "module"};
    return names[static_cast<std::size_t>(r)];
}

Refusal Module::refuse(const View&, const Action&) const { return {Reason::UnknownAction}; }

const Effect* findEffect(const ModuleTypes& types, std::string_view name)
{
    for (const ModuleType& type : types)
        for (const Effect* effect : type.effects)
            if (effect->schema().key == name) return effect;
    return nullptr;
}

ModuleDescriptions descriptionsOf(const ModuleTypes& types)
{
    ModuleDescriptions out;
    for (const ModuleType& t : types) {
        ModuleDescription& d = out.emplace_back(ModuleDescription{t.schema, t.checks, {}, t.hexTokens});
        d.effects.assign(t.effects.begin(), t.effects.end());
    }
    return out;
}

}  // namespace inselwerk
