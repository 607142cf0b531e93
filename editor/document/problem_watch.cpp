#include "editor/document/problem_watch.h"

#include "engine/rules/registry.h"

#include <algorithm>
#include <iterator>

namespace inselwerk {
namespace {

Problems check(const Scenario& scenario)
{
    static const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    return checkScenario(scenario, modules);
}

bool same(const Problem& a, const Problem& b)
{
    return a.path == b.path && a.severity == b.severity && english(a.sentence) == english(b.sentence);
}

bool contains(const Problems& problems, const Problem& problem)
{
    return std::ranges::any_of(problems, [&](const Problem& other) {
        return other.path == problem.path && english(other.sentence) == english(problem.sentence);
    });
}

/// Of the problems found, the last that is wanted and can be put right; it is wanted no more. Null: none.
const Problem* takeLast(const Problems& found, Problems& wanted)
{
    for (auto now = found.rbegin(); now != found.rend(); ++now) {
        if (!now->fix) continue;
        const auto at = std::ranges::find_if(wanted, [&](const Problem& p) { return same(*now, p); });
        if (at == wanted.end()) continue;
        wanted.erase(at);
        return &*now;
    }
    return nullptr;
}

void count(ProblemWatch::Count& count, const Problem& problem)
{
    ++(problem.severity == Severity::Error ? count.errors : count.warnings);
}

}  // namespace

ProblemWatch::ProblemWatch(Document& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &ProblemWatch::check);
    connect(&document, &Document::changed, this, [this](const Touched& touched) {
        if (touched.another)
            check();  // another file, with nobody drawing
        else if (!m_timer.isActive())
            m_timer.start();
    });
    check();
}

void ProblemWatch::setReadingProblems(Problems problems)
{
    const Problems found = inselwerk::check(m_document.scenario());
    std::erase_if(problems, [&](const Problem& problem) { return contains(found, problem); });
    m_reading = std::move(problems);
    check();
}

void ProblemWatch::refresh()
{
    if (m_timer.isActive()) check();
}

void ProblemWatch::check()
{
    m_timer.stop();
    Problems found = inselwerk::check(m_document.scenario());
    std::stable_sort(
        found.begin(), found.end(), [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    m_problems = m_reading;
    std::move(found.begin(), found.end(), std::back_inserter(m_problems));
    m_count = {};
    for (const Problem& problem : m_problems) inselwerk::count(m_count, problem);
    emit changed();
}

ProblemWatch::Count ProblemWatch::countOn(std::size_t board) const
{
    const std::string path = elementPath("boards", board);
    Count result;
    for (const Problem& problem : m_problems)
        if (problem.path == path || problem.path.starts_with(path + ".")) inselwerk::count(result, problem);
    return result;
}

std::optional<Severity> ProblemWatch::worstOn(std::size_t board) const
{
    const Count count = countOn(board);
    if (count.errors > 0) return Severity::Error;
    return count.warnings > 0 ? std::optional(Severity::Warning) : std::nullopt;
}

Place ProblemWatch::placeOf(const Problem& problem) const { return placeOfPath(problem.path, m_document.scenario()); }

bool ProblemWatch::fix(const Problems& problems, const StepName& name)
{
    Problems wanted = problems;
    // A gesture that is under way would be cancelled, and the scenario be another one.
    m_document.cancelGesture();
    refresh();
    // What the buttons say now is what is done.
    std::erase_if(wanted, [this](const Problem& problem) {
        return std::ranges::none_of(m_problems, [&](const Problem& now) {
            return same(now, problem) && english(now.fix.title) == english(problem.fix.title);
        });
    });
    const bool done = !wanted.empty() && m_document.change(name, [&](Scenario& scenario) {
        // A fix is meant for the scenario in which its problem was found, so the next is sought anew after each. The
        // last comes first: a fix may take away an element of a list, and those before it keep their places.
        Problems found = m_problems;
        while (const Problem* next = takeLast(found, wanted)) {
            next->fix.apply(scenario);
            if (wanted.empty()) break;
            found = inselwerk::check(scenario);
        }
    });
    refresh();
    return done;
}

}  // namespace inselwerk
