#include "editor/forms/text_limits.h"

namespace inselwerk {
namespace {

/// Bytes that a piece of UTF-16 takes in UTF-8; a surrogate pair is counted at its first half.
qsizetype bytesAt(const QString& text, qsizetype i)
{
    const QChar c = text[i];
    if (c.isHighSurrogate()) return 4;
    if (c.isLowSurrogate()) return 0;
    return c.unicode() < 0x80 ? 1 : c.unicode() < 0x800 ? 2 : 3;
}

bool isBreak(QChar c) { return c == u'\n' || c == u'\r' || c == QChar(0x2028) || c == QChar(0x2029); }

bool isPaired(const QString& text, qsizetype i)
{
    if (text[i].isHighSurrogate()) return i + 1 < text.size() && text[i + 1].isLowSurrogate();
    return i > 0 && text[i - 1].isHighSurrogate();
}

}  // namespace

QString cleaned(const QString& text, Lines lines)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') continue;
        if (isBreak(c))
            out += lines == Lines::Many ? u'\n' : u' ';
        else if (c == u'\t')
            out += u' ';
        else if (c.isSurrogate() ? isPaired(text, i) : c.category() != QChar::Other_Control)
            out += c;
    }
    return out;
}

QString clipped(const QString& text, qsizetype bytes)
{
    qsizetype used = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        used += bytesAt(text, i);
        if (used > bytes) return text.left(i);
    }
    return text;
}

qsizetype bytesOf(const QString& text)
{
    qsizetype bytes = 0;
    for (qsizetype i = 0; i < text.size(); ++i) bytes += bytesAt(text, i);
    return bytes;
}

}  // namespace inselwerk
