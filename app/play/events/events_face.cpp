#include "app/play/events/events_face.h"

#include "app/play/events/events_model.h"
#include "app/play/events/events_sentences.h"
#include "app/play/table/game_session.h"

#include "engine/rules/events/events.h"

namespace inselwerk::events {
namespace {

constexpr int turnTime = 420 + 1200;  // it turns, then it can be read
constexpr int noticeTime = 900;

QObject* model(GameSession& session) { return new EventsModel(session); }

int display(const Module& module, const Happening& h, const Position&, QVariantMap& e)
{
    const auto what = static_cast<What>(module.ownHappening(h.what));
    if (what == What::Laid) return 0;
    e[QStringLiteral("kind")] = what == What::Revealed ? QStringLiteral("event") : QStringLiteral("notice");
    return what == What::Revealed ? turnTime : noticeTime;
}

}  // namespace

ModuleFace face()
{
    return {
        .key = "events",
        .url = "qrc:/qt/qml/Inselwerk/EventsPanel.qml",
        .icon = "token",
        .title = &EventsSentences::title,
        .model = &model,
        .tell = &EventsSentences::tell,
        .ask = &EventsSentences::ask,
        .display = &display};
}

}  // namespace inselwerk::events
