#pragma once

#include "app/common/painting/event_art.h"
#include "engine/scenario/schema.h"

#include <vector>

namespace inselwerk {

/// An effect of an event token: its kind and what the token says of it.
struct EffectOfToken
{
    const Schema& schema;
    const Section& values;
};

/// What the face of an event token shows, by its category and by what its effects are about.
EventPicture eventPictureOf(std::string_view category, const std::vector<EffectOfToken>&);

}  // namespace inselwerk
