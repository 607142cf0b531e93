#include "engine/rules/crops/crops_module.h"

/// Tokens that events take off the fields. Crop Trust, "Small-scale Crop Loss" and "Large-scale Crop Loss".
namespace inselwerk::crops {

void Crops::lose(Turn& t, Tokens& tokens, const FieldList& fields, int field, int kind) const
{
    tokens.add(field, kind, -1);
    ++tokens.supply[static_cast<std::size_t>(kind)];
    keep(t, tokens);
    t.raise(happened(What::Lost, nobody, fields.hex[static_cast<std::size_t>(field)], kind));
}

void Crops::queueLosses(Turn& t, Seat s, int kind, int amount) const
{
    t.queue(own(Tasks::Lose, only(s), static_cast<u16>(amount), static_cast<u32>(kind)));
}

/// Fields beside one's own buildings first, then any (rulings R3-16).
u32 Crops::fieldsToLose(const View& v, Seat s, int kind) const
{
    const Tokens tokens = this->tokens(v);
    const FieldList fields(v.deal(), v.topology());
    u32 all = 0, mine = 0;
    for (int i = 0; i < fields.count; ++i) {
        if (!tokens.on(i, kind)) continue;
        all |= 1U << i;
        if (v.livesAt(s, fields.hex[static_cast<std::size_t>(i)])) mine |= 1U << i;
    }
    return mine ? mine : all;
}

void Crops::loseOptions(const View& v, const Task& top, Actions& out) const
{
    const auto s = static_cast<Seat>(std::countr_zero(top.seats));
    const FieldList fields(v.deal(), v.topology());
    const u32 choice = fieldsToLose(v, s, static_cast<int>(top.b));
    for (int i = 0; i < fields.count; ++i)
        if (choice >> i & 1) out.push_back(own(Do::Lose, s, fields.hex[static_cast<std::size_t>(i)]));
}

Refusal Crops::refuseLose(const View& v, const Action& a) const
{
    if (a.a >= static_cast<u32>(v.topology().hexCount())) return {Reason::UnknownAction};
    const int field = FieldList(v.deal(), v.topology()).indexOf(a.a);
    const int kind = static_cast<int>(v.pub().agenda.top().b);
    if (field < 0) return refused(Why::NoField);
    if (!tokens(v).on(field, kind)) return refused(Why::NoSuchCrop);
    return fieldsToLose(v, a.seat, kind) >> field & 1 ? Refusal{} : refused(Why::OwnFieldsFirst);
}

void Crops::loseChosen(Turn& t, const Action& a) const
{
    Task& top = t.pub().agenda.top();
    const int kind = static_cast<int>(top.b);
    if (--top.a == 0) t.pub().agenda.pop();
    Tokens tokens = this->tokens(t);
    const FieldList fields(t.deal(), t.topology());
    lose(t, tokens, fields, fields.indexOf(a.a), kind);
    judge(t);
}

}  // namespace inselwerk::crops
