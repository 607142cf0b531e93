#include "engine/scenario/yaml_tree.h"

#include "engine/scenario/say.h"
#include "engine/scenario/yaml_flow.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace inselwerk {
namespace {

/// Thrown by the builder to leave yaml-cpp when a limit is broken; never leaves this file.
struct Stop
{};

/// Builds the tree from yaml-cpp's events, which carry places and do not expand aliases.
class TreeBuilder final : public YAML::EventHandler
{
public:
    TreeBuilder(const YamlText& source, const YamlLimits& limits, Problems& problems)
        : m_source(source), m_limits(limits), m_problems(problems)
    {}

    YamlNode take() { return std::move(m_root); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        start(mark, "", anchor);
        add({}, mark);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        report(
            mark, say(INSELWERK_TEXT(
                      "Scenario",
                      "Aliases (`*name`) are not allowed. Write the value out, or put quotes "
                      "around a text that begins with `*`.")));
        start(mark, "", 0);
        add({}, mark);
    }

    void OnScalar(
        const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override
    {
        start(mark, tag, anchor);
        YamlNode node;
        node.kind = YamlNode::Kind::Scalar;
        node.text = value;
        node.quoted = tag == "!";
        node.cutBy = commentAfter(mark, node);
        checkQuote(mark);
        add(std::move(node), mark);
    }

    void OnSequenceStart(
        const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(YamlNode::Kind::List, mark, tag, anchor);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(
        const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(YamlNode::Kind::Mapping, mark, tag, anchor);
    }
    void OnMapEnd() override { close(); }

private:
    struct Open
    {
        YamlNode node;
        YAML::Mark mark;
        bool haveKey = false;
        bool dropValue = false;  // the key was refused, so its value goes too
        std::string key;
        Mark keyMark;
        std::map<std::string, Mark> keys{};
    };

    void report(const YAML::Mark& mark, Message m)
    {
        m_problems.push_back({Severity::Error, "", at(mark), std::move(m)});
    }
    Mark at(const YAML::Mark& mark) const { return m_source.markAt(offset(mark)); }
    static std::size_t offset(const YAML::Mark& mark) { return static_cast<std::size_t>(std::max(mark.pos, 0)); }

    /// What every node is asked: does it stay within the limits, is it free of anchors and tags?
    void start(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        if (++m_nodes > m_limits.nodes) {
            report(
                mark, say(INSELWERK_TEXT(
                              "Scenario",
                              "The file holds more than %1 values. That is more than any "
                              "scenario needs; make the board smaller."),
                          {m_limits.nodes}));
            throw Stop{};
        }
        const std::string_view rest = m_source.restOfLine(offset(mark));
        if (anchor != 0)
            report(
                mark, say(INSELWERK_TEXT(
                          "Scenario",
                          "Anchors (`&name`) are not allowed. Write the value out where it is "
                          "needed, or put quotes around a text that begins with `&`.")));
        if ((!tag.empty() && tag != "?" && tag != "!") || (tag == "!" && rest.starts_with('!')))
            report(
                mark, say(INSELWERK_TEXT(
                          "Scenario",
                          "Tags (`!name`) are not allowed. Leave the tag out, or put quotes "
                          "around a text that begins with `!`.")));
    }

    void open(YamlNode::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        start(mark, tag, anchor);
        if (static_cast<int>(m_open.size()) >= m_limits.depth) {
            report(
                mark, say(INSELWERK_TEXT("Scenario", "Lists and mappings are nested more than %1 deep here."),
                          {m_limits.depth}));
            throw Stop{};
        }
        Open frame;
        frame.node.kind = kind;
        frame.mark = mark;
        m_open.push_back(std::move(frame));
    }

    void close()
    {
        Open done = std::move(m_open.back());
        m_open.pop_back();
        add(std::move(done.node), done.mark);
    }

    void add(YamlNode node, const YAML::Mark& mark)
    {
        node.mark = at(mark);
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Open& parent = m_open.back();
        if (parent.node.isList()) {
            parent.node.items.push_back(std::move(node));
        } else if (!parent.haveKey) {
            takeKey(parent, std::move(node), mark);
        } else {
            parent.haveKey = false;
            if (parent.dropValue) return;
            node.key = parent.key;
            node.keyMark = parent.keyMark;
            if (node.isNull()) node.mark = node.keyMark;
            parent.node.items.push_back(std::move(node));
        }
    }

    void takeKey(Open& parent, YamlNode key, const YAML::Mark& mark)
    {
        parent.haveKey = true;
        parent.dropValue = true;
        if (!key.isScalar()) {
            report(mark, say(INSELWERK_TEXT("Scenario", "A key must be a plain word.")));
            return;
        }
        if (key.text == "<<" && !key.quoted) {
            report(mark, say(INSELWERK_TEXT("Scenario", "Merge keys (`<<`) are not allowed. Write the values out.")));
            return;
        }
        const auto [earlier, isNew] = parent.keys.try_emplace(key.text, key.mark);
        if (!isNew) {
            report(
                mark, say(INSELWERK_TEXT(
                              "Scenario", "The key “%1” stands twice here, in line %2 and in line %3. Remove one."),
                          {key.text, earlier->second.line, key.mark.line}));
            return;
        }
        parent.dropValue = false;
        parent.key = std::move(key.text);
        parent.keyMark = key.mark;
    }

    /// The `#…` that cuts off an unquoted text on one line, or nothing.
    std::string commentAfter(const YAML::Mark& mark, const YamlNode& scalar) const
    {
        std::string_view rest = m_source.restOfLine(offset(mark));
        if (scalar.quoted || !rest.starts_with(scalar.text)) return {};
        rest.remove_prefix(scalar.text.size());
        const std::size_t hash = rest.find_first_not_of(" \t");
        if (hash == std::string_view::npos || rest[hash] != '#') return {};
        return std::string{rest.substr(hash)};
    }

    /// yaml-cpp takes a quote that is never closed as one that ends with the file.
    void checkQuote(const YAML::Mark& mark)
    {
        const std::string& text = m_source.text();
        const std::size_t from = offset(mark);
        if (from >= text.size() || (text[from] != '"' && text[from] != '\'')) return;
        if (endOfQuoted(text, from)) return;
        report(
            mark, say(INSELWERK_TEXT(
                          "Scenario",
                          "The quote that opens here in line %1 is never closed. Close it, or put a text "
                          "that holds quotes into the other kind of quotes."),
                      {at(mark).line}));
        throw Stop{};
    }

    const YamlText& m_source;
    const YamlLimits& m_limits;
    Problems& m_problems;
    std::vector<Open> m_open;
    YamlNode m_root;
    int m_nodes = 0;
};

/// Notices whether a second document begins, and where.
class SecondDocument final : public YAML::EventHandler
{
public:
    std::optional<std::size_t> begins;

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        begins = static_cast<std::size_t>(std::max(mark.pos, 0));
        throw Stop{};
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
    void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {}
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {}
    void OnMapEnd() override {}
};

/// What yaml-cpp complains about, in words that say what to change.
Message explain(const std::string& complaint, std::string_view rest)
{
    const auto is = [&](std::string_view part) { return complaint.find(part) != std::string::npos; };
    if (is("map value") || (is("flow") && rest.starts_with(':')))
        return say(INSELWERK_TEXT(
            "Scenario",
            "Here stands a `:` where none can be. If it belongs to a text, put the whole text in quotes; "
            "else check the indentation."));
    if (is("block entry") || is("map key"))
        return say(INSELWERK_TEXT(
            "Scenario",
            "A value cannot begin like this. Put a text that begins with `-` or `?` in quotes, and begin "
            "a list on its own line."));
    if (is("anchor") || is("alias"))
        return say(INSELWERK_TEXT(
            "Scenario",
            "Anchors and aliases (`&name`, `*name`) are not allowed. Put a text that begins with `&` or "
            "`*` in quotes."));
    if (is("unknown token"))
        return say(
            INSELWERK_TEXT("Scenario", "A value cannot begin with “%1”. Put the text in quotes."), {rest.substr(0, 1)});
    if (is("tag"))
        return say(
            INSELWERK_TEXT("Scenario", "Tags (`!name`) are not allowed. Put a text that begins with `!` in quotes."));
    if (is("escape") || is("unicode") || is("hex number"))
        return say(INSELWERK_TEXT(
            "Scenario",
            "After a backslash in double quotes only certain letters may follow. Write `\\\\` for a "
            "backslash, or use single quotes."));
    if (is("tab")) return say(INSELWERK_TEXT("Scenario", "This line is indented with a tab. Indent with spaces."));
    if (is("sequence flow"))
        return say(INSELWERK_TEXT(
            "Scenario",
            "A list that opened with `[` is not closed here. A `,` or `]` is missing, or a quote before it."));
    if (is("map flow"))
        return say(INSELWERK_TEXT(
            "Scenario",
            "A mapping that opened with `{` is not closed here. A `,` or `}` is missing, or a quote before it."));
    if (is("flow end")) return say(INSELWERK_TEXT("Scenario", "Here stands a closing bracket that nothing opened."));
    if (is("end of map") || is("end of sequence"))
        return say(INSELWERK_TEXT(
            "Scenario", "The line does not fit to the lines above it. Check the indentation, the `- ` and the `: `."));
    if (is("bad file")) return say(INSELWERK_TEXT("Scenario", "Lists and mappings are nested too deep here."));
    return say(INSELWERK_TEXT("Scenario", "This is not YAML that can be read (%1)."), {complaint});
}

void reportSyntax(const YamlText& source, std::size_t offset, const std::string& complaint, Problems& problems)
{
    // A missing closing quote makes errors far below; the quote is what the author must look at.
    if (const auto quote = suspiciousQuote(source.text(), offset)) {
        problems.push_back(
            {Severity::Error, "", source.markAt(*quote),
             say(INSELWERK_TEXT(
                     "Scenario",
                     "The quote that opens here in line %1 runs over the end of the line and the text breaks "
                     "in line %2. Probably the closing quote is missing."),
                 {source.markAt(*quote).line, source.markAt(offset).line})});
        return;
    }
    if (const auto hash = commentInBrackets(source.text(), offset)) {
        problems.push_back(
            {Severity::Error, "", source.markAt(*hash),
             say(INSELWERK_TEXT(
                 "Scenario",
                 "Here ` #` begins a comment and hides the rest of the line within brackets. If it belongs to a "
                 "text, put the whole text in quotes."))});
        return;
    }
    problems.push_back({Severity::Error, "", source.markAt(offset), explain(complaint, source.restOfLine(offset))});
}

void reportRest(const YamlText& source, std::size_t offset, Problems& problems)
{
    const std::string_view before = std::string_view{source.text()}.substr(0, offset + 3);
    const bool separated =
        before.find("\n---") != std::string_view::npos || before.find("\n...") != std::string_view::npos;
    problems.push_back(
        {Severity::Error, "", source.markAt(offset),
         separated ? say(INSELWERK_TEXT(
                         "Scenario",
                         "A second document begins here. A file holds one; remove what follows "
                         "`---` or `...`."))
                   : say(INSELWERK_TEXT(
                         "Scenario",
                         "The document has ended before this text. Check the indentation of "
                         "this line and of those above it."))});
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view name) const
{
    const auto at = std::find_if(items.begin(), items.end(), [name](const YamlNode& n) { return n.key == name; });
    return isMapping() && at != items.end() ? &*at : nullptr;
}

std::optional<YamlNode> parseYaml(std::string_view bytes, Problems& problems, const YamlLimits& limits)
{
    if (auto line = parseYamlFlow(bytes, limits)) return line;
    if (bytes.size() > limits.bytes) {
        problems.push_back(
            {Severity::Error,
             "",
             {},
             say(INSELWERK_TEXT("Scenario", "The file is larger than the %1 bytes that are allowed."),
                 {limits.bytes})});
        return std::nullopt;
    }
    const YamlText source{bytes};
    if (!source.check(problems)) return std::nullopt;

    TreeBuilder builder{source, limits, problems};
    SecondDocument second;
    try {
        std::istringstream in{source.text()};
        YAML::Parser parser{in};
        parser.HandleNextDocument(builder);
        parser.HandleNextDocument(second);
    } catch (const Stop&) {
        if (!second.begins) return std::nullopt;
        reportRest(source, *second.begins, problems);
    } catch (const YAML::Exception& e) {
        const auto offset = static_cast<std::size_t>(std::max(e.mark.pos, 0));
        reportSyntax(source, offset, e.msg, problems);
        return std::nullopt;
    } catch (const std::exception& e) {
        problems.push_back({Severity::Error, "", {}, explain(e.what(), {})});
        return std::nullopt;
    }
    return builder.take();
}

}  // namespace inselwerk
