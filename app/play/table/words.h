#pragma once

#include "engine/table/action.h"

#include <QString>

#include <string_view>

namespace inselwerk {

/// Words as files spell them, for QML: `ore`, `road_building`, `red`.
inline QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline std::optional<Resource> resourceOfWord(const QString& text) { return resourceFrom(text.toStdString()); }

/// −1 for nobody.
inline int seatNumber(Seat s) { return s == nobody ? -1 : s; }

}  // namespace inselwerk
