#pragma once

#include "engine/scenario/message.h"
#include "engine/scenario/scenario.h"

#include <QString>
#include <QStringList>

/// Sentences of the engine in the language in use (see Languages). What comes from persons or files - names, paths,
/// scenario texts - is put in as it is: `%1`, `%n`, `&` or `<b>` inside an argument mean nothing. Show the result as
/// plain text.
namespace inselwerk {

/// The sentence, translated, with plural and arguments.
QString translate(const Message&);
/// A scenario's own text; the other language where this one is missing.
QString translate(const Text&);
/// A word of the "Words" context (see words.h); an unknown one is returned as it is.
QString translateWord(std::string_view english);

/// Replaces `%1` … `%99` by the arguments, all in one pass; a placeholder without argument stays. Unlike chained
/// QString::arg, an argument may hold anything.
QString fill(const QString& pattern, const QStringList& arguments);

/// `a, b and c`
QString joined(const QStringList& items);

}  // namespace inselwerk
