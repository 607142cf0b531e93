#include "app/play/crops/crops_sentences.h"

#include "app/common/text/messages.h"
#include "app/play/crops/harvest.h"
#include "app/play/table/game_session.h"

#include "engine/rules/crops/crops.h"

#include <algorithm>
#include <numeric>

namespace inselwerk {
namespace {

View viewOf(const Position& p) { return {*p.rules, p.deal, p.state}; }

/// How many fields have had their token of a deposit: the task marks each.
int fieldsPlanted(const Task& plant) { return std::popcount(plant.b & ((1U << crops::maxFields) - 1)); }

}  // namespace

QString CropsSentences::title(const Names&) { return tr("Crops"); }
QString CropsSentences::pointsFrom() { return tr("Crop storage record"); }

QString CropsSentences::crop(int kind)
{
    const auto& names = crops::kindNames();
    return kind >= 0 && kind < static_cast<int>(names.size()) ? translateWord(names[static_cast<std::size_t>(kind)])
                                                              : QString();
}

QString CropsSentences::tell(const Module& module, const Happening& h, const Names& names)
{
    if (h.is(What::GameOver)) return collapse(module, h, names);
    const QString who = names.player(h.seat);
    switch (static_cast<crops::What>(module.ownHappening(h.what))) {
        case crops::What::Picked:
            //: %1 is a player, %2 a crop, %3 a hex ("fields 9"), %4 the card for it ("1 food")
            return fill(
                tr("%1 harvests: %2 from %3. That brings %4."),
                {who, crop(h.b), names.hex(h.a), names.cards(Cards::of(Resource::Grain))});
        case crops::What::Passed:
            //: %1 is a player, %2 a hex ("fields 9")
            return fill(tr("%1 passes on the harvest: %2."), {who, names.hex(h.a)});
        case crops::What::Planted:
            //: %1 is a player, %2 a crop, %3 a hex ("fields 9")
            return fill(tr("%1 plants: %2 on %3."), {who, crop(h.b), names.hex(h.a)});
        case crops::What::Lost:
            //: %1 is a crop, %2 a hex ("fields 9")
            return fill(tr("A token is lost: %1 from %2."), {crop(h.b), names.hex(h.a)});
        case crops::What::Extinct:
            //: %1 is a crop
            return fill(tr("A crop is extinct: %1. Its tokens leave the game."), {crop(h.a)});
        default: return tellDeposit(module, h, names);
    }
}

QString CropsSentences::tellDeposit(const Module& module, const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<crops::What>(module.ownHappening(h.what))) {
        case crops::What::Deposited:
            //: %1 is a player, %2 a crop, %3 a hex ("fields 9")
            return fill(tr("%1 deposits seeds: %2 from %3."), {who, crop(h.b), names.hex(h.a)});
        case crops::What::Rewarded:
            if (h.a == static_cast<u16>(crops::Reward::Card))
                //: %1 is a player
                return fill(tr("The deposit earns %1 a development card."), {who});
            //: %1 is a player
            return fill(tr("The deposit earns %1 a victory point."), {who});
        case crops::What::Stored:
            if (h.a == 0)
                //: %1 is a player, %2 a crop
                return fill(tr("Nothing is left for the seed vault of %1: %2."), {who, crop(h.b)});
            //: %1 is a player, %2 a crop; %n tokens of it
            return fill(tr("Into the seed vault of %1: %n token(s) of %2.", nullptr, h.a), {who, crop(h.b)});
        case crops::What::Returned:
            //: %1 is a crop; %n tokens of it
            return fill(tr("%n token(s) of %1 find no field and go back to the supply.", nullptr, h.a), {crop(h.b)});
        default: return {};
    }
}

