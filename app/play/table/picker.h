#pragma once

#include "app/play/table/position.h"

#include <optional>

namespace inselwerk {

/// How far a choice is.
struct Choosing
{
    int kind = -1;   ///< of the action; −1: none is being chosen
    int chosen = 0;  ///< of its operands
    Action action{};  ///< with those that are chosen
};

/// Finds one of the legal actions, operand by operand: first the hex, then the victim. Knows the forms of actions only.
///
/// In the own turn a kind of action is begun first (the road button); other choices are open at once. What a module lets
/// one do in the turn in two steps is confirmed in a third. Discards and answers to offers have interfaces of their own.
class Picker
{
public:
    struct Candidate
    {
        Operand operand = Operand::None;  ///< None: the action itself, as a button
        u32 value = 0;
        Action sample;  ///< one of the actions that remain with it
    };

    void begin(int kind)
    {
        m_kind = kind;
        m_first.reset();
        m_whole.reset();
    }
    void reset() { begin(-1); }
    /// The kind that was begun, or −1.
    int kind() const { return m_kind; }
    bool halfway() const { return m_first.has_value(); }
    /// All is chosen, only the confirmation is missing.
    bool whole() const { return m_whole.has_value(); }
    /// The kind being chosen, begun or halfway, or −1.
    int kindAtHand() const { return m_first ? int{m_first->first} : m_kind; }
    Choosing choosing() const;
    /// Takes back the last step; false when there is none.
    bool back();
    /// Forgets what the position no longer allows.
    void settle(const Position&);

    std::vector<Candidate> candidates(const Position&) const;
    /// Chooses a candidate: the action when it is complete, nothing when more has to be chosen (or it is no candidate).
    struct Choice
    {
        bool known = false;
        std::optional<Action> action;
    };
    Choice choose(const Position&, Operand, u32 value);

private:
    Actions remaining(const Position&) const;
    bool open(const Position&, const Action&) const;
    static bool needsConfirmation(const Position&, const Action&);

    int m_kind = -1;
    std::optional<std::pair<u16, u32>> m_first;  ///< kind and value of the first operand
    std::optional<Action> m_whole;
};

}  // namespace inselwerk
