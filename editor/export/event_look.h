#pragma once

#include "app/common/painting/event_art.h"
#include "engine/scenario/schema.h"

namespace inselwerk {

/// What the face of an event token shows, by its section in a scenario.
EventPicture eventPictureOf(const Section& token);

}  // namespace inselwerk
