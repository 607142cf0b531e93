#include "engine/scenario/yaml_write.h"

#include <algorithm>
#include <array>

namespace inselwerk::yaml {
namespace {

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
}

/// Would a block text give back exactly this? Not with blanks or empty lines at its ends, nor with control characters.
bool fitsBlock(std::string_view text)
{
    if (text.find('\n') == std::string_view::npos) return false;
    if (std::any_of(text.begin(), text.end(), [](char c) { return c != '\n' && isControl(c); })) return false;
    const auto isSpace = [](char c) { return c == ' ' || c == '\n'; };
    return !isSpace(text.front()) && !isSpace(text.back()) && text.find(" \n") == std::string_view::npos;
}

}  // namespace

std::string quoted(std::string_view text)
{
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (isControl(c)) {
            out += "\\x";
            out += hex[static_cast<std::size_t>(c) >> 4];
            out += hex[static_cast<std::size_t>(c) & 15];
        } else {
            out += c;
        }
    }
    return out += '"';
}

std::string plain(std::string_view name)
{
    constexpr std::array<std::string_view, 3> nulls{"null", "Null", "NULL"};
    const bool isWord = !name.empty() && name.front() != '-' &&
                        std::all_of(name.begin(), name.end(), isWordCharacter) &&
                        std::find(nulls.begin(), nulls.end(), name) == nulls.end();
    return isWord ? std::string{name} : quoted(name);
}

std::string flowList(const std::vector<std::string>& parts)
{
    std::string out = "[";
    for (const std::string& part : parts) {
        if (out.size() > 1) out += ", ";
        out += part;
    }
    return out += ']';
}

std::string flowMapping(const std::vector<std::pair<std::string_view, std::string>>& members)
{
    std::string out = "{";
    for (const auto& [key, value] : members) {
        if (out.size() > 1) out += ", ";
        out += plain(key);
        out += ": ";
        out += value;
    }
    return out += '}';
}

std::string textValue(std::string_view text, std::size_t indent)
{
    if (!fitsBlock(text)) return quoted(text);
    std::string out = "|-";
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        out += '\n';
        if (end > from) out.append(indent + 2, ' ').append(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

}  // namespace inselwerk::yaml
