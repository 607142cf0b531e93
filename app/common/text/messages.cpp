#include "app/common/text/messages.h"

#include <QCoreApplication>
#include <QLocale>

namespace inselwerk {

namespace {

constexpr const char* wordContext = "Words";

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Keeps a right-to-left name from reordering the sentence around it.
QString isolated(const QString& text) { return text.isRightToLeft() ? QChar(0x2068) + text + QChar(0x2069) : text; }

/// `2 lumber`
QString counted(std::int64_t count, std::string_view word)
{
    //: A number of resource cards: %1 is the number, %2 the resource
    const QString item = QCoreApplication::translate("Lists", "%1 %2");
    return fill(item, {QString::number(count), translateWord(word)});
}

QString translate(const Argument& argument);

QStringList translate(const std::vector<Argument>& arguments)
{
    QStringList out;
    for (const Argument& argument : arguments) out << translate(argument);
    return out;
}

QString translate(const Argument& argument)
{
    switch (argument.kind) {
        case Argument::Kind::Verbatim: return fromUtf8(argument.text);
        case Argument::Kind::Number: return QString::number(argument.number);
        case Argument::Kind::Word: return translateWord(argument.text);
        case Argument::Kind::Bilingual: return translate(Text{argument.text, argument.de});
        case Argument::Kind::Counted: return counted(argument.number, argument.text);
        case Argument::Kind::List: return joined(translate(argument.items));
    }
    return {};
}

}  // namespace

QString translate(const Message& message)
{
    const QString pattern = QCoreApplication::translate(message.context, message.source, nullptr, message.count);
    return fill(pattern, translate(message.arguments));
}

QString translate(const Text& text)
{
    const bool german = QLocale().language() == QLocale::German;
    const std::string& wanted = german ? text.de : text.en;
    const std::string& other = german ? text.en : text.de;
    return fromUtf8(wanted.empty() ? other : wanted);
}

QString translateWord(std::string_view english)
{
    return QCoreApplication::translate(wordContext, std::string(english).c_str());
}

QString fill(const QString& pattern, const QStringList& arguments)
{
    QString result;
    for (qsizetype i = 0; i < pattern.size();) {
        qsizetype end = i + 1;
        int number = 0;
        while (pattern[i] == QLatin1Char('%') && end < pattern.size() && end <= i + 2 &&
               pattern[end] >= QLatin1Char('0') && pattern[end] <= QLatin1Char('9'))
            number = number * 10 + pattern[end++].digitValue();
        if (number >= 1 && number <= arguments.size())
            result += isolated(arguments[number - 1]);
        else
            result += QStringView(pattern).mid(i, end - i);
        i = end;
    }
    return result;
}

QString joined(const QStringList& items)
{
    if (items.size() < 2) return items.value(0);
    //: The last two items of a list: lumber and ore
    const QString last = QCoreApplication::translate("Lists", "%1 and %2");
    return fill(last, {items.mid(0, items.size() - 1).join(QLatin1String(", ")), items.last()});
}

QString formatResourceCounts(const ResourceCounts& counts)
{
    QStringList items;
    for (int i = 0; i < resourceCount; ++i) {
        const int count = counts[static_cast<std::size_t>(i)];
        if (count > 0) items << counted(count, nameOf(static_cast<Resource>(i)));
    }
    //: No resource cards at all
    return items.isEmpty() ? QCoreApplication::translate("Lists", "nothing") : joined(items);
}

}  // namespace inselwerk
