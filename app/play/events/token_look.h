#pragma once

#include "app/play/table/position.h"

#include "engine/rules/events/events.h"

#include <QVariantMap>

#include <vector>

namespace inselwerk::events {

/// What the face of an event token shows.
struct TokenLook
{
    QString category;
    QString crop;  ///< empty: it is about none
    int amount = 1;
    QList<int> numbers{};
};
TokenLook lookOf(const TokenType&);

/// The hexes that a token is about, as far as its effects name them: by number, terrain or crop.
std::vector<HexId> hexesOf(const TokenType&, const Position&);

}  // namespace inselwerk::events
