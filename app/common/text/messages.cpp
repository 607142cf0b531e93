#include "app/common/text/messages.h"

#include "app/common/text/translate_in.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <map>
#include <memory>

namespace inselwerk {

namespace {

constexpr const char* wordContext = "Words";

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Keeps a right-to-left name from reordering the sentence around it.
QString isolated(const QString& text) { return text.isRightToLeft() ? QChar(0x2068) + text + QChar(0x2069) : text; }

/// A language that sentences are put into: the one in use, or one whose catalogue was loaded beside it.
struct Tongue
{
    bool german = false;
    const QTranslator* catalogue = nullptr;  ///< null: the language in use

    QString text(const char* context, const char* source, int count = -1) const
    {
        if (!catalogue) return QCoreApplication::translate(context, source, nullptr, count);
        QString text = catalogue->translate(context, source, nullptr, count);
        if (text.isEmpty()) text = QString::fromUtf8(source);
        if (count >= 0) text.replace(QLatin1String("%n"), QString::number(count));
        return text;
    }
    QString word(std::string_view english) const { return text(wordContext, std::string(english).c_str()); }
};

Tongue tongueInUse() { return {QLocale().language() == QLocale::German, nullptr}; }

/// Catalogues are loaded when they are first asked for.
Tongue tongueOf(const QString& language)
{
    static std::map<QString, std::unique_ptr<QTranslator>> loaded;
    std::unique_ptr<QTranslator>& catalogue = loaded[language];
    if (!catalogue) {
        catalogue = std::make_unique<QTranslator>();
        if (!catalogue->load(QStringLiteral(":/i18n/inselwerk_") + language + QStringLiteral(".qm")))
            qWarning("There is no catalogue for the language %s.", qPrintable(language));
    }
    return {language == QLatin1String("de"), catalogue.get()};
}

QString joined(const Tongue& tongue, const QStringList& items)
{
    if (items.size() < 2) return items.value(0);
    //: The last two items of a list: lumber and ore
    const QString last = tongue.text("Lists", QT_TRANSLATE_NOOP("Lists", "%1 and %2"));
    return fill(last, {items.mid(0, items.size() - 1).join(QLatin1String(", ")), items.last()});
}

/// `2 lumber`
QString counted(const Tongue& tongue, std::int64_t count, std::string_view word)
{
    //: A number of resource cards: %1 is the number, %2 the resource
    const QString item = tongue.text("Lists", QT_TRANSLATE_NOOP("Lists", "%1 %2"));
    return fill(item, {QString::number(count), tongue.word(word)});
}

QString textIn(const Tongue& tongue, const Text& text)
{
    const std::string& wanted = tongue.german ? text.de : text.en;
    const std::string& other = tongue.german ? text.en : text.de;
    return fromUtf8(wanted.empty() ? other : wanted);
}

QString argumentIn(const Tongue& tongue, const Argument& argument);

QStringList argumentsIn(const Tongue& tongue, const std::vector<Argument>& arguments)
{
    QStringList out;
    for (const Argument& argument : arguments) out << argumentIn(tongue, argument);
    return out;
}

QString argumentIn(const Tongue& tongue, const Argument& argument)
{
    switch (argument.kind) {
        case Argument::Kind::Verbatim: return fromUtf8(argument.text);
        case Argument::Kind::Number: return QString::number(argument.number);
        case Argument::Kind::Word: return tongue.word(argument.text);
        case Argument::Kind::Bilingual: return textIn(tongue, {argument.text, argument.de});
        case Argument::Kind::Counted: return counted(tongue, argument.number, argument.text);
        case Argument::Kind::List: return joined(tongue, argumentsIn(tongue, argument.items));
    }
    return {};
}

QString sentenceIn(const Tongue& tongue, const Message& message)
{
    return fill(tongue.text(message.context, message.source, message.count), argumentsIn(tongue, message.arguments));
}

}  // namespace

QString translate(const Message& message) { return sentenceIn(tongueInUse(), message); }
QString translate(const Text& text) { return textIn(tongueInUse(), text); }
QString translateWord(std::string_view english) { return tongueInUse().word(english); }

QString translateIn(const QString& language, const Message& message) { return sentenceIn(tongueOf(language), message); }
QString translateIn(const QString& language, const Text& text)
{
    return fromUtf8(language == QLatin1String("de") ? text.de : text.en);
}
QString translateWordIn(const QString& language, std::string_view english) { return tongueOf(language).word(english); }

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

QString joined(const QStringList& items) { return joined(tongueInUse(), items); }

}  // namespace inselwerk
