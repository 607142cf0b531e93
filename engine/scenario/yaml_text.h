#pragma once

#include "engine/scenario/problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inselwerk {

/// The text of a YAML file: without byte order mark, with LF line ends, and with the places of its characters.
class YamlText
{
public:
    explicit YamlText(std::string_view bytes);

    const std::string& text() const { return m_text; }
    /// Line and column, in characters, of a byte.
    Mark markAt(std::size_t offset) const;
    /// The rest of the line from a byte on.
    std::string_view restOfLine(std::size_t offset) const;
    /// Reports what makes the text not worth parsing: encoding, control characters, tabs that indent.
    bool check(Problems&) const;

private:
    std::size_t lineOf(std::size_t offset) const;
    bool checkEncoding(Problems&) const;
    bool checkTabs(Problems&) const;

    std::string m_text;
    std::vector<std::size_t> m_lines;  ///< where each line starts
    // The last place asked for: most questions go on from there, and a file may be one long line.
    mutable std::size_t m_lastOffset = 0;
    mutable int m_lastColumn = 1;
};

/// The end (one past the closing quote) of the quoted text that starts at `open`, or none when it is never closed.
std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t open);

/// The end of a block text (`|`, `>`) whose sign stands at `at`: the line end before the next line that is indented
/// less.
std::size_t endOfBlock(std::string_view text, std::size_t at);

/// The quote before `offset` that runs over a line end and so is probably the cause of an error there.
std::optional<std::size_t> suspiciousQuote(std::string_view text, std::size_t offset);

/// A ` #` within brackets shortly before an error at `offset`: the comment that it begins hides the closing bracket.
std::optional<std::size_t> commentInBrackets(std::string_view text, std::size_t offset);

/// Has the text a comment anywhere?
bool hasComments(std::string_view text);

}  // namespace inselwerk
