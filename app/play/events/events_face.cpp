#include "app/play/events/events_face.h"

#include "app/play/events/events_sentences.h"

#include "engine/rules/events/events.h"

namespace inselwerk::events {

ModuleFace face()
{
    return {
        .key = "events",
        .title = &EventsSentences::title,
        .tell = &EventsSentences::tell,
        .ask = &EventsSentences::ask};
}

}  // namespace inselwerk::events
