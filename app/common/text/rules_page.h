#pragma once

#include <QStringList>

namespace inselwerk {

/// What begins a heading in the rules page of a scenario. Nothing else means anything there.
inline constexpr const char* headingMark = "# ";

/// The paragraphs of a rules page, each on one line. An empty line ends a paragraph; a line that begins with
/// `headingMark` is one by itself and keeps the mark.
QStringList paragraphsOf(const QString& rulesPage);

}  // namespace inselwerk