/// Why a collapse ended the game, and how its winner was found.
QString CropsSentences::collapse(const Module& module, const Happening& h, const Names& names)
{
    const Position& p = names.position();
    const View v = viewOf(p);
    const crops::Tokens tokens = crops::tokensOf(v);
    const int fields = crops::emptyFields(tokens, crops::FieldList(p.deal, p.rules->topology));

    std::vector<Seat> seats(static_cast<std::size_t>(p.seats()));
    std::iota(seats.begin(), seats.end(), Seat{0});
    const auto rank = [&](Seat s) { return std::pair(tokens.recorded(s), v.points(s)); };
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return rank(a) > rank(b); });
    const auto winner = static_cast<Seat>(std::countr_zero(p.pub().winners));
    QStringList records;
    bool tied = false;
    for (const Seat s : seats) {
        //: How many tokens somebody has: %1 is a player, %2 the number
        records << fill(
            tr("%1 %2", "player and number of tokens"), {names.player(s), QString::number(tokens.recorded(s))});
        tied |= s != winner && tokens.recorded(s) == tokens.recorded(winner) && rank(s) < rank(winner);
    }
    const QString list = joined(records);
    QStringList text;
    if (h.a == static_cast<u16>(module.ending(static_cast<int>(crops::Ending::EmptyFields))))
        //: Why the game ended; %1 are players with the number of their tokens: "Anna 4 and Benno 2"
        text << fill(tr("%n field(s) are empty: most tokens on the storage record win (%1).", nullptr, fields), {list});
    else
        //: Why the game ended; %1 are players with the number of their tokens: "Anna 4 and Benno 2"
        text << fill(
            tr("%n crop(s) are extinct: most tokens on the storage record win (%1).", nullptr,
               std::popcount(tokens.extinct)),
            {list});
    if (tied) text << tr("The tie is broken by victory points.");
    // The state does not tell who brought it about; but whoever is ahead of the winner can only have done that.
    if (rank(seats.front()) > rank(winner))
        //: %1 is a player
        text << fill(tr("%1 has brought this about by harvesting and cannot win."), {names.player(seats.front())});
    return text.join(QLatin1Char(' '));
}

QString CropsSentences::ask(const Module& module, const Task& task, const Names& names, bool you)
{
    const QString who = names.players(task.seats);
    const std::string_view choice = module.choiceName(task);
    if (choice == "harvest") {
        //: %1 is the player, %2 a hex ("fields 9")
        if (you) return fill(tr("%1: take one crop token from %2, or pass?"), {who, names.hex(task.a)});
        //: %1 is the player, %2 a hex ("fields 9")
        return fill(tr("%1 may harvest: %2."), {who, names.hex(task.a)});
    }
    const QString what = crop(crops::kindOf(viewOf(names.position()), task));
    if (choice == "plant") {
        const int planted = fieldsPlanted(task);
        //: The last step of a deposit: %1 is the player, %2 a crop, %3 which of its %4 tokens is to be planted
        if (you)
            return fill(
                tr("%1: deposit, step 4 of 4 – plant token %3 of %4 (%2) on a field."),
                {who, what, QString::number(planted + 1), QString::number(planted + task.a)});
        //: %1 is the player, %2 a crop
        return fill(tr("%1 plants anew: %2."), {who, what});
    }
    //: %1 is the player, %2 a crop; %n tokens of it have still to be lost
    if (you) return fill(tr("%1: choose a field that loses %2 (%n more).", nullptr, task.a), {who, what});
    //: %1 is the player, %2 a crop
    return fill(tr("%1 chooses which fields lose a crop: %2."), {who, what});
}

