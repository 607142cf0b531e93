#include "editor/document/document.h"

#include "editor/document/change.h"

namespace inselwerk {

Document::Document(Scenario scenario, QObject* parent) : QObject(parent), m_scenario(std::move(scenario)) {}

/// A history tells of being emptied when it goes: nobody wants to hear of that.
Document::~Document() { m_history.blockSignals(true); }

bool Document::change(const StepName& name, const Edit& edit, const QString& mergeKey)
{
    cancelGesture();
    Scenario after = m_scenario;
    edit(after);
    Delta delta(m_scenario, after);
    if (delta.empty()) return false;
    const Touched touched = delta.touched();
    m_scenario = std::move(after);
    const QString key = mergeKey.isEmpty() ? mergeKey : mergeKey + QChar(u'#') + QString::number(m_mergeSeries);
    m_history.push(new Change(*this, name, std::move(delta), key));
    emit changed(touched);
    return true;
}

void Document::beginGesture(const StepName& name)
{
    cancelGesture();
    m_gesture = Gesture{name, m_scenario};
}

void Document::preview(const Edit& edit)
{
    if (!m_gesture) return;
    Scenario next = m_gesture->before;
    edit(next);
    show(std::move(next));
}

void Document::extend(const Edit& edit)
{
    if (!m_gesture) return;
    Scenario next = m_scenario;
    edit(next);
    show(std::move(next));
}

bool Document::commitGesture()
{
    if (!m_gesture) return false;
    const Gesture gesture = std::move(*m_gesture);
    m_gesture.reset();
    Delta delta(gesture.before, m_scenario);
    if (delta.empty()) {
        emit changed({});  // what was shown meanwhile counted as a modification
        return false;
    }
    m_history.push(new Change(*this, gesture.name, std::move(delta), {}));
    return true;
}

void Document::cancelGesture()
{
    if (!m_gesture) return;
    Scenario before = std::move(m_gesture->before);
    m_gesture.reset();
    show(std::move(before));
    emit changed({});  // for who saw it as modified, though what was shown last was what it began with
}

void Document::settle()
{
    emit settling();
    cancelGesture();
}

void Document::undo()
{
    if (inGesture())
        cancelGesture();
    else
        m_history.undo();
}

void Document::redo()
{
    if (!inGesture()) m_history.redo();
}

void Document::retranslate()
{
    // The stack shows its commands as constants; they are Changes that were pushed here.
    for (int i = 0; i < m_history.count(); ++i)
        const_cast<Change*>(static_cast<const Change*>(m_history.command(i)))->retranslate();
}

void Document::replace(Scenario scenario)
{
    m_gesture.reset();
    m_history.clear();
    m_scenario = std::move(scenario);
    emit changed(Touched::everything());
}

void Document::show(Scenario scenario)
{
    const Delta delta(m_scenario, scenario);
    if (delta.empty()) return;
    m_scenario = std::move(scenario);
    emit changed(delta.touched());
}

void Document::applyDelta(const Delta& delta, bool forward)
{
    if (forward)
        delta.apply(m_scenario);
    else
        delta.revert(m_scenario);
    Touched touched = delta.touched();
    touched.history = true;
    emit changed(touched);
}

}  // namespace inselwerk
