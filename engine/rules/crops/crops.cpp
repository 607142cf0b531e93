#include "engine/rules/crops/crops_module.h"

#include <algorithm>

namespace inselwerk::crops {
namespace {

int kindFrom(std::string_view word)
{
    const auto& names = kindNames();
    return static_cast<int>(std::find(names.begin(), names.end(), word) - names.begin());
}

Cards cardsOf(const std::map<std::string, std::int64_t>& counts)
{
    Cards cards;
    for (const auto& [name, n] : counts)
        if (const auto r = resourceFrom(name)) cards.set(*r, static_cast<int>(n));
    return cards;
}

Reward rewardFrom(const std::string& word)
{
    return word == "card" ? Reward::Card : word == "point" ? Reward::Point : Reward::None;
}

}  // namespace

// ---- The tokens -----------------------------------------------------------------------------------------------------

int Tokens::on(int fieldIndex) const
{
    int sum = 0;
    for (int kind = 0; kind < maxKinds; ++kind) sum += on(fieldIndex, kind);
    return sum;
}

std::vector<int> Tokens::row(Seat s, int row) const
{
    std::vector<int> kinds;
    for (u32 places = record[s][static_cast<std::size_t>(row)]; places; places >>= 4)
        kinds.push_back(static_cast<int>(places & 15) - 1);
    return kinds;
}

FieldList::FieldList(const Deal& deal, const Topology& topology)
{
    for (int h = 0; h < topology.hexCount() && count < maxFields; ++h)
        if (deal.terrain[static_cast<std::size_t>(h)] == Terrain::Fields)
            hex[static_cast<std::size_t>(count++)] = static_cast<HexId>(h);
}

int FieldList::indexOf(u32 wanted) const
{
    const auto end = hex.begin() + count;
    const auto at = std::find(hex.begin(), end, wanted);
    return at == end ? -1 : static_cast<int>(at - hex.begin());
}

int rowFor(const Tokens& tokens, Seat s, int kind, int places)
{
    for (int r = 0; r < recordRows; ++r) {
        int laid = 0;
        bool there = false;
        for (u32 row = tokens.record[s][static_cast<std::size_t>(r)]; row; row >>= 4, ++laid)
            there |= static_cast<int>(row & 15) == kind + 1;
        if (!there && laid < places) return r;
    }
    return -1;
}

int emptyFields(const Tokens& tokens, const FieldList& fields)
{
    int empty = 0;
    for (int i = 0; i < fields.count; ++i) empty += tokens.field[static_cast<std::size_t>(i)] == 0;
    return empty;
}

// ---- The module -----------------------------------------------------------------------------------------------------

Crops::Crops(const ModuleContext& c) : m_slot(c.layout.slot<Tokens>())
{
    const Section& s = c.section;
    for (const std::string& kind : s.choices(schema(), "kinds")) {
        m_parameters.kinds.push_back(static_cast<u8>(kindFrom(kind)));
        m_kinds = static_cast<u8>(m_kinds | 1U << kindFrom(kind));
    }
    m_parameters.tokensPerKind = static_cast<int>(s.integer(schema(), "tokens_per_kind"));
    m_parameters.fieldLimit = static_cast<int>(s.integer(schema(), "field_limit"));
    m_parameters.depositCost = cardsOf(s.counts(schema(), "deposit_cost"));
    for (const std::string& reward : s.choices(schema(), "rewards")) m_parameters.rewards.push_back(rewardFrom(reward));
    for (std::size_t place = 0; place < m_pointsOf.size() - 1; ++place) {
        const bool point = place < m_parameters.rewards.size() && m_parameters.rewards[place] == Reward::Point;
        m_pointsOf[place + 1] = m_pointsOf[place] + point;
    }
    m_parameters.vaultSize = static_cast<int>(s.integer(schema(), "vault_size"));
    m_parameters.emptyFields = static_cast<int>(s.integer(schema(), "empty_fields"));
    m_parameters.extinctCrops = static_cast<int>(s.integer(schema(), "extinct_crops"));

    const auto tally = [](const auto& crops) {
        std::array<u8, maxKinds> out{};
        for (const auto& [name, n] : crops)
            if (const int kind = kindFrom(name); kind < maxKinds)
                out[static_cast<std::size_t>(kind)] = static_cast<u8>(n);
        return out;
    };
    for (const HexEntry& hex : c.board.hexes)
        if (const HexId id = c.rules.topology.findHex(hex.at); id != noHex && !hex.tokens.empty())
            m_authored.emplace_back(id, tally(hex.tokens));
    const Schema& start = *schema().find("start")->element;
    for (const Section& element : s.sections(schema(), "start"))
        for (const std::int64_t number : element.integers(start, "numbers"))
            m_start[static_cast<std::size_t>(number)] = tally(element.counts(start, "crops"));

    m_vault.fill(maxKinds);
    const auto bySeat = s.choices(schema(), "vault");
    const Schema& colours = *schema().find("vault_colours")->element;
    for (Seat seat = 0; seat < c.rules.seats; ++seat) {
        if (seat < bySeat.size()) m_vault[seat] = static_cast<u8>(kindFrom(bySeat[seat]));
        for (const Section& element : s.sections(schema(), "vault_colours"))
            if (!c.rules.starts.empty() && colourFrom(element.choice(colours, "colour")) == c.rules.colours[seat])
                m_vault[seat] = static_cast<u8>(kindFrom(element.choice(colours, "crop")));
    }
}

const Facts& Crops::facts() const
{
    static const auto form = [](Do kind, std::string_view words, Operand a = Operand::None, Operand b = Operand::None) {
        ActionForm f{static_cast<u16>(kind), words, a, b};
        f.options = kindNames();
        return f;
    };
    static const Facts f{
        .key = "crops",
        .hears = {inselwerk::What::Harvested, inselwerk::What::TurnStarted, inselwerk::What::PairedStarted},
        .changesYields = true,
        .actions =
            {form(Do::Harvest, "harvest", Operand::Option), form(Do::Pass, "pass"),
             form(Do::Deposit, "deposit", Operand::HexPlace, Operand::Option),
             form(Do::Plant, "plant", Operand::HexPlace), form(Do::Lose, "lose", Operand::HexPlace)},
        .happenings =
            {"crop-picked", "harvest-passed", "seed-deposited", "deposit-rewarded", "seeds-stored", "crop-planted",
             "crops-returned", "crop-lost", "crop-extinct"},
        .endings = {"empty-fields", "extinct-crops"},
        .reasons = {
            "already-deposited", "no-field", "not-beside-field", "crop-extinct", "no-such-crop", "record-full",
            "field-planted", "field-full", "own-fields-first"}};
    return f;
}

void Crops::deal(Turn& t) const
{
    Tokens tokens;
    for (const u8 kind : m_parameters.kinds) tokens.supply[kind] = static_cast<u8>(m_parameters.tokensPerKind);
    layStart(tokens, FieldList(t.deal(), t.topology()), t);
    fillVault(tokens, t);
    keep(t, tokens);
}

void Crops::layStart(Tokens& tokens, const FieldList& fields, const View& v) const
{
    const auto lay = [&](int field, const std::array<u8, maxKinds>& crops) {
        for (const u8 kind : m_parameters.kinds) {
            const int n = std::min(crops[kind], tokens.supply[kind]);
            tokens.add(field, kind, n);
            tokens.supply[kind] = static_cast<u8>(tokens.supply[kind] - n);
        }
    };
    for (const auto& [hex, crops] : m_authored)
        if (const int field = fields.indexOf(hex); field >= 0) lay(field, crops);
    for (int i = 0; m_authored.empty() && i < fields.count; ++i)
        if (const u8 number = v.pub().number[fields.hex[static_cast<std::size_t>(i)]]) lay(i, m_start[number]);
}

void Crops::fillVault(Tokens& tokens, const View& v) const
{
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const u8 kind = m_vault[s];
        if (kind >= maxKinds || !has(kind)) continue;
        const auto n = static_cast<u8>(std::min<int>(m_parameters.vaultSize, tokens.supply[kind]));
        tokens.vault[s][0] = {kind, n};
        tokens.supply[kind] = static_cast<u8>(tokens.supply[kind] - n);
    }
}

