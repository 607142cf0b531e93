#include "app/play/gifts/gifts_sentences.h"

#include "app/common/text/messages.h"

namespace inselwerk {

QString GiftsSentences::title(const Names&) { return tr("Wish list"); }
QString GiftsSentences::button() { return tr("Gift", "button"); }
QString GiftsSentences::onceATurn() { return tr("once a turn"); }

QString GiftsSentences::stepsOnTrack(int steps) { return tr("%n step(s) on the gift track", nullptr, steps); }
QString GiftsSentences::greatestGiver() { return tr("Greatest Giver"); }

QString GiftsSentences::box(gifts::Box b) { return b == gifts::Box::Big ? tr("Big gift") : tr("Small gift"); }

QString GiftsSentences::tell(const Module& module, const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    const bool big = static_cast<gifts::Box>(h.a) == gifts::Box::Big;
    switch (static_cast<gifts::What>(module.ownHappening(h.what))) {
        case gifts::What::Given: {
            const QStringList parts{who, names.robber(Names::Case::Dative), names.cards(h.cards)};
            //: %1 is a player, %2 the robber (German: dative with article), %3 a card ("1 wool"); %n steps in all
            if (big) return fill(tr("%1 gives the %2 a big gift: %3. That makes %n step(s).", nullptr, h.b), parts);
            //: %1 is a player, %2 the robber (German: dative with article), %3 a card ("1 wool"); %n steps in all
            return fill(tr("%1 gives the %2 a small gift: %3. That makes %n step(s).", nullptr, h.b), parts);
        }
        case gifts::What::Displaced:
            //: %1 is the player whose marker goes, %2 the one whose marker comes
            if (big) return fill(tr("In the box of the big gift %2 replaces %1."), {who, names.player(h.other)});
            //: %1 is the player whose marker goes, %2 the one whose marker comes
            return fill(tr("In the box of the small gift %2 replaces %1."), {who, names.player(h.other)});
        case gifts::What::GreatestGiver:
            //: %1 is a player
            if (h.other == nobody) return fill(tr("%1 is the Greatest Giver now."), {who});
            //: %1 is a player, %2 the one who had it
            return fill(tr("%1 takes Greatest Giver from %2."), {who, names.player(h.other)});
        case gifts::What::Redirected: {
            const QString robber = names.robber(Names::Case::Nominative);
            //: A hex that pays cards of one's choice. %1 is the robber (German: with article), %2 a hex ("gold 9"), %3
            //: a player
            if (h.cards.empty()) return fill(tr("What the %1 blocks on %2 goes to %3."), {robber, names.hex(h.a), who});
            //: %1 is the robber (German: with article), %2 a hex ("hills 4"), %3 a player, %4 cards
            return fill(
                tr("What the %1 blocks on %2 goes to %3: %4."), {robber, names.hex(h.a), who, names.cards(h.cards)});
        }
    }
    return {};
}

StatusLines GiftsSentences::choosing(const Module&, const Choosing&, const Names& names)
{
    //: %1 is the player, %2 the robber (German: dative with article)
    return {
        fill(
            tr("%1: what do you give the %2?"),
            {names.player(names.position().viewer), names.robber(Names::Case::Dative)}),
        tr("The card goes to the supply. Escape leaves the choice.")};
}

QString GiftsSentences::reason(std::string_view word)
{
    if (word == "already-given") return tr("one gift a turn");
    if (word == "not-wished") return tr("it is not wished for");
    return {};
}

QString GiftsSentences::action(const Module&, const Action&, const Names&) { return tr("give a gift"); }

QString GiftsSentences::preview(const gifts::GiftPreview& gift, const Names& names)
{
    const QString total = QString::number(gift.total);
    QStringList text;
    if (gift.box == gifts::Box::Big)
        //: What a gift would do: %n steps on the track, then %1 in all
        text << fill(tr("Big gift: %n step(s), then %1 in all.", nullptr, gift.steps), {total});
    else
        //: What a gift would do: %n steps on the track, then %1 in all
        text << fill(tr("Small gift: %n step(s), then %1 in all.", nullptr, gift.steps), {total});
    //: %1 is a player
    if (gift.displaced != nobody) text << fill(tr("The marker of %1 leaves the box."), {names.player(gift.displaced)});
    if (gift.greatest) text << tr("That earns Greatest Giver.");
    return text.join(QLatin1Char(' '));
}

}  // namespace inselwerk
