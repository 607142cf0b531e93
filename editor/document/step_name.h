#pragma once

#include <QString>

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace inselwerk {

/// The name of a step of history: not a text, but how it is said, so that the menu says it in whatever language is in
/// use by then.
///
/// It is made from anything that gives a text when it is called: `change([] { return tr("Lay a harbour"); }, …)`. That
/// is called again long after the change. What it needs it therefore keeps as a copy, and as the file has it: ids,
/// colours, texts in both languages; what it translates, it translates when it is called.
class StepName
{
public:
    template <class Say>
    requires(std::is_invocable_r_v<QString, const Say&> && !std::same_as<Say, StepName>) StepName(Say say)
        : m_say(std::move(say))
    {}

    /// In the language in use.
    QString text() const { return m_say(); }

private:
    std::function<QString()> m_say;
};

}  // namespace inselwerk
