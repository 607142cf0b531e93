#include "editor/common/roomy_label.h"

#include <algorithm>

namespace inselwerk {

RoomyLabel::RoomyLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void RoomyLabel::setPossible(const QStringList& sentences)
{
    if (sentences == m_possible) return;
    m_possible = sentences;
    updateGeometry();
}

int RoomyLabel::heightForWidth(int width) const
{
    constexpr int anyHeight = 10000;
    int height = QLabel::heightForWidth(width);
    for (const QString& sentence : m_possible) {
        const QRect box = fontMetrics().boundingRect(0, 0, width, anyHeight, Qt::TextWordWrap, sentence);
        height = std::max(height, box.height());
    }
    return height;
}

}  // namespace inselwerk
