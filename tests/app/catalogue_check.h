#pragma once

#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>

/// What tst_translations knows about catalogues (.ts files), the glossary and code that asks for translations.
namespace inselwerk {

struct CatalogueEntry
{
    QString context;
    QString source;
    QString type;  ///< `unfinished`, `vanished`, `obsolete`, or empty: finished
    bool plural = false;
    QStringList translations;  ///< one, or the forms of a plural
};

inline QString describe(const CatalogueEntry& entry) { return entry.context + ": " + entry.source; }

inline QList<CatalogueEntry> readCatalogue(const QByteArray& content)
{
    QList<CatalogueEntry> entries;
    QString context;
    QXmlStreamReader xml(content);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            entries.append({context, {}, {}, xml.attributes().value("numerus") == QLatin1String("yes"), {}});
        } else if (xml.name() == QLatin1String("source")) {
            entries.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            entries.last().type = xml.attributes().value("type").toString();
            if (!entries.last().plural) entries.last().translations << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            entries.last().translations << xml.readElementText();
        }
    }
    return entries;
}

struct GlossaryTerm
{
    QString english;
    QString german;
    QStringList forms;  ///< what a German sentence may hold for the term; none: anything
};
using Glossary = QList<GlossaryTerm>;

/// The tables of translations/README.md that have a column "in sentences".
inline Glossary readGlossary(const QString& readme)
{
    Glossary glossary;
    for (const QString& line : readme.split('\n')) {
        const QStringList cells = line.split('|');
        if (cells.size() != 6 || cells[1].startsWith("---") || cells[1].trimmed() == "English") continue;
        GlossaryTerm term{cells[1].trimmed(), cells[2].trimmed(), {}};
        for (const QString& form : cells[3].split(',', Qt::SkipEmptyParts)) {
            if (!form.trimmed().isEmpty()) term.forms << form.trimmed();
        }
        glossary << term;
    }
    return glossary;
}

/// The terms of the source that the translation does not hold.
inline QStringList missedTerms(QString source, const QString& translation, Glossary glossary)
{
    static const QRegularExpression quoted("`[^`]*`|“[^”]*”|\"[^\"]*\"|%\\d+|%n");
    source.remove(quoted).remove('&');
    QString plain = translation;
    plain.remove('&');  // the key of a menu entry may stand inside a word
    // Longer terms first, and what they cover is taken out: "Longest Road" is no road.
    std::stable_sort(glossary.begin(), glossary.end(), [](const GlossaryTerm& a, const GlossaryTerm& b) {
        return a.english.size() > b.english.size();
    });
    QStringList missed;
    for (const GlossaryTerm& term : glossary) {
        QString singular = QRegularExpression::escape(term.english);
        QString pattern = "\\b" + singular + "(s|es)?\\b";
        if (term.english.endsWith('y')) pattern = "\\b" + singular.chopped(1) + "(y|ies)\\b";
        const QRegularExpression whole(pattern, QRegularExpression::CaseInsensitiveOption);
        if (!source.contains(whole)) continue;
        source.replace(whole, "…");
        const bool held = std::any_of(term.forms.begin(), term.forms.end(), [&](const QString& form) {
            return plain.contains(form, Qt::CaseInsensitive);
        });
        if (!term.forms.isEmpty() && !held) missed << term.english;
    }
    return missed;
}

inline QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder("%(\\d{1,2}|n)");
    QStringList found;
    auto matches = placeholder.globalMatch(text);
    while (matches.hasNext()) found << matches.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// What is wrong with a translated text, but for plurals; empty if nothing.
inline QString fault(const QString& source, const QString& translation)
{
    static const QRegularExpression key("&[^&\\s]");
    static const QRegularExpression end("[.:!?…]$");
    const auto spaces = [](const QString& s) { return qMakePair(s.startsWith(' '), s.endsWith(' ')); };
    if (translation.isEmpty()) return "empty";
    if (spaces(source) != spaces(translation)) return "space at the beginning or end differs";
    if (source.count('\n') != translation.count('\n')) return "lines differ";
    if (source.contains(key) != translation.contains(key)) return "only one has a key (&)";
    if (end.match(source).captured() != end.match(translation).captured()) return "end of the sentence differs";
    return {};
}

/// All faults of an entry of the catalogue of `language`.
inline QStringList check(const CatalogueEntry& entry, const QString& language, const Glossary& glossary)
{
    const auto says = [&](const QString& what) { return QStringList{describe(entry) + "  →  " + what}; };
    if (!entry.type.isEmpty()) return says(entry.type);
    if (!entry.plural && (entry.source.contains("%n") || entry.source.contains("(s)")))
        return says("a plural that the source does not mark as one");
    if (entry.plural && entry.translations.size() != 2) return says("two forms are needed");

    for (const QString& translation : entry.translations) {
        QStringList expected = placeholders(entry.source);
        QStringList found = placeholders(translation);
        if (const QString what = fault(entry.source, translation); !what.isEmpty()) return says(what);
        const bool formForOne = entry.plural && &translation == &entry.translations.first();
        if (formForOne && !found.contains("%n")) expected.removeAll("%n");
        if (found != expected) return says("placeholders differ");
        static const QRegularExpression undecided("\\((s|es|e|n|en|er)\\)");
        if (entry.plural && translation.contains(undecided)) return says("a plural form with brackets");
    }
    if (language == "en") return {};
    const QString translation = entry.translations.join(' ');
    static const QRegularExpression word("[A-Za-z]{2}"), placeholder("%(\\d{1,2}|n)");
    const bool hasWords = QString(entry.source).remove(placeholder).contains(word);
    if (hasWords && entry.source == translation && entry.source.count(' ') >= 3) return says("untranslated");
    const QStringList missed = missedTerms(entry.source, translation, glossary);
    return missed.isEmpty() ? QStringList() : says("not the glossary's word for: " + missed.join(", "));
}

/// Fragments that are glued to sentences, and chained `arg`, in C++, QML or JavaScript.
inline QStringList checkCode(const QString& code)
{
    static const QString call = R"(\b(?:tr|qsTr|translate|qsTranslate)\((?:[^()]|\([^()]*\))*\))";
    static const QRegularExpression after(call + R"(\s*\+(?!\+))");
    static const QRegularExpression before(R"(\+\s*)" + call);
    static const QRegularExpression chained(call + R"(\s*\.arg\((?:[^()]|\([^()]*\))*\)\s*\.arg\()");
    QStringList found;
    for (const QRegularExpression& pattern : {after, before, chained}) {
        auto matches = pattern.globalMatch(code);
        while (matches.hasNext()) found << matches.next().captured();
    }
    return found;
}

}  // namespace inselwerk
