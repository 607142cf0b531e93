#include "engine/scenario/yaml_text.h"

#include "engine/scenario/say.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Byte = unsigned char;

/// Length of the UTF-8 character at `i`, or 0 when there is none (also for overlong forms and surrogates).
std::size_t characterLength(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<Byte>(text[k]) : Byte{0}; };
    const auto follows = [&](std::size_t k, Byte low = 0x80, Byte high = 0xBF) {
        return byte(k) >= low && byte(k) <= high;
    };
    const Byte first = byte(i);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return follows(i + 1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const Byte low = first == 0xE0 ? 0xA0 : 0x80;
        const Byte high = first == 0xED ? 0x9F : 0xBF;
        return follows(i + 1, low, high) && follows(i + 2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const Byte low = first == 0xF0 ? 0x90 : 0x80;
        const Byte high = first == 0xF4 ? 0x8F : 0xBF;
        return follows(i + 1, low, high) && follows(i + 2) && follows(i + 3) ? 4 : 0;
    }
    return 0;
}

bool looksLikeUtf16(std::string_view bytes)
{
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
    return bytes.size() >= 2 && (bytes[0] == '\0') != (bytes[1] == '\0');
}

bool isForbiddenControl(char c)
{
    const auto byte = static_cast<Byte>(c);
    return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
}

bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// Walks over a text without parsing it and calls `found(offset, kind)` for what begins like a quoted text (`"`, `\'`)
/// or a comment (`#`). Good enough for hints: it also works where the text is no YAML.
template <class Found>
void scanYaml(std::string_view text, Found found)
{
    bool mayStart = true;  // could a value begin here?
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool spaced = i == 0 || isBlank(text[i - 1]) || text[i - 1] == '\n';
        if (c == '\n') {
            mayStart = true;
        } else if (c == '#' && spaced) {
            found(i, '#');
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else if ((c == '"' || c == '\'') && mayStart) {
            found(i, c);
            i = endOfQuoted(text, i).value_or(text.size()) - 1;
            mayStart = false;
        } else if ((c == '|' || c == '>') && mayStart) {
            i = endOfBlock(text, i) - 1;
        } else if (c == ',' || c == '[' || c == '{') {
            mayStart = true;
        } else if (c == ':' || (c == '-' && spaced)) {
            mayStart = i + 1 < text.size() && isBlank(text[i + 1]);
        } else if (!isBlank(c)) {
            mayStart = false;
        }
    }
}

}  // namespace

YamlText::YamlText(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    m_text.reserve(bytes.size());
    m_lines.push_back(0);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') continue;
        m_text += bytes[i];
        if (bytes[i] == '\n') m_lines.push_back(m_text.size());
    }
}

Mark YamlText::markAt(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    const std::size_t line = lineOf(offset);
    std::size_t from = m_lines[line];
    int column = 1;
    if (m_lastOffset >= from && m_lastOffset <= offset) {  // further along the same line: count on from there
        from = m_lastOffset;
        column = m_lastColumn;
    }
    for (; from < offset; ++from)
        if ((static_cast<Byte>(m_text[from]) & 0xC0) != 0x80) ++column;
    m_lastOffset = offset;
    m_lastColumn = column;
    return {static_cast<int>(line) + 1, column};
}

std::size_t YamlText::lineOf(std::size_t offset) const
{
    return static_cast<std::size_t>(std::upper_bound(m_lines.begin(), m_lines.end(), offset) - m_lines.begin()) - 1;
}

std::string_view YamlText::restOfLine(std::size_t offset) const
{
    if (offset >= m_text.size()) return {};
    const std::size_t next = lineOf(offset) + 1;
    const std::size_t end = next < m_lines.size() ? m_lines[next] - 1 : m_text.size();
    return std::string_view{m_text}.substr(offset, end - offset);
}

bool YamlText::check(Problems& problems) const { return checkEncoding(problems) && checkTabs(problems); }