StatusLines CropsSentences::choosing(const Module& module, const Choosing& c, const Names& names)
{
    if (static_cast<crops::Do>(module.ownAction(static_cast<u16>(c.kind))) != crops::Do::Deposit) return {};
    const QString me = names.player(names.position().viewer);
    const QString cost = names.cards(crops::parametersOf(module).depositCost);
    //: While a deposit is being chosen; %1 are cards
    const QString free = fill(tr("It costs %1. Nothing is paid yet: Escape takes back the last step."), {cost});
    if (c.chosen == 0)
        //: %1 is the player
        return {fill(tr("%1: deposit, step 1 of 4 – which field gives the seeds?"), {me}), free};
    const QString field = names.hex(static_cast<int>(c.action.a));
    if (c.chosen == 1)
        //: %1 is the player, %2 a hex ("fields 9")
        return {fill(tr("%1: deposit, step 2 of 4 – which crop of %2?"), {me, field}), free};
    //: %1 is the player, %2 are cards, %3 a crop, %4 a hex ("fields 9")
    return {
        fill(
            tr("%1: deposit, step 3 of 4 – pay %2 for %3 (%4)?"),
            {me, cost, crop(static_cast<int>(c.action.b)), field}),
        tr("Nothing is paid yet: Escape takes back the last step.")};
}

QString CropsSentences::detail(const Module& module, const GameSession& session)
{
    const Position& p = session.position();
    const Names names(p);
    const Harvest harvest = Harvest::of(session);
    if (harvest.hex < 0) return {};
    const int field = crops::FieldList(p.deal, p.rules->topology).indexOf(static_cast<u32>(harvest.hex));
    QStringList parts{
        QString::number(harvest.round), QString::number(harvest.rounds),
        QString::number(crops::tokensOf(viewOf(p)).on(field)), QString::number(crops::parametersOf(module).fieldLimit)};
    //: A harvest: %1 is the round, %2 how many there will be; %3 is how many tokens are left on the field, of at most
    //: %4
    if (harvest.order.size() < 2) return fill(tr("Round %1 of %2. The field bears %3 of %4 tokens."), parts);
    QStringList others;
    for (std::size_t i = 1; i < harvest.order.size(); ++i) others << names.player(harvest.order[i]);
    parts << joined(others);
    //: A harvest: %1 is the round, %2 how many there will be; %3 is how many tokens are left on the field, of at most
    //: %4; %5 are the players who choose after this one
    return fill(tr("Round %1 of %2. The field bears %3 of %4 tokens. Next to choose: %5."), parts);
}

QString CropsSentences::deposit() { return tr("Deposit seeds", "button"); }
QString CropsSentences::onceATurn() { return tr("once a turn"); }

QString CropsSentences::reason(std::string_view word)
{
    if (word == "already-deposited") return tr("one deposit a turn");
    if (word == "no-field") return tr("no fields");
    if (word == "not-beside-field") return tr("none of your buildings is beside it");
    if (word == "crop-extinct") return tr("this crop is extinct");
    if (word == "no-such-crop") return tr("this crop does not grow there");
    if (word == "record-full") return tr("it lies in both rows of your storage record");
    if (word == "field-planted") return tr("this field has had its token");
    if (word == "field-full") return tr("this field is full");
    if (word == "own-fields-first") return tr("fields beside your own buildings come first");
    return {};
}

QString CropsSentences::action(const Module& module, const Action& a, const Names&)
{
    switch (static_cast<crops::Do>(module.ownAction(a.kind))) {
        case crops::Do::Harvest: return tr("harvest");
        case crops::Do::Pass: return tr("pass on the harvest");
        case crops::Do::Deposit: return tr("deposit seeds");
        case crops::Do::Plant: return tr("plant a token");
        case crops::Do::Lose: return tr("lose a token");
    }
    return {};
}

QString CropsSentences::confirm(const Module& module, const Action& a, const Names& names)
{
    const Cards cost = crops::parametersOf(module).depositCost;
    //: The button that confirms a deposit: %1 is a crop, %2 the cards to be paid
    return fill(tr("Deposit %1 for %2"), {crop(static_cast<int>(a.b)), names.cards(cost)});
}

QString CropsSentences::here(int tokens)
{
    //: Crop tokens on the field that is spoken of
    return tr("%n here", nullptr, tokens);
}

}  // namespace inselwerk
