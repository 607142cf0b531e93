#include "app/play/crops/crops_face.h"

#include "app/common/layers/crops/crops_layer.h"
#include "app/play/crops/crops_model.h"
#include "app/play/crops/crops_sentences.h"
#include "app/play/crops/deposit_offer.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

#include "engine/rules/crops/crops.h"

namespace inselwerk::crops {
namespace {

constexpr int tokenTime = 300;
constexpr int depositTime = 600;
constexpr int extinctTime = 1600;

QObject* model(GameSession& session) { return new CropsModel(session); }

OptionLook option(const Module& module, const Action& a, u32 value, const Names& names)
{
    const Position& p = names.position();
    const bool harvest = static_cast<Do>(module.ownAction(a.kind)) == Do::Harvest;
    const int field = FieldList(p.deal, p.rules->topology).indexOf(harvest ? p.task().a : a.a);
    const auto kind = static_cast<int>(value);
    const int here = field < 0 ? 0 : tokensOf(View(*p.rules, p.deal, p.state)).on(field, kind);
    return {Names::capitalised(CropsSentences::crop(kind)), word(kindNames()[value]), CropsSentences::here(here)};
}

int display(const Module& module, const Happening& h, const Position& p, QVariantMap& e)
{
    const auto what = static_cast<What>(module.ownHappening(h.what));
    if (what == What::Passed || what == What::Stored || what == What::Rewarded || what == What::Returned) return 0;
    e[QStringLiteral("kind")] = QStringLiteral("crops");
    if (what == What::Extinct) return extinctTime;
    const HexCoord at = p.rules->topology.hex(h.a).at;
    e[QStringLiteral("q")] = at.q;
    e[QStringLiteral("r")] = at.r;
    if (what == What::Deposited) return depositTime;
    e[QStringLiteral("module")] = QString();  // tokens come and go all the time: the board shows it
    return tokenTime;
}

/// The field that is being harvested, and while something is shown the one that it is about.
void paint(const Module& module, const Position& p, const Shown& shown, BoardPicture& picture)
{
    std::optional<HexCoord> at;
    if (module.choiceName(p.task()) == "harvest") at = p.rules->topology.hex(p.task().a).at;
    if (!p.atRest && shown.event.value(QStringLiteral("kind")) == QStringLiteral("crops") &&
        shown.event.contains(QStringLiteral("q")))
        at = {shown.event.value(QStringLiteral("q")).toInt(), shown.event.value(QStringLiteral("r")).toInt()};
    for (HexPicture& hex : picture.hexes) hex.lit = hex.layers.find<CropsLayer>() && at == hex.at;
}

}  // namespace

ModuleFace face()
{
    return {
        .key = "crops",
        .url = "qrc:/qt/qml/Inselwerk/CropsPanel.qml",
        .icon = "leaf",
        .seatUrl = "qrc:/qt/qml/Inselwerk/RecordStrip.qml",
        .title = &CropsSentences::title,
        .pointsFrom = &CropsSentences::pointsFrom,
        .model = &model,
        .tell = &CropsSentences::tell,
        .ask = &CropsSentences::ask,
        .detail = &CropsSentences::detail,
        .choosing = &CropsSentences::choosing,
        .offer = &depositOffer,
        .offered = static_cast<int>(Do::Deposit),
        .reason = &CropsSentences::reason,
        .action = &CropsSentences::action,
        .confirm = &CropsSentences::confirm,
        .option = &option,
        .display = &display,
        .paint = &paint};
}

}  // namespace inselwerk::crops