void Crops::heard(Turn& t, const Happening& h) const
{
    if (h.is(inselwerk::What::Harvested)) {
        queueHarvest(t, h.a);
    } else if (Tokens tokens = this->tokens(t); tokens.deposited) {
        tokens.deposited = 0;
        keep(t, tokens);
    }
}

/// Food is harvested, not produced: a food card comes only for a crop token (Crop Trust, "Harvesting Food").
void Crops::yields(const View&, Yield& yield) const
{
    for (Cards& due : yield.due) due.set(Resource::Grain, 0);
}

void Crops::options(const View& v, const Task& top, Actions& out) const
{
    if (top.is(TaskKind::Main))
        depositOptions(v, v.turnSeat(), out);
    else if (is(top, Tasks::Pick))
        pickOptions(v, top, out);
    else if (is(top, Tasks::Plant))
        plantOptions(v, top, out);
    else if (is(top, Tasks::Lose))
        loseOptions(v, top, out);
}

Refusal Crops::refuse(const View& v, const Action& a) const
{
    // What a choice is about stands in its task, so the task is looked at first.
    const Task& top = v.pub().agenda.top();
    constexpr Refusal notNow{Reason::NotYourDecision};
    switch (static_cast<Do>(ownAction(a.kind))) {
        case Do::Harvest: return is(top, Tasks::Pick) ? refusePick(v, a) : notNow;
        case Do::Pass: return is(top, Tasks::Pick) ? Refusal{} : notNow;
        case Do::Deposit: return top.is(TaskKind::Main) ? refuseDeposit(v, a) : notNow;
        case Do::Plant: return is(top, Tasks::Plant) ? refusePlant(v, a) : notNow;
        case Do::Lose: return is(top, Tasks::Lose) ? refuseLose(v, a) : notNow;
    }
    return {Reason::UnknownAction};
}

