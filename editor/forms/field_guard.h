#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace inselwerk {

class Document;

/// Manners of everything one types into: undo and redo are those of the document and not the field's own, a wheel that
/// scrolls past changes nothing, and what is typed later, after the field was left, is another step of history.
class FieldGuard : public QObject
{
    Q_OBJECT

public:
    FieldGuard(QWidget& field, Document&);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    QPointer<Document> m_document;  ///< a field that was taken away may go after it
};

}  // namespace inselwerk
