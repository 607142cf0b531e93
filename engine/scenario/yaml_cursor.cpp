#include "engine/scenario/yaml_cursor.h"

#include "engine/scenario/nearest.h"
#include "engine/scenario/say.h"

#include <algorithm>
#include <charconv>

namespace inselwerk {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Why a text that was meant as a number is none; the number itself when it is one.
std::optional<Message> whyNoInteger(const YamlNode& node)
{
    const std::string& text = node.text;
    if (node.quoted)
        return say(
            INSELWERK_TEXT(
                "Scenario", "A whole number is expected, found the text %1. Write the number without quotes."),
            {found(node)});
    const std::string_view digits = text.starts_with('-') ? std::string_view{text}.substr(1) : std::string_view{text};
    if (!digits.empty() && std::all_of(digits.begin(), digits.end(), isDigit)) {
        if (digits.size() > 1 && digits.front() == '0')
            return say(
                INSELWERK_TEXT(
                    "Scenario", "Numbers are decimal and have no leading zero, found %1. Leave the zero out."),
                {found(node)});
        return std::nullopt;
    }
    if (!text.empty() && (isDigit(text.front()) || text.front() == '+' || text.front() == '-' || text.front() == '.'))
        return say(
            INSELWERK_TEXT(
                "Scenario",
                "A whole number in decimal digits is expected, such as 8, found %1. Signs (+), points, exponents, "
                "underscores and other bases are not allowed."),
            {found(node)});
    return say(INSELWERK_TEXT("Scenario", "A whole number is expected, found %1."), {found(node)});
}

}  // namespace

Argument found(const YamlNode& node)
{
    constexpr std::size_t longest = 40;
    switch (node.kind) {
        case YamlNode::Kind::Null: return Argument::word(INSELWERK_TEXT("Words", "nothing"));
        case YamlNode::Kind::List: return Argument::word(INSELWERK_TEXT("Words", "a list"));
        case YamlNode::Kind::Mapping: return Argument::word(INSELWERK_TEXT("Words", "a mapping"));
        case YamlNode::Kind::Scalar: break;
    }
    std::size_t end = std::min(longest, node.text.size());  // not within a UTF-8 character
    while (end > 0 && end < node.text.size() && (static_cast<unsigned char>(node.text[end]) & 0xC0) == 0x80) --end;
    return std::string{"`"}.append(node.text, 0, end).append(end < node.text.size() ? "…`" : "`");
}

void YamlCursor::report(Severity severity, Message m) const
{
    m_problems->push_back({severity, m_path, m_node->place(), std::move(m)});
}

bool YamlCursor::isMapping() const
{
    if (!m_node->isMapping())
        error(say(INSELWERK_TEXT("Scenario", "A mapping (`key: value`) is expected, found %1."), {found(*m_node)}));
    return m_node->isMapping();
}

bool YamlCursor::isList() const
{
    if (!m_node->isList()) error(say(INSELWERK_TEXT("Scenario", "A list is expected, found %1."), {found(*m_node)}));
    return m_node->isList();
}

YamlCursor YamlCursor::member(const YamlNode& value) const
{
    return {value, memberPath(m_path, value.key), *m_problems};
}

YamlCursor YamlCursor::item(std::size_t index) const
{
    return {m_node->items[index], elementPath(m_path, index), *m_problems};
}

void YamlCursor::missing(std::string_view key) const
{
    m_problems->push_back(
        {Severity::Error, memberPath(m_path, key), m_node->place(),
         say(INSELWERK_TEXT("Scenario", "The key “%1” is missing here. Add it."), {key})});
}

void YamlCursor::refuseUnknownKeys(std::span<const std::string_view> known) const
{
    int guesses = 20;  // looking for near words takes time; nobody reads more of them
    for (const YamlNode& value : m_node->items) {
        if (std::find(known.begin(), known.end(), value.key) != known.end()) continue;
        if (value.isNull()) {
            m_problems->push_back(
                {Severity::Error, member(value).path(), value.keyMark,
                 say(INSELWERK_TEXT(
                         "Scenario",
                         "The key “%1” is unknown here and has no value. If it belongs to the text before it, put the "
                         "whole "
                         "text in quotes."),
                     {value.key})});
            continue;
        }
        const std::string_view near = guesses-- > 0 ? nearestWord(value.key, known) : std::string_view{};
        Message m = near.empty() ? say(INSELWERK_TEXT("Scenario", "The key “%1” is unknown here. Known keys: %2."),
                                       {value.key, joined(known)})
                                 : say(INSELWERK_TEXT("Scenario", "The key “%1” is unknown here. Did you mean “%2”?"),
                                       {value.key, near});
        m_problems->push_back({Severity::Error, member(value).path(), value.keyMark, std::move(m)});
    }
}

std::optional<std::int64_t> YamlCursor::integer(std::int64_t low, std::int64_t high) const
{
    if (!m_node->isScalar()) {
        error(say(INSELWERK_TEXT("Scenario", "A whole number is expected, found %1."), {found(*m_node)}));
        return std::nullopt;
    }
    if (auto why = whyNoInteger(*m_node)) {
        error(std::move(*why));
        return std::nullopt;
    }
    const std::string& text = m_node->text;
    std::int64_t value = 0;
    const auto [end, overflow] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (overflow != std::errc{} || end != text.data() + text.size() || value < low || value > high) {
        error(say(
            INSELWERK_TEXT("Scenario", "The number must be from %1 to %2, found %3."), {low, high, found(*m_node)}));
        return std::nullopt;
    }
    return value;
}

std::optional<bool> YamlCursor::flag() const
{
    if (m_node->isScalar() && !m_node->quoted) {
        if (m_node->text == "true") return true;
        if (m_node->text == "false") return false;
    }
    error(say(INSELWERK_TEXT("Scenario", "`true` or `false` is expected, found %1."), {found(*m_node)}));
    return std::nullopt;
}

std::optional<std::string> YamlCursor::text() const
{
    if (!m_node->isScalar()) {
        error(say(INSELWERK_TEXT("Scenario", "A text in quotes is expected, found %1."), {found(*m_node)}));
        return std::nullopt;
    }
    if (!m_node->cutBy.empty())
        warning(
            say(INSELWERK_TEXT(
                    "Scenario",
                    "The text ends before “%1”, because ` #` begins a comment. If it belongs to the text, put the "
                    "whole text in quotes."),
                {m_node->cutBy}));
    return m_node->text;
}

std::optional<std::string_view> YamlCursor::word(std::span<const std::string_view> choices) const
{
    if (m_node->isScalar()) {
        const auto at = std::find(choices.begin(), choices.end(), m_node->text);
        if (at != choices.end()) return *at;
        if (const std::string_view near = nearestWord(m_node->text, choices); !near.empty()) {
            error(
                say(INSELWERK_TEXT("Scenario", "One of %1 is expected, found %2. Did you mean “%3”?"),
                    {joined(choices), found(*m_node), near}));
            return std::nullopt;
        }
    }
    error(say(INSELWERK_TEXT("Scenario", "One of %1 is expected, found %2."), {joined(choices), found(*m_node)}));
    return std::nullopt;
}

std::optional<std::string> YamlCursor::id() const
{
    if (m_node->isScalar()) return m_node->text;
    error(say(INSELWERK_TEXT("Scenario", "A name such as `full-stack` is expected, found %1."), {found(*m_node)}));
    return std::nullopt;
}

}  // namespace inselwerk
