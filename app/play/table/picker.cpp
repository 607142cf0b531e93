#include "app/play/table/picker.h"

#include <algorithm>

namespace inselwerk {
namespace {

bool names(const ActionForm& form, const Action& a, u32 first)
{
    return a.a == first || (form.a == Operand::ResourcePair && a.b == first);
}

/// The other resource of a pair.
u32 second(const ActionForm& form, const Action& a, u32 first)
{
    return form.a == Operand::ResourcePair && a.a != first ? a.a : a.b;
}

void add(std::vector<Picker::Candidate>& list, Operand operand, u32 value, const Action& a)
{
    for (const Picker::Candidate& c : list)
        if (c.operand == operand && c.value == value && c.sample.kind == a.kind) return;
    list.push_back({operand, value, a});
}

}  // namespace

Choosing Picker::choosing() const
{
    Choosing c{kindAtHand(), m_whole ? 2 : m_first ? 1 : 0, {}};
    if (m_first) c.action.a = m_first->second;
    if (m_whole) c.action = *m_whole;
    return c;
}

bool Picker::back()
{
    if (m_whole) {
        m_whole.reset();
        return true;
    }
    if (m_first) {
        m_first.reset();
        return true;
    }
    const bool begun = m_kind >= 0;
    m_kind = -1;
    return begun;
}

/// Is this action chosen by operands right now?
bool Picker::open(const Position& p, const Action& a) const
{
    if (p.buildingTask()) return m_kind >= 0 ? a.kind == m_kind : a.kind >= firstModuleAction;
    return !p.task().is(TaskKind::Discard) && !p.task().is(TaskKind::Answer);
}

bool Picker::needsConfirmation(const Position& p, const Action& a)
{
    return p.mainTask() && a.kind >= firstModuleAction && p.rules->form(a.kind)->b != Operand::None;
}

Actions Picker::remaining(const Position& p) const
{
    Actions left;
    if (!p.viewerDecides()) return left;
    for (const Action& a : p.legal) {
        const ActionForm* form = p.rules->form(a.kind);
        if (!form || !open(p, a) || (m_whole && a != *m_whole)) continue;
        if (m_first && (a.kind != m_first->first || !names(*form, a, m_first->second))) continue;
        left.push_back(a);
    }
    return left;
}

void Picker::settle(const Position& p)
{
    if (!remaining(p).empty()) return;
    m_whole.reset();
    m_first.reset();
    if (p.atRest && remaining(p).empty()) m_kind = -1;
}

std::vector<Picker::Candidate> Picker::candidates(const Position& p) const
{
    std::vector<Candidate> list;
    for (const Action& a : remaining(p)) {
        const ActionForm& form = *p.rules->form(a.kind);
        if (m_whole || (p.buildingTask() && m_kind < 0)) {
            add(list, Operand::None, a.kind, a);
        } else if (m_first) {
            const bool pair = form.a == Operand::ResourcePair;
            add(list, pair ? Operand::ResourceKind : form.b, second(form, a, m_first->second), a);
        } else if (form.a == Operand::ResourcePair) {
            for (const u32 r : {a.a, a.b})
                if (r < noResource) add(list, Operand::ResourceKind, r, a);
        } else {
            add(list, form.a, form.a == Operand::None ? a.kind : a.a, a);
        }
    }
    std::stable_sort(
        list.begin(), list.end(), [](const Candidate& a, const Candidate& b) { return a.value < b.value; });
    return list;
}

Picker::Choice Picker::choose(const Position& p, Operand operand, u32 value)
{
    const auto list = candidates(p);
    const auto found = std::find_if(
        list.begin(), list.end(), [&](const Candidate& c) { return c.operand == operand && c.value == value; });
    if (found == list.end()) return {};
    if (p.buildingTask() && m_kind < 0) {
        m_kind = found->sample.kind;
        const Actions all = remaining(p);
        return all.size() == 1 && operand == Operand::None && p.rules->form(all.front().kind)->a == Operand::None
                   ? Choice{true, all.front()}
                   : Choice{true, {}};
    }
    if (operand == Operand::None) return {true, found->sample};
    if (m_first) {
        for (const Action& a : remaining(p)) {
            if (second(*p.rules->form(a.kind), a, m_first->second) != value) continue;
            if (!needsConfirmation(p, a)) return {true, a};
            m_whole = a;
            return {true, {}};
        }
        return {};
    }
    m_first = {found->sample.kind, value};
    const Actions left = remaining(p);
    return left.size() == 1 && !needsConfirmation(p, left.front()) ? Choice{true, left.front()} : Choice{true, {}};
}

}  // namespace inselwerk
