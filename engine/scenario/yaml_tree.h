#pragma once

#include "engine/scenario/yaml_text.h"

namespace inselwerk {

/// Bounds on a YAML document. Files of people stay far below; bombs do not pass.
struct YamlLimits
{
    std::size_t bytes = std::size_t{1} << 20;
    int depth = 32;
    int nodes = 50'000;
};

/// A node of a YAML document, with its place in the file. Plain and strict: a tree of mappings, lists and texts,
/// nothing else of YAML (no anchors, aliases, tags, merge keys, non-text keys).
struct YamlNode
{
    enum class Kind : std::uint8_t { Null, Scalar, List, Mapping };
    Kind kind = Kind::Null;
    std::string text;     ///< Scalar: the text as YAML understands it
    bool quoted = false;  ///< Scalar: in quotes or a block text, so never a number or a flag
    std::string cutBy;    ///< Scalar: what follows an unquoted text after ` #`, i.e. was taken as a comment
    Mark mark;            ///< where the value stands; of a null where its key stands
    std::string key;      ///< of a member of a mapping
    Mark keyMark;
    std::vector<YamlNode> items;  ///< List, Mapping: what it holds, in the order of the file

    bool isNull() const { return kind == Kind::Null; }
    bool isScalar() const { return kind == Kind::Scalar; }
    bool isList() const { return kind == Kind::List; }
    bool isMapping() const { return kind == Kind::Mapping; }

    /// The member of a mapping, or null.
    const YamlNode* find(std::string_view name) const;
    /// Where a reader should look: the value when it stands beside its key, else the key.
    Mark place() const { return keyMark.line > 0 && keyMark.line != mark.line ? keyMark : mark; }
};

/// Parses one YAML document. Never throws. Whatever is wrong is added to `problems` with its place; none is returned
/// when the text is no YAML at all or breaks a limit. After lesser faults, such as a duplicate key, the tree comes
/// without the faulty part.
std::optional<YamlNode> parseYaml(std::string_view bytes, Problems& problems, const YamlLimits& limits = {});

}  // namespace inselwerk
