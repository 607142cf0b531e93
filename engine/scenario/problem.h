#pragma once

#include "engine/scenario/message.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace inselwerk {

/// A place in a file, counted from 1; line 0 means unknown.
struct Mark
{
    int line = 0;
    int column = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Where each part of a document stood in its file, by path: `boards[0].hexes[7].number`.
class SourceMap
{
public:
    void add(const std::string& path, Mark mark) { m_marks.emplace(path, mark); }
    /// The place of `path`, or of its nearest part that has one.
    Mark find(std::string path) const;

private:
    std::map<std::string, Mark> m_marks;
};

/// `list[index]` and `mapping.key`.
std::string elementPath(std::string_view list, std::size_t index);
std::string memberPath(std::string_view mapping, std::string_view key);

enum class Severity : std::uint8_t { Error, Warning };

struct Scenario;

/// A safe way to put a problem right, offered with it.
struct Fix
{
    Message title{};  ///< what it does, as on a button: "Remove the harbour"
    /// Meant for the scenario in which the problem was found, as it was then.
    std::function<void(Scenario&)> apply{};

    explicit operator bool() const { return apply != nullptr; }
};

/// Something about a scenario that its author should know: unplayable (Error) or a hint (Warning).
struct Problem
{
    Severity severity = Severity::Error;
    std::string path;  ///< `boards[0].hexes[7].number`; empty: the whole file
    Mark at;
    Message sentence;   ///< what was found, what is expected, what to change
    Fix fix{};          ///< none: only its author knows what is meant
    Message inForms{};  ///< the sentence for whoever fills in forms and writes no file; empty: the same
};

using Problems = std::vector<Problem>;

/// `file:line:col: error: path: sentence`, as the command line prints it.
std::string describe(const Problem&, std::string_view file);
bool hasErrors(const Problems&);
/// After twenty problems with the same sentence the rest is only counted.
void cutFloods(Problems&);

}  // namespace inselwerk
