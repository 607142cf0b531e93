#pragma once

#include <QLabel>

namespace inselwerk {

/// A label in a row whose text changes all the time. It keeps the room of the longest text so far until it has none:
/// the row stays calm, and the window around it is not laid out anew for every text.
class SteadyLabel : public QLabel
{
public:
    using QLabel::QLabel;

    void change(const QString& text)
    {
        if (text == this->text()) return;
        setText(text);
        QSize wanted = sizeHint();
        if (text.isEmpty()) wanted.setWidth(0);
        if (!text.isEmpty() && wanted.width() <= m_room.width() && wanted.height() == m_room.height()) return;
        m_room = wanted;
        setFixedSize(m_room);
    }

private:
    QSize m_room;
};

}  // namespace inselwerk
