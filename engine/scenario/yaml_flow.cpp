#include "engine/scenario/yaml_flow.h"

#include <algorithm>
#include <array>

namespace inselwerk {
namespace {

// Beyond these the long way has a say: for the length of a key, which YAML limits, and for the time that finding keys
// that stand twice takes.
constexpr std::size_t mostMembers = 200;
constexpr std::size_t mostOfKey = 500;

constexpr std::array<std::string_view, 3> nulls{"null", "Null", "NULL"};

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// Walks along the line. Each part gives false where it meets what it does not know.
class FlowReader
{
public:
    FlowReader(std::string_view line, int depth) : m_line(line), m_depth(depth) {}

    bool whole(YamlNode& into)
    {
        if (!m_line.starts_with("- ")) return value(into, 0) && m_at == m_line.size();
        into.kind = YamlNode::Kind::List;
        into.mark = mark();
        m_at = 2;
        return value(into.items.emplace_back(), 1) && m_at == m_line.size();
    }

private:
    Mark mark() const { return {1, static_cast<int>(m_at) + 1}; }
    char next(std::size_t ahead = 0) const { return m_at + ahead < m_line.size() ? m_line[m_at + ahead] : '\0'; }
    bool take(std::string_view token)
    {
        if (!m_line.substr(m_at).starts_with(token)) return false;
        m_at += token.size();
        return true;
    }

    bool value(YamlNode& into, int depth)
    {
        if (depth >= m_depth) return false;
        into.mark = mark();
        switch (next()) {
            case '[': return list(into, depth);
            case '{': return mapping(into, depth);
            default: return scalar(into.text, into.quoted, into.kind);
        }
    }

    bool scalar(std::string& text, bool& quoted, YamlNode::Kind& kind)
    {
        kind = YamlNode::Kind::Scalar;
        quoted = take("\"");
        const std::size_t from = m_at;
        if (quoted) {
            while (next() >= ' ' && next() <= '~' && next() != '"' && next() != '\\') ++m_at;
            text = m_line.substr(from, m_at - from);
            return take("\"") && ended();
        }
        if (next() == '-' && (next(1) == '-' || !isWordCharacter(next(1)))) return false;
        if (!isWordCharacter(next())) return false;
        while (isWordCharacter(next()) || (next() == ' ' && isWordCharacter(next(1)))) ++m_at;
        text = m_line.substr(from, m_at - from);
        return ended() && std::find(nulls.begin(), nulls.end(), text) == nulls.end();
    }

    /// Does here end what a text may be part of?
    bool ended() const
    {
        const char c = next();
        return m_at == m_line.size() || c == ',' || c == ']' || c == '}' || c == ':';
    }

    bool list(YamlNode& into, int depth)
    {
        into.kind = YamlNode::Kind::List;
        ++m_at;
        if (take("]")) return true;
        do {
            if (!value(into.items.emplace_back(), depth + 1)) return false;
        } while (take(", "));
        return take("]");
    }

    bool mapping(YamlNode& into, int depth)
    {
        into.kind = YamlNode::Kind::Mapping;
        ++m_at;
        if (take("}")) return true;
        do {
            YamlNode member;
            member.keyMark = mark();
            bool quoted = false;
            if (!scalar(member.key, quoted, member.kind) || member.key.size() > mostOfKey || !take(": ")) return false;
            if (into.items.size() == mostMembers || into.find(member.key)) return false;
            if (!value(member, depth + 1)) return false;
            into.items.push_back(std::move(member));
        } while (take(", "));
        return take("}");
    }

    std::string_view m_line;
    int m_depth;
    std::size_t m_at = 0;
};

}  // namespace

std::optional<YamlNode> parseYamlFlow(std::string_view line, const YamlLimits& limits)
{
    const std::size_t most = std::min(limits.bytes, static_cast<std::size_t>(limits.nodes));  // no node without a byte
    std::optional<YamlNode> root(std::in_place);
    if (line.size() > most || !FlowReader(line, limits.depth).whole(*root)) root.reset();
    return root;
}

}  // namespace inselwerk
