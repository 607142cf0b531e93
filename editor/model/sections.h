#pragma once

#include "engine/scenario/reader.h"

#include <functional>

/// Sections of a scenario as forms change them: where they are, what their fields hold, and how lists of them change.
namespace inselwerk {

/// Leads to a section of a scenario: the base rules, those of a board, a module's, or an element of a list within.
class SectionPath
{
public:
    static SectionPath rules() { return {Root::Rules, 0, {}}; }
    static SectionPath rulesOfBoard(std::size_t board) { return {Root::BoardRules, board, {}}; }
    static SectionPath module(std::string_view key) { return {Root::Module, 0, std::string{key}}; }
    /// An element of a list of this section. `field` must outlive the path, as those of schemas do.
    SectionPath element(const Field& field, std::size_t index) const;

    /// The section, or null: the module, board or element is not there. Where the file does not name a list, its
    /// usual elements are found.
    const Section* find(const Scenario&) const;
    /// Changes the section, if it is there, and keeps the lists on the way in the one form that files have.
    void edit(Scenario&, const std::function<void(Section&)>&) const;
    /// Names the place, for merge keys: `events/tokens/3`.
    std::string name() const;
    /// Do values that are the usual ones stay? True for the rules of a board, which change others.
    bool keepsUsualValues() const { return m_root == Root::BoardRules && m_steps.empty(); }

private:
    enum class Root : u8 { Rules, BoardRules, Module };
    struct Step
    {
        const Field* field = nullptr;
        std::size_t index = 0;
    };
    SectionPath(Root root, std::size_t board, std::string module)
        : m_root(root), m_board(board), m_module(std::move(module))
    {}
    /// Of a scenario, or of one that is only looked at.
    template <class AnyScenario>
    auto* rootIn(AnyScenario&) const;
    void editFrom(Section&, std::size_t step, const std::function<void(Section&)>&) const;

    Root m_root = Root::Rules;
    std::size_t m_board = 0;
    std::string m_module;
    std::vector<Step> m_steps;
};

/// What a section holds in a field: what the file says, or the usual value.
const FieldValue& valueOf(const Section&, const Field&);
/// Gives a field a value; a usual one is kept only where `path` keeps those.
void setValue(Scenario&, const SectionPath& path, const Field&, const FieldValue&);
/// The file names the field no longer.
void resetValue(Scenario&, const SectionPath& path, const Field&);

/// Would a file with so many elements of a list be read? Files that do not name the list have its usual ones.
bool fitsList(const Field& list, std::size_t elements);

/// A new element for a list: every field that must be said is, names differ from those of the others.
Section freshElement(const Field& list, const std::vector<Section>& others, const Scenario&, const ModuleDescriptions&);
/// A new effect that does something in a scenario, if any values make it so; what it shares with another one it takes
/// over.
Section freshEffect(
    const EffectDescription&, const Scenario&, const ModuleDescriptions&, const Section* like = nullptr);
/// A copy of an element for the same list, with a name of its own where elements have one.
Section copyOfElement(const Field& list, const std::vector<Section>& others, const Section&);
/// Adds a module, empty, where the registry has it among the others; false: it is there.
bool addModule(Scenario&, std::string_view key, const ModuleDescriptions&);
bool removeModule(Scenario&, std::string_view key);

}  // namespace inselwerk
