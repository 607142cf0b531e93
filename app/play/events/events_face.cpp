#include "app/play/events/events_face.h"

#include "app/common/text/messages.h"
#include "app/play/events/events_model.h"
#include "app/play/events/events_sentences.h"
#include "app/play/events/token_look.h"
#include "app/play/table/game_session.h"

#include "engine/rules/events/events.h"

namespace inselwerk::events {
namespace {

constexpr int turnTime = 420 + 350 + 1200;  // it turns, goes to its sentence, can be read
constexpr int noticeTime = 900;

QObject* model(GameSession& session) { return new EventsModel(session); }

const char* nameOf(Place place)
{
    switch (place) {
        case Place::Settlement: return "settlement";
        case Place::City: return "city";
        case Place::LongestRoad: return "longestRoad";
        case Place::LargestArmy: return "largestArmy";
        case Place::Stack: break;
    }
    return "stack";
}

/// A token that turns over: its face, its words, where it lay and what it is about.
void reveal(const TokenType& type, const Happening& h, const Position& p, QVariantMap& e)
{
    const TokenLook look = lookOf(type);
    e[QStringLiteral("name")] = translate(type.name);
    e[QStringLiteral("effect")] = EventsSentences::effects(type);
    e[QStringLiteral("category")] = look.category;
    e[QStringLiteral("crop")] = look.crop;
    e[QStringLiteral("amount")] = look.amount;
    e[QStringLiteral("numbers")] = QVariant::fromValue(look.numbers);
    e[QStringLiteral("place")] = QLatin1String(nameOf(static_cast<Place>(h.b)));
    QVariantList hexes;
    for (const HexId hex : hexesOf(type, p)) {
        const HexCoord at = p.rules->topology.hex(hex).at;
        hexes << QVariantMap{{QStringLiteral("q"), at.q}, {QStringLiteral("r"), at.r}};
    }
    e[QStringLiteral("hexes")] = hexes;
}

int display(const Module& module, const Happening& h, const Position& p, QVariantMap& e)
{
    const auto what = static_cast<What>(module.ownHappening(h.what));
    if (what == What::Laid) return 0;
    e[QStringLiteral("kind")] = what == What::Revealed ? QStringLiteral("event") : QStringLiteral("notice");
    if (what != What::Revealed) return noticeTime;
    reveal(tokenTypes(module)[h.a], h, p, e);
    return turnTime;
}

}  // namespace

ModuleFace face()
{
    return {
        .key = "events",
        .url = "qrc:/qt/qml/Inselwerk/EventsPanel.qml",
        .icon = "token",
        .title = &EventsSentences::title,
        .pointsFrom = &EventsSentences::pointsFrom,
        .model = &model,
        .tell = &EventsSentences::tell,
        .ask = &EventsSentences::ask,
        .display = &display};
}

}  // namespace inselwerk::events
