#pragma once

#include "editor/document/step_name.h"
#include "editor/model/delta.h"

#include <QUndoCommand>

namespace inselwerk {

class Document;

/// One step of a document's history. The change itself was made before it is pushed. Its text is the name in the
/// language in use.
class Change : public QUndoCommand
{
public:
    Change(Document&, StepName, Delta, const QString& mergeKey);

    /// Another language is in use.
    void retranslate() { setText(m_name.text()); }

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand*) override;

private:
    Document& m_document;
    StepName m_name;
    Delta m_delta;
    QString m_mergeKey;
    bool m_made = true;
};

}  // namespace inselwerk
