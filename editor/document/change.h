#pragma once

#include "editor/model/delta.h"

#include <QUndoCommand>

namespace inselwerk {

class Document;

/// One step of a document's history. The change itself was made before it is pushed.
class Change : public QUndoCommand
{
public:
    Change(Document&, const QString& name, Delta, const QString& mergeKey);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand*) override;

private:
    Document& m_document;
    Delta m_delta;
    QString m_mergeKey;
    bool m_made = true;
};

}  // namespace inselwerk