void Crops::apply(Turn& t, const Action& a) const
{
    switch (static_cast<Do>(ownAction(a.kind))) {
        case Do::Harvest: pick(t, a); break;
        case Do::Pass: pass(t, a.seat); break;
        case Do::Deposit: deposit(t, a); break;
        case Do::Plant: plant(t, a); break;
        case Do::Lose: loseChosen(t, a); break;
    }
}

void Crops::run(Turn& t, const Task& now) const
{
    if (is(now, Tasks::Round))
        runRound(t, now);
    else if (is(now, Tasks::Finish))
        finishDeposit(t, now);
}

std::string_view Crops::choiceName(const Task& t) const
{
    return is(t, Tasks::Pick) ? "harvest" : is(t, Tasks::Plant) ? "plant" : is(t, Tasks::Lose) ? "lose" : "";
}

/// Third to fifth token of a row: one point each (Crop Trust, "Record the Deposit and Receive Rewards").
int Crops::points(const View& v, Seat s) const
{
    const Tokens tokens = this->tokens(v);
    int points = 0;
    for (int r = 0; r < recordRows; ++r) points += m_pointsOf[static_cast<std::size_t>(tokens.laid(s, r))];
    return points;
}

/// Tokens on the record decide a collapse and lead to rewards; crops beside one's buildings are food to come.
int Crops::worth(const View& v, Seat s) const
{
    const Tokens tokens = this->tokens(v);
    const FieldList fields(v.deal(), v.topology());
    int worth = 600 * tokens.recorded(s);
    for (int i = 0; i < fields.count; ++i) {
        const HexId hex = fields.hex[static_cast<std::size_t>(i)];
        const int crops = std::min(tokens.on(i), 4);
        worth += crops * v.strengthAt(s, hex) * pips(v.pub().number[hex]);
        if (crops == 0) worth -= 30;
    }
    // Close to a collapse, who leads the record wants it and the others fear it.
    const bool close = (m_parameters.emptyFields && emptyFields(tokens, fields) + 1 >= m_parameters.emptyFields) ||
                       (m_parameters.extinctCrops && std::popcount(tokens.extinct) + 1 >= m_parameters.extinctCrops);
    int best = 0;
    for (Seat other = 0; other < v.rules().seats; ++other)
        if (other != s) best = std::max(best, tokens.recorded(other));
    if (close) worth += 400 * std::clamp(tokens.recorded(s) - best, -2, 2);
    return worth;
}

std::string Crops::broken(const View& v) const
{
    const Tokens tokens = this->tokens(v);
    const FieldList fields(v.deal(), v.topology());
    std::array<int, maxKinds> sum{};
    for (std::size_t kind = 0; kind < maxKinds; ++kind) {
        sum[kind] = tokens.supply[kind];
        for (int i = 0; i < fields.count; ++i) sum[kind] += tokens.on(i, static_cast<int>(kind));
    }
    for (Seat s = 0; s < v.rules().seats; ++s) {
        for (const VaultSpace& space : tokens.vault[s]) sum[space.kind] += space.count;
        for (int r = 0; r < recordRows; ++r) {
            const std::vector<int> row = tokens.row(s, r);
            u32 seen = 0;
            for (const int kind : row) {
                if (kind >= maxKinds || seen >> kind & 1) return "a row of a storage record holds a crop twice";
                seen |= 1U << kind;
                ++sum[static_cast<std::size_t>(kind)];
            }
            if (row.size() > m_parameters.rewards.size()) return "a row of a storage record is overfull";
        }
    }
    for (int kind = 0; kind < maxKinds; ++kind) {
        const int expected = has(kind) ? m_parameters.tokensPerKind : 0;
        const int found = sum[static_cast<std::size_t>(kind)];
        if (tokens.isExtinct(kind) ? found > expected : found != expected) return "crop tokens are not conserved";
    }
    return {};
}

namespace {

std::unique_ptr<Module> create(const ModuleContext& c) { return std::make_unique<Crops>(c); }

const Crops& crops(const Module& m) { return static_cast<const Crops&>(m); }

}  // namespace

ModuleType type()
{
    const auto own = effects();
    return {&schema(), checks(), &create, {own.begin(), own.end()}, HexTokens{"kinds", Terrain::Fields}, &parts};
}

const Module* find(const Ruleset& rules) { return rules.findModule(schema().key); }
const Parameters& parametersOf(const Module& m) { return crops(m).parameters(); }
Tokens tokensOf(const View& v)
{
    const Module* m = find(v.rules());
    return m ? crops(*m).tokens(v) : Tokens{};
}

int kindOf(const View& v, const Task& task)
{
    const Module* m = find(v.rules());
    const std::string_view choice = m ? m->choiceName(task) : std::string_view();
    if (choice == "lose") return static_cast<int>(task.b);
    if (choice != "plant") return -1;
    const auto seat = static_cast<std::size_t>(std::countr_zero(task.seats));
    return tokensOf(v).vault[seat][static_cast<std::size_t>(plantSpace(task.b))].kind;
}

}  // namespace inselwerk::crops
