#include "editor/document/change.h"

#include "editor/document/document.h"

namespace inselwerk {

Change::Change(Document& document, StepName name, Delta delta, const QString& mergeKey)
    : m_document(document), m_name(std::move(name)), m_delta(std::move(delta)), m_mergeKey(mergeKey)
{
    retranslate();
}

void Change::undo() { m_document.applyDelta(m_delta, false); }

void Change::redo()
{
    if (!m_made) m_document.applyDelta(m_delta, true);
    m_made = false;
}

int Change::id() const { return m_mergeKey.isEmpty() ? -1 : 1; }

bool Change::mergeWith(const QUndoCommand* other)
{
    const auto* later = static_cast<const Change*>(other);
    if (later->m_mergeKey != m_mergeKey) return false;
    // Both were made already: the document shows what came of them.
    Scenario before = m_document.scenario();
    later->m_delta.revert(before);
    m_delta.revert(before);
    m_delta = Delta(before, m_document.scenario());
    setObsolete(m_delta.empty());
    return true;
}

}  // namespace inselwerk
