#include "editor/forms/text_area.h"

#include "editor/forms/text_limits.h"

#include <QMimeData>

#include <algorithm>

namespace inselwerk {

TextArea::TextArea(qsizetype bytes, int lines, QWidget* parent) : QPlainTextEdit(parent), m_bytes(bytes), m_lines(lines)
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);  // the document has the history
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
}

void TextArea::replaceText(const QString& text)
{
    const int cursor = textCursor().position();
    setPlainText(text);
    QTextCursor there = textCursor();
    there.setPosition(std::min<int>(cursor, document()->characterCount() - 1));
    setTextCursor(there);
}

QSize TextArea::sizeHint() const { return {160, fontMetrics().lineSpacing() * m_lines + 12}; }

void TextArea::insertFromMimeData(const QMimeData* source)
{
    if (!source->hasText()) return;
    const QTextCursor cursor = textCursor();
    const qsizetype held = bytesOf(toPlainText()) - bytesOf(cursor.selectedText());
    // No more than could fit is even looked at.
    const QString text = cleaned(source->text().left(m_bytes + 1), Lines::Many);
    const QString fitting = clipped(text, std::max<qsizetype>(0, m_bytes - held));
    insertPlainText(fitting);
    ensureCursorVisible();
    if (fitting.size() < text.size()) emit cut();
}

}  // namespace inselwerk
