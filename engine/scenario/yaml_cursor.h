#pragma once

#include "engine/scenario/yaml_tree.h"

#include <span>

namespace inselwerk {

/// A node of a document together with its path, read with types. What does not fit becomes a problem with the place,
/// what was found and what is expected, and yields nothing.
class YamlCursor
{
public:
    YamlCursor(const YamlNode& node, std::string path, Problems& problems)
        : m_node(&node), m_path(std::move(path)), m_problems(&problems)
    {}

    const YamlNode& node() const { return *m_node; }
    const std::string& path() const { return m_path; }
    Problems& problems() const { return *m_problems; }

    void error(Message m) const { report(Severity::Error, std::move(m)); }
    void warning(Message m) const { report(Severity::Warning, std::move(m)); }

    /// Is it a mapping (list)? Reports when not.
    bool isMapping() const;
    bool isList() const;
    /// A member of this mapping, one of `node().items`.
    YamlCursor member(const YamlNode& value) const;
    /// Element `index` of this list.
    YamlCursor item(std::size_t index) const;
    /// Reports that a key of this mapping is missing.
    void missing(std::string_view key) const;
    /// Reports every member whose key is not among the known ones, with the nearest known one.
    void refuseUnknownKeys(std::span<const std::string_view> known) const;

    /// A decimal whole number within [low, high].
    std::optional<std::int64_t> integer(std::int64_t low, std::int64_t high) const;
    /// `true` or `false`.
    std::optional<bool> flag() const;
    /// A free text; warns when it was cut off by a ` #`.
    std::optional<std::string> text() const;
    /// One of the given words.
    std::optional<std::string_view> word(std::span<const std::string_view> choices) const;
    /// A name such as `full-stack`: any single text; the checks judge its form.
    std::optional<std::string> id() const;

private:
    void report(Severity, Message) const;

    const YamlNode* m_node;
    std::string m_path;
    Problems* m_problems;
};

/// What stands in a node, for the "found …" of a sentence.
Argument found(const YamlNode&);

}  // namespace inselwerk