bool YamlText::checkEncoding(Problems& problems) const
{
    const auto refuse = [&](std::size_t offset, Message m) {
        problems.push_back({Severity::Error, "", markAt(offset), std::move(m)});
        return false;
    };
    if (looksLikeUtf16(m_text))
        return refuse(0, say(INSELWERK_TEXT("Scenario", "The file is stored as UTF-16. Save it as UTF-8.")));
    for (std::size_t i = 0; i < m_text.size();) {
        if (m_text[i] == '\0')
            return refuse(
                i, say(INSELWERK_TEXT("Scenario", "Here stands a zero byte. A scenario is plain text; remove it.")));
        if (m_text[i] == '\r')
            return refuse(
                i, say(INSELWERK_TEXT(
                       "Scenario",
                       "This line ends in a lone carriage return. Save the file with "
                       "Unix (LF) or Windows (CR LF) line ends.")));
        if (isForbiddenControl(m_text[i]))
            return refuse(
                i, say(INSELWERK_TEXT("Scenario", "Here stands the control character number %1. Remove it."),
                       {static_cast<int>(static_cast<Byte>(m_text[i]))}));
        const std::size_t length = characterLength(m_text, i);
        if (length == 0)
            return refuse(
                i,
                say(INSELWERK_TEXT("Scenario", "The text is not valid UTF-8 from here on. Save the file as UTF-8.")));
        i += length;
    }
    return true;
}

bool YamlText::checkTabs(Problems& problems) const
{
    const std::size_t before = problems.size();
    for (const std::size_t start : m_lines) {
        std::size_t end = start;
        std::size_t tab = std::string::npos;
        for (; end < m_text.size() && isBlank(m_text[end]); ++end)
            if (m_text[end] == '\t' && tab == std::string::npos) tab = end;
        const bool empty = end == m_text.size() || m_text[end] == '\n' || m_text[end] == '#';
        if (tab != std::string::npos && !empty)
            problems.push_back(
                {Severity::Error, "", markAt(tab),
                 say(INSELWERK_TEXT("Scenario", "This line is indented with a tab. Indent with spaces."))});
    }
    return problems.size() == before;
}

std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t open)
{
    const char quote = text[open];
    for (std::size_t i = open + 1; i < text.size(); ++i) {
        if (text[i] == '\\' && quote == '"')
            ++i;
        else if (text[i] == quote && quote == '\'' && text.substr(i + 1, 1) == "'")
            ++i;
        else if (text[i] == quote)
            return i + 1;
    }
    return std::nullopt;
}

std::size_t endOfBlock(std::string_view text, std::size_t at)
{
    const std::size_t line = text.rfind('\n', at) + 1;  // npos + 1 is 0: the first line
    const auto indent = [text](std::size_t from) {
        return std::min(text.find_first_not_of(' ', from), text.size()) - from;
    };
    const std::size_t outer = indent(line);
    std::size_t end = std::min(text.find('\n', at), text.size());
    while (end < text.size()) {
        const std::size_t inner = indent(end + 1);
        const std::size_t first = end + 1 + inner;
        if (first < text.size() && text[first] != '\n' && inner <= outer) break;
        end = std::min(text.find('\n', first), text.size());
    }
    return end;
}

std::optional<std::size_t> suspiciousQuote(std::string_view text, std::size_t offset)
{
    std::optional<std::size_t> suspect;
    scanYaml(text.substr(0, std::min(offset + 1, text.size())), [&](std::size_t from, char kind) {
        if (kind == '#') return;
        const std::size_t end = endOfQuoted(text, from).value_or(text.size());
        if (text.substr(from, end - from).find('\n') != std::string_view::npos) suspect = from;
    });
    return suspect;
}

std::optional<std::size_t> commentInBrackets(std::string_view text, std::size_t offset)
{
    constexpr int lines = 3;  // an unclosed bracket is noticed where the next line does not fit
    std::size_t from = std::min(offset, text.size());
    for (int n = 0; n < lines && from > 0; ++n)
        from = text.rfind('\n', from - 1) == std::string_view::npos ? 0 : text.rfind('\n', from - 1);
    const std::string_view part = text.substr(from, std::min(offset + 1, text.size()) - from);
    std::optional<std::size_t> hash;
    scanYaml(part, [&](std::size_t at, char kind) {
        const std::string_view before = part.substr(0, at);
        const auto count = [before](char c) { return std::count(before.begin(), before.end(), c); };
        if (kind == '#' && count('{') + count('[') > count('}') + count(']')) hash = from + at;
    });
    return hash;
}

bool hasComments(std::string_view text)
{
    bool found = false;
    scanYaml(text, [&](std::size_t, char kind) { found = found || kind == '#'; });
    return found;
}

}  // namespace inselwerk
