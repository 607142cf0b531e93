#pragma once

#include <QString>

/// What a text of a scenario may be: no control characters, no halves of characters, not longer than files may have.
namespace inselwerk {

enum class Lines : bool { One, Many };

/// The text as a file can hold it: NUL and other control characters are gone, a single line has no breaks.
QString cleaned(const QString&, Lines);
/// As much of the text as fits into so many bytes of UTF-8, never half a character.
QString clipped(const QString&, qsizetype bytes);
/// Bytes of UTF-8.
qsizetype bytesOf(const QString&);

}  // namespace inselwerk
