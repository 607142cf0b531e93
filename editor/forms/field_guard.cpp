#include "editor/forms/field_guard.h"

#include "editor/document/document.h"

#include <QKeyEvent>
#include <QWidget>

namespace inselwerk {

FieldGuard::FieldGuard(QWidget& field, Document& document) : QObject(&field), m_document(&document)
{
    field.setFocusPolicy(field.focusPolicy() == Qt::NoFocus ? Qt::NoFocus : Qt::StrongFocus);
    field.installEventFilter(this);
    // Spin boxes hold a line edit that takes the keys.
    const auto inner = field.findChildren<QWidget*>();
    for (QWidget* child : inner) child->installEventFilter(this);
}

bool FieldGuard::eventFilter(QObject* watched, QEvent* event)
{
    Document* const document = m_document;
    if (!document) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress: {
            auto* key = static_cast<QKeyEvent*>(event);
            const bool undo = key->matches(QKeySequence::Undo);
            if (!undo && !key->matches(QKeySequence::Redo)) return false;
            // As a shortcut it goes to the menu; as a plain key press, where there is none, to the document.
            if (event->type() == QEvent::KeyPress) undo ? document->undo() : document->redo();
            event->setAccepted(event->type() == QEvent::KeyPress);
            return true;
        }
        case QEvent::Wheel:
            if (!widget || widget->hasFocus() || widget->focusPolicy() == Qt::NoFocus) return false;
            event->ignore();
            return true;
        case QEvent::FocusOut: document->breakMerging(); return false;
        default: return false;
    }
}

}  // namespace inselwerk
