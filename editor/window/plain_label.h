#pragma once

#include <QLabel>

namespace inselwerk {

/// A label for sentences that may hold names of files: nothing in them is markup, and lines wrap.
inline QLabel* plainLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace inselwerk
