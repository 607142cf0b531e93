#pragma once

#include <QLabel>

#include <algorithm>

namespace inselwerk {

/// A label in a row whose text changes all the time. It keeps the room of the longest text so far until it has none:
/// the row stays calm, and the window around it is not laid out anew for every text. A text wider than half the window
/// is shortened: no layout squeezes a label that keeps its room, so that it would cover those beside it.
class SteadyLabel : public QLabel
{
public:
    using QLabel::QLabel;

    void change(const QString& text)
    {
        const int most = window()->width() / 2;
        const int margins = contentsMargins().left() + contentsMargins().right() + indents;
        const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, most - margins);
        if (shown == this->text() && m_room.width() <= most) return;
        setText(shown);
        QSize wanted = sizeHint();
        wanted.setWidth(text.isEmpty() ? 0 : std::min(wanted.width(), most));
        const bool fits = wanted.width() <= m_room.width() && m_room.width() <= most;
        if (!text.isEmpty() && fits && wanted.height() == m_room.height()) return;
        m_room = wanted;
        setFixedSize(m_room);
    }

private:
    static constexpr int indents = 8;  ///< of a label around its text, at most

    QSize m_room;
};

}  // namespace inselwerk
