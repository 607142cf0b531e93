#include "app/play/volcano/volcano_face.h"

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

void paint(const Module& module, const Position& p, const QVariantMap& event, BoardPicture& picture)
{
    const Facts facts = factsOf(module);
    for (HexPicture& hex : picture.hexes) {
        if (hex.terrain != Terrain::Volcano) continue;
        VolcanoPicture lies;
        for (std::size_t face = 0; face < 6; ++face)
            lies.cornerNumbers[static_cast<std::size_t>(facts.corner[face])] = static_cast<int>(face) + 1;
        lies.dormant = exploded(module, p.pub());
        const bool here = event.value(QStringLiteral("q")).toInt() == hex.at.q && event.value(QStringLiteral("r")).toInt() == hex.at.r;
        if (here && event.value(QStringLiteral("kind")) == QStringLiteral("lava"))
            lies.lavaCorner = event.value(QStringLiteral("index")).toInt();
        hex.volcano = lies;
    }
}

}  // namespace

ModuleFace face()
{
    return {.key = "volcano",
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
