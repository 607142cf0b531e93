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

/// What buttons, menus and tabs show as it is: a single `&` would mark a key.
inline QString asButtonText(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

/// A tool tip for the same: tips know no text format, and take what looks like markup for it.
inline QString plainTip(const QString& text) { return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped()); }

}  // namespace inselwerk
