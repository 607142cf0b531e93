#pragma once

#include "tests/editor/scenario_files.h"

#include "editor/document/document.h"

#include <algorithm>
#include <map>

/// What rows of broken scenarios are made with (broken_scenarios.h).
namespace inselwerk::test {

using Edit = Document::Edit;

struct Broken
{
    const char* name;
    const char* file;
    Edit breakIt;
    const char* sentence;  ///< how the problem's sentence begins, in English
    const char* title;     ///< of the fix, in English
};

inline Board& beginner(Scenario& s) { return s.boards[0]; }
inline Board& variable(Scenario& s) { return s.boards[1]; }

inline HexEntry& hexAt(Board& b, HexCoord at)
{
    return *std::find_if(b.hexes.begin(), b.hexes.end(), [at](const HexEntry& h) { return h.at == at; });
}

inline Section& module(Scenario& s, const char* key)
{
    return *std::find_if(s.modules.begin(), s.modules.end(), [key](const Section& m) { return m.key == key; });
}

inline std::vector<Section>& tokens(Scenario& s)
{
    return std::get<std::vector<Section>>(module(s, "events").values.find("tokens")->second);
}

using Numbers = std::vector<std::int64_t>;
using Words = std::vector<std::string>;
using Counts = std::map<std::string, std::int64_t>;

}  // namespace inselwerk::test
