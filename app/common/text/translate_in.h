#pragma once

#include "engine/scenario/message.h"

#include <QString>

/// Sentences and words in a language of choice, whether it is the one in use or not: for windows that show both.
/// `language`: `de` or `en`.
namespace inselwerk {

QString translateIn(const QString& language, const Message&);
/// A scenario's own text; empty where this language is missing.
QString translateIn(const QString& language, const Text&);
QString translateWordIn(const QString& language, std::string_view english);

}  // namespace inselwerk
