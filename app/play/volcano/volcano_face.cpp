#include "app/play/volcano/volcano_face.h"

#include "app/common/layers/volcano/volcano_layer.h"
#include "app/play/table/game_session.h"
#include "app/play/volcano/volcano_model.h"
#include "app/play/volcano/volcano_sentences.h"

#include "engine/rules/volcano/volcano.h"

namespace inselwerk::volcano {
namespace {

constexpr int eruptTime = 700;
constexpr int dieTime = 600;
constexpr int lavaTime = 900 + 200;  // run and splash
constexpr int explosionTime = 1200;

QObject* model(GameSession& session) { return new VolcanoModel(session); }

void place(QVariantMap& e, HexCoord at)
{
    e[QStringLiteral("q")] = at.q;
    e[QStringLiteral("r")] = at.r;
}

int cornerIndex(const Topology& t, int hex, int corner)
{
    for (int i = 0; i < 6; ++i)
        if (t.hex(hex).corners[static_cast<std::size_t>(i)] == corner) return i;
    return -1;
}

int display(const Module& module, const Happening& h, const Position& p, QVariantMap& e)
{
    const Topology& t = p.rules->topology;
    place(e, t.hex(h.a).at);
    const auto kind = [&e](const char* name) { e[QStringLiteral("kind")] = QString::fromLatin1(name); };
    switch (static_cast<What>(module.ownHappening(h.what))) {
        case What::Erupts:
            kind("erupts");
            e[QStringLiteral("number")] = h.b;
            return eruptTime;
        case What::LavaDie:
            kind("lavaDie");
            e[QStringLiteral("die")] = h.b;
            return dieTime;
        case What::LavaRuns:
            kind("lava");
            e[QStringLiteral("index")] = cornerIndex(t, h.a, h.b);
            e[QStringLiteral("struck")] = h.seat != nobody;
            return lavaTime;
        case What::Explodes: kind("explosion"); return explosionTime;
    }
    return 0;
}

void paint(const Module&, const Position&, const Shown& shown, BoardPicture& picture)
{
    if (shown.event.value(QStringLiteral("kind")) != QStringLiteral("lava")) return;
    const HexCoord at{shown.event.value(QStringLiteral("q")).toInt(), shown.event.value(QStringLiteral("r")).toInt()};
    for (HexPicture& hex : picture.hexes) {
        const auto* volcano = hex.layers.find<VolcanoLayer>();
        if (!volcano || hex.at != at) continue;
        VolcanoLayer layer = *volcano;
        layer.lavaCorner = shown.event.value(QStringLiteral("index")).toInt();
        layer.lavaProgress = shown.progress;
        hex.layers.put(layer);
    }
}

}  // namespace

ModuleFace face()
{
    return {
        .key = "volcano",
        .url = "qrc:/qt/qml/Inselwerk/VolcanoPanel.qml",
        .icon = "lava",
        .title = &VolcanoSentences::title,
        .model = &model,
        .tell = &VolcanoSentences::tell,
        .ask = &VolcanoSentences::ask,
        .action = &VolcanoSentences::action,
        .display = &display,
        .paint = &paint};
}

}  // namespace inselwerk::volcano
