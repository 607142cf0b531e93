#pragma once

#include "engine/scenario/reader.h"

namespace inselwerk {

/// Collects what checks find.
class Findings
{
public:
    /// `modules` must outlive this.
    explicit Findings(const ModuleDescriptions& modules) : m_modules(modules) {}

    void error(std::string path, Message m, Fix fix = {})
    {
        m_problems.push_back({Severity::Error, std::move(path), {}, std::move(m), std::move(fix)});
    }
    void warning(std::string path, Message m, Fix fix = {})
    {
        m_problems.push_back({Severity::Warning, std::move(path), {}, std::move(m), std::move(fix)});
    }
    Problems& problems() { return m_problems; }
    const ModuleDescriptions& modules() const { return m_modules; }

private:
    const ModuleDescriptions& m_modules;
    Problems m_problems;
};

/// One thing that can be wrong with a scenario. A new check is one class in a file of checks/ and one line at that
/// file's end (or in the module's description).
class Check
{
public:
    virtual ~Check() = default;
    virtual void run(const Scenario&, Findings&) const = 0;
};

/// What the scenario layer must know of an effect that event tokens can have.
class EffectDescription
{
public:
    virtual ~EffectDescription() = default;

    /// Its name in files as the key (`crops.regional-loss`), and its parameters.
    virtual const Schema& schema() const = 0;
    /// Key of the module without which it does nothing; empty: none.
    virtual std::string_view module() const { return {}; }
    /// Finds what is wrong with its parameters in a scenario; `path` leads to the effect.
    virtual void check(const Section&, const Scenario&, const std::string& path, Findings&) const
    {
        static_cast<void>(path);
    }
};

/// All checks over a scenario, whether read from a file or edited; places are filled in from `places`.
Problems checkScenario(const Scenario&, const ModuleDescriptions&, const SourceMap& places = {});

}  // namespace inselwerk
