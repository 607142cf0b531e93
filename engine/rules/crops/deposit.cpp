#include "engine/rules/crops/crops_module.h"

#include <algorithm>

/// Crop Trust, "Depositing Seeds in the Seed Vault": costs, record and reward, vault, replanting.
namespace inselwerk::crops {

void Crops::depositOptions(const View& v, Seat s, Actions& out) const
{
    if (v.pub().phase != Phase::Action || !v.hand(s).covers(m_parameters.depositCost)) return;
    const Tokens tokens = this->tokens(v);
    if (tokens.deposited) return;
    const FieldList fields(v.deal(), v.topology());
    for (int i = 0; i < fields.count; ++i) {
        const HexId hex = fields.hex[static_cast<std::size_t>(i)];
        if (tokens.on(i) == 0 || !v.livesAt(s, hex)) continue;
        for (int kind = 0; kind < maxKinds; ++kind)
            if (const Action a = own(Do::Deposit, s, hex, static_cast<u32>(kind));
                tokens.on(i, kind) && !refuseDeposit(v, a))
                out.push_back(a);
    }
}

/// The robber does not matter here.
Refusal Crops::refuseDeposit(const View& v, const Action& a) const
{
    if (a.a >= static_cast<u32>(v.topology().hexCount()) || a.b >= static_cast<u32>(maxKinds))
        return {Reason::UnknownAction};
    if (v.pub().phase != Phase::Action) return {Reason::RollFirst};
    const Tokens tokens = this->tokens(v);
    if (tokens.deposited) return refused(Why::AlreadyDeposited);
    const int field = FieldList(v.deal(), v.topology()).indexOf(a.a);
    if (field < 0) return refused(Why::NoField);
    if (!v.livesAt(a.seat, static_cast<HexId>(a.a))) return refused(Why::NotBesideField);
    const int kind = static_cast<int>(a.b);
    if (tokens.isExtinct(kind)) return refused(Why::CropExtinct);
    if (!tokens.on(field, kind)) return refused(Why::NoSuchCrop);
    if (rowFor(tokens, a.seat, kind, places()) < 0) return refused(Why::RecordFull);
    if (!v.hand(a.seat).covers(m_parameters.depositCost))
        return {Reason::NotEnoughCards, v.hand(a.seat).missingFor(m_parameters.depositCost)};
    return {};
}

void Crops::deposit(Turn& t, const Action& a) const
{
    const int kind = static_cast<int>(a.b);
    t.pay(a.seat, m_parameters.depositCost);
    Tokens tokens = this->tokens(t);
    tokens.deposited = 1;
    tokens.add(FieldList(t.deal(), t.topology()).indexOf(a.a), kind, -1);
    const int row = rowFor(tokens, a.seat, kind, places());
    const int place = tokens.laid(a.seat, row);
    tokens.record[a.seat][static_cast<std::size_t>(row)] |= static_cast<u32>(kind + 1) << (4 * place);

    // The vault: four of the crop, or what is left, into the empty space; the other space is replanted.
    auto& vault = tokens.vault[a.seat];
    const std::size_t into = vault[0].count == 0 ? 0 : 1;
    const std::size_t from = 1 - into;
    const auto n = static_cast<u8>(std::min<int>(m_parameters.vaultSize, tokens.supply[a.b]));
    vault[into] = {static_cast<u8>(kind), n};
    tokens.supply[a.b] = static_cast<u8>(tokens.supply[a.b] - n);
    keep(t, tokens);
    t.raise(happened(What::Deposited, a.seat, static_cast<int>(a.a), kind));
    reward(t, a.seat, place);
    t.raise(happened(What::Stored, a.seat, n, kind));
    if (vault[from].count)
        t.queue(own(Tasks::Plant, only(a.seat), vault[from].count, plantBits(static_cast<int>(from), 0)));
    t.queue(own(Tasks::Finish, 0, a.seat, static_cast<u32>(from)));
}

void Crops::reward(Turn& t, Seat s, int place) const
{
    const Reward reward = m_parameters.rewards[static_cast<std::size_t>(place)];
    if (reward == Reward::None || (reward == Reward::Card && t.pub().deckLeft == 0)) return;
    t.raise(happened(What::Rewarded, s, static_cast<int>(reward)));
    if (reward == Reward::Card) t.drawCard(s);
}

// ---- Replanting -----------------------------------------------------------------------------------------------------

void Crops::plantOptions(const View& v, const Task& top, Actions& out) const
{
    const auto s = static_cast<Seat>(std::countr_zero(top.seats));
    const Tokens tokens = this->tokens(v);
    const FieldList fields(v.deal(), v.topology());
    for (int i = 0; i < fields.count; ++i)
        if (!(top.b >> i & 1) && tokens.on(i) < m_parameters.fieldLimit)
            out.push_back(own(Do::Plant, s, fields.hex[static_cast<std::size_t>(i)]));
}

Refusal Crops::refusePlant(const View& v, const Action& a) const
{
    if (a.a >= static_cast<u32>(v.topology().hexCount())) return {Reason::UnknownAction};
    const int field = FieldList(v.deal(), v.topology()).indexOf(a.a);
    if (field < 0) return refused(Why::NoField);
    if (v.pub().agenda.top().b >> field & 1) return refused(Why::FieldPlanted);
    return tokens(v).on(field) < m_parameters.fieldLimit ? Refusal{} : refused(Why::FieldFull);
}

void Crops::plant(Turn& t, const Action& a) const
{
    Task& top = t.pub().agenda.top();
    Tokens tokens = this->tokens(t);
    const int field = FieldList(t.deal(), t.topology()).indexOf(a.a);
    VaultSpace& space = tokens.vault[a.seat][static_cast<std::size_t>(plantSpace(top.b))];
    tokens.add(field, space.kind, 1);
    --space.count;
    keep(t, tokens);
    top.b |= 1U << field;
    if (--top.a == 0) t.pub().agenda.pop();
    t.raise(happened(What::Planted, a.seat, static_cast<int>(a.a), space.kind));
}

/// What found no field goes back; only now is it judged whether a crop is extinct (rulings R3-11).
void Crops::finishDeposit(Turn& t, const Task& now) const
{
    const auto s = static_cast<Seat>(now.a);
    Tokens tokens = this->tokens(t);
    VaultSpace& space = tokens.vault[s][now.b];
    if (space.count) {
        tokens.supply[space.kind] = static_cast<u8>(tokens.supply[space.kind] + space.count);
        const VaultSpace rest = std::exchange(space, {});
        keep(t, tokens);
        t.raise(happened(What::Returned, s, rest.count, rest.kind));
    } else {
        space = {};
        keep(t, tokens);
    }
    judge(t);
}

}  // namespace inselwerk::crops
