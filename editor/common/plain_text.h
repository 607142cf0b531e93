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

/// The text of a menu or a button as it is read: the mark of its key is gone.
inline QString withoutMark(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size()) break;
        plain += text[i];
    }
    return plain;
}

/// A tool tip for what may hold names of files: tips know no text format, and take what looks like markup for it.
inline QString plainTip(const QString& text) { return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped()); }

}  // namespace inselwerk
