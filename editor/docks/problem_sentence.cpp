#include "editor/docks/problem_sentence.h"

#include "app/common/text/messages.h"
#include "engine/rules/registry.h"
#include "engine/table/effect.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace inselwerk {
namespace {

struct ProblemSentence
{
    Q_DECLARE_TR_FUNCTIONS(ProblemSentence)
};

/// The title of a key or a word of the file within a section; empty: it has none.
QString titleIn(const Schema& schema, std::string_view word)
{
    for (const Field& field : schema.fields) {
        if (field.name == word) return translate(field.label);
        const auto choice = std::ranges::find(field.choices, word);
        const auto index = static_cast<std::size_t>(choice - field.choices.begin());
        if (index < field.choiceLabels.size()) return translate(field.choiceLabels[index]);
        if (!field.element) continue;
        if (const QString title = titleIn(*field.element, word); !title.isEmpty()) return title;
    }
    return {};
}

QString titleIn(const ModuleType& module, std::string_view word, bool effectsFirst)
{
    QString title;
    const auto search = [&](bool effects) {
        if (!title.isEmpty()) return;
        if (!effects) title = titleIn(*module.schema, word);
        for (const Effect* effect : module.effects)
            if (effects && title.isEmpty()) title = titleIn(effect->schema(), word);
    };
    search(effectsFirst);
    search(!effectsFirst);
    return title;
}

QString titleOfWhole(std::string_view word)
{
    for (const ModuleType& module : moduleTypes()) {
        if (module.schema->key == word) return translate(module.schema->title);
        for (const Effect* effect : module.effects)
            if (effect->schema().key == word) return translate(effect->schema().title);
    }
    return {};
}

/// What the editor calls a word of the file that stands at `path`: a field of the part that is meant before those of
/// other parts, since parts may call different things the same.
QString titleOf(std::string_view word, std::string_view path)
{
    if (const QString title = titleOfWhole(word); !title.isEmpty()) return title;
    if (const auto constraint = constraintFrom(word)) return translateWord(wordOf(*constraint));
    const bool ofEffect = path.find(".effects[") != std::string_view::npos;
    for (const bool here : {true, false}) {
        for (const ModuleType& module : moduleTypes())
            if (path.starts_with(module.schema->key) == here)
                if (const QString title = titleIn(module, word, ofEffect); !title.isEmpty()) return title;
        if (here)
            if (const QString title = titleIn(rulesSchema(), word); !title.isEmpty()) return title;
    }
    return translateWord(word);
}

QString inWordsOfTheEditor(const Message& message, const std::string& path)
{
    const QString pattern = QCoreApplication::translate(message.context, message.source, nullptr, message.count);
    QStringList arguments;
    for (const Argument& argument : message.arguments)
        arguments << translate(Message{message.context, "%1", {argument}});
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QString sentence;
    qsizetype end = 0;
    for (auto matches = quoted.globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        sentence += pattern.mid(end, match.capturedStart() - end);
        const QString word = fill(match.captured(1), arguments);
        // What is filled in later would fill placeholders that a file has in its names.
        arguments << titleOf(word.toStdString(), path);
        //: Quotation marks around the name of a field or a thing
        sentence += ProblemSentence::tr("“%1”").replace(
            QStringLiteral("%1"), QLatin1Char('%') + QString::number(arguments.size()));
        end = match.capturedEnd();
    }
    return fill(sentence + pattern.mid(end), arguments);
}

}  // namespace

QString problemSentence(const Problem& problem)
{
    if (problem.at.line > 0) return translate(problem.sentence);
    return inWordsOfTheEditor(problem.inForms.empty() ? problem.sentence : problem.inForms, problem.path);
}

QString fixTitle(const Problem& problem) { return inWordsOfTheEditor(problem.fix.title, problem.path); }

}  // namespace inselwerk
