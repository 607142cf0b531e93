#pragma once

#include "engine/scenario/reader.h"

namespace inselwerk {

/// What a check says. Words of the file stand in backticks, which forms replace by the titles of their fields. A
/// sentence that tells how to write the file has another one for whoever fills in forms.
struct Wording
{
    Wording(Message both) : file(std::move(both)) {}
    Wording(Message inFile, Message inForms) : file(std::move(inFile)), forms(std::move(inForms)) {}

    Message file;
    Message forms{};  ///< empty: the same
};

/// The two sentences of a Wording, to be called as `say` is.
inline Wording sayBoth(const char* file, const char* forms, std::vector<Argument> arguments = {})
{
    return {{"Scenario", file, arguments}, {"Scenario", forms, std::move(arguments)}};
}

/// Collects what checks find.
class Findings
{
public:
    /// `modules` must outlive this.
    explicit Findings(const ModuleDescriptions& modules) : m_modules(modules) {}

    void error(std::string path, Wording w, Fix fix = {}) { add(Severity::Error, path, w, fix); }
    void warning(std::string path, Wording w, Fix fix = {}) { add(Severity::Warning, path, w, fix); }
    Problems& problems() { return m_problems; }
    const ModuleDescriptions& modules() const { return m_modules; }

private:
    void add(Severity severity, std::string& path, Wording& w, Fix& fix)
    {
        m_problems.push_back({severity, std::move(path), {}, std::move(w.file), std::move(fix), std::move(w.forms)});
    }

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
