#include "app/play/gifts/gifts_face.h"

#include "app/play/gifts/gift_preview.h"
#include "app/play/gifts/gifts_model.h"
#include "app/play/gifts/gifts_sentences.h"
#include "app/play/table/game_session.h"

#include "engine/rules/gifts/gifts.h"

namespace inselwerk::gifts {
namespace {

constexpr int giftTime = 700;
constexpr int rewardTime = 900;

QObject* model(GameSession& session) { return new GiftsModel(session); }

SeatCount count(const Module&, const Position& p, Seat s)
{
    const Standing standing = standingOf(View(*p.rules, p.deal, p.state));
    const bool greatest = greatestGiver(standing, p.seats()) == s;
    return {
        standing.steps[s], GiftsSentences::stepsOnTrack(standing.steps[s]),
        greatest ? GiftsSentences::greatestGiver() : QString()};
}

/// What a gift would do stands beside its card before it is chosen.
OptionLook option(const Module&, const Action& a, u32, const Names& names)
{
    return {{}, {}, GiftsSentences::preview(GiftPreview::of(names.position(), a), names)};
}

TurnOffer offer(const Module& module, const Position& p)
{
    TurnOffer offer;
    offer.kind = module.action(static_cast<int>(Do::Gift));
    offer.name = GiftsSentences::button();
    offer.icon = "gift";
    offer.note = GiftsSentences::onceATurn();
    if (!p.hasViewer() || p.over()) return offer;
    const Standing standing = standingOf(View(*p.rules, p.deal, p.state));
    for (const Box box : {Box::Big, Box::Small}) {
        offer.refusal = p.why({offer.kind, p.viewer, 0, standing.wishes[static_cast<std::size_t>(box)], 0});
        if (!offer.refusal) break;
    }
    return offer;
}

int display(const Module& module, const Happening& h, const Position& p, QVariantMap& e)
{
    e[QStringLiteral("kind")] = QStringLiteral("gifts");
    if (static_cast<What>(module.ownHappening(h.what)) != What::Redirected) return giftTime;
    const HexCoord at = p.rules->topology.hex(h.a).at;
    e[QStringLiteral("q")] = at.q;
    e[QStringLiteral("r")] = at.r;
    return rewardTime;
}

/// The hex whose blocked cards go to the owner of a box.
void paint(const Module&, const Position& p, const Shown& shown, BoardPicture& picture)
{
    if (p.atRest || shown.event.value(QStringLiteral("kind")) != QStringLiteral("gifts") ||
        !shown.event.contains(QStringLiteral("q")))
        return;
    const HexCoord at{shown.event.value(QStringLiteral("q")).toInt(), shown.event.value(QStringLiteral("r")).toInt()};
    for (HexPicture& hex : picture.hexes) hex.lit |= hex.at == at;
}

}  // namespace

ModuleFace face()
{
    return {
        .key = "gifts",
        .url = "qrc:/qt/qml/Inselwerk/GiftsPanel.qml",
        .icon = "gift",
        .title = &GiftsSentences::title,
        .count = &count,
        .pointsFrom = &GiftsSentences::greatestGiver,
        .model = &model,
        .tell = &GiftsSentences::tell,
        .choosing = &GiftsSentences::choosing,
        .offer = &offer,
        .offered = static_cast<int>(Do::Gift),
        .reason = &GiftsSentences::reason,
        .action = &GiftsSentences::action,
        .option = &option,
        .display = &display,
        .paint = &paint};
}

}  // namespace inselwerk::gifts
