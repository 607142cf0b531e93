#include "engine/lab/simulation.h"

#include <cstdio>

namespace inselwerk {
namespace {

std::string number(double x)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.10g", x);
    return text;
}

/// The text is ASCII or UTF-8; quotes, backslashes and control characters are escaped.
std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) < 0x20)
            out += ' ';
        else
            out += c;
    }
    return out + '"';
}

std::string object(const std::map<std::string, u64>& counts)
{
    std::string out;
    for (const auto& [name, n] : counts) out += (out.empty() ? "" : ", ") + jsonText(name) + ": " + std::to_string(n);
    return "{" + out + "}";
}

std::string winsOf(const SimulationResult& r, int seats)
{
    std::string out;
    for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s)
        out +=
            (s ? ", " : "") + number(static_cast<double>(r.wins[s]) / static_cast<double>(SimulationResult::wholeWin));
    return "[" + out + "]";
}

std::string violationsOf(const SimulationResult& r)
{
    std::string out;
    for (const Violation& v : r.violations)
        out += std::string(out.empty() ? "" : ",") + "\n    {\"game\": " + std::to_string(v.game) +
               ", \"action\": " + std::to_string(v.action) + ", \"what\": " + jsonText(v.what) + "}";
    return out.empty() ? "[]" : "[" + out + "\n  ]";
}

}  // namespace

std::string toJson(const SimulationResult& r, int seats)
{
    const double games = r.games ? static_cast<double>(r.games) : 1.0;
    const double speed = r.cpuSeconds > 0 ? static_cast<double>(r.games) / r.cpuSeconds : 0.0;
    std::string out = "{\n";
    const auto line = [&out](std::string_view key, const std::string& value, bool last = false) {
        out += "  " + jsonText(key) + ": " + value + (last ? "\n" : ",\n");
    };
    line("games", std::to_string(r.games));
    line("finished", std::to_string(r.finished));
    line("unfinished", std::to_string(r.unfinished));
    line("wins", winsOf(r, seats));
    line("turns", number(static_cast<double>(r.turns) / games));
    line("actions", number(static_cast<double>(r.actions) / games));
    line("games_per_cpu_second", number(speed));
    line("endings", object(r.endings));
    line("happenings", object(r.happenings));
    line("violations", violationsOf(r), true);
    return out + "}\n";
}

}  // namespace inselwerk
