#include "editor/docks/problem_sentence.h"

#include "app/common/text/messages.h"
#include "editor/docks/draw_preview.h"
#include "engine/rules/registry.h"
#include "engine/table/effect.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cstring>

namespace inselwerk {
namespace {

struct ProblemSentence
{
    Q_DECLARE_TR_FUNCTIONS(ProblemSentence)
};

/// A sentence of the checks that tells how to write the file, and what stands for it in the editor. What is in
/// backticks gets its title here as well.
struct Wording
{
    const char* file;
    const char* editor;
};

constexpr const char* context = "ProblemSentence";

constexpr std::array wordings{
    Wording{
        "There is no pool “%1” to draw this from. Add it under `pools` or name another.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "There is no pool “%1” to draw this from. Add it in the panel “Chance”, or choose another.")},
    Wording{
        "There is no stack “%1”. Add it under `stacks` or name another.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence", "There is no stack “%1”. Add it in the panel “Stacks”, or choose another.")},
    Wording{
        "Sea cannot be drawn: the coast must be known before the game. Remove `sea` from the pool.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "Sea cannot be drawn: the coast must be known before the game. Take the sea out of the pool.")},
    Wording{
        "Shuffled tokens have no start. Write `lay: spiral` or remove it.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence", "Shuffled tokens have no start. Let them be laid in a spiral, or remove the start.")},
    Wording{
        "Pieces here: %1; a player has only %2. Remove some or raise the number under `rules`.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "Pieces here: %1; a player has only %2. Remove some, or raise the number in the panel “Rules”.")},
    Wording{
        "The robber is to start on a desert, but the board has none. Name a hex such as `robber: [0, 0]`, or `none`.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "The robber is to start on a desert, but the board has none. Lay one, or choose another start in the panel "
            "“Properties”.")},
    Wording{
        "The robber is to start on a volcano, but the board has none. Name a hex such as `robber: [0, 0]`, or `none`.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "The robber is to start on a volcano, but the board has none. Lay one, or choose another start in the "
            "panel "
            "“Properties”.")},
    Wording{
        "“%1” is no name: use up to 64 small letters a–z, digits, `-` and `_`.",
        QT_TRANSLATE_NOOP("ProblemSentence", "“%1” is no name: use up to 64 small letters a–z, digits, “-” and “_”.")},
    Wording{"The German text (`de`) is missing.", QT_TRANSLATE_NOOP("ProblemSentence", "The German text is missing.")},
    Wording{
        "The English text (`en`) is missing.", QT_TRANSLATE_NOOP("ProblemSentence", "The English text is missing.")},
    Wording{
        "The effect “%1” needs the section “%2”, which this scenario lacks. Add `%2: {}`, or take the effect away.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "The effect `%1` needs `%2`, which this scenario lacks. Add that in the panel “Rules”, or take the effect "
            "away.")},
    Wording{"Add the section “%1”", QT_TRANSLATE_NOOP("ProblemSentence", "Add `%1`")},
    Wording{"Remove the section “%1”", QT_TRANSLATE_NOOP("ProblemSentence", "Remove `%1`")},
    Wording{"Take “%1” away", QT_TRANSLATE_NOOP("ProblemSentence", "Take `%1` away")},
    Wording{"Take the second “%1” away", QT_TRANSLATE_NOOP("ProblemSentence", "Take the second `%1` away")},
    Wording{
        "“%1” stands here twice. Take one away.",
        QT_TRANSLATE_NOOP("ProblemSentence", "`%1` stands here twice. Take one away.")},
    Wording{
        "This can never happen in this scenario: “%1”.",
        QT_TRANSLATE_NOOP("ProblemSentence", "This can never happen in this scenario: `%1`.")},
    Wording{"No board has the terrain “%1”.", QT_TRANSLATE_NOOP("ProblemSentence", "No board has the terrain `%1`.")},
    Wording{
        "“%1” is not among the `kinds` of this game.",
        QT_TRANSLATE_NOOP("ProblemSentence", "`%1` is not among the `kinds` of this game.")},
    Wording{
        "“%1” is no crop of this game. Its crops: %2.",
        QT_TRANSLATE_NOOP("ProblemSentence", "`%1` is no crop of this game. Its crops: %2.")},
    Wording{
        "The crop “%1” is not in the game. Add it to `kinds` of the section “crops”, or name another.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "The crop `%1` is not in the game. Add it to `kinds` in the panel “Rules”, or choose another.")},
    Wording{
        "Tokens lie here, but the scenario has no section “crops”. Add `crops: {}`, or take them away.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "Tokens lie here, but the scenario is without `crops`. Add that in the panel “Rules”, or take the tokens "
            "away.")},
    Wording{
        "This volcano does nothing, because the scenario has no section “volcano”. Add `volcano: {}`.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence",
            "This volcano does nothing, because the scenario is without `volcano`. Add that in the panel “Rules”.")},
    Wording{
        "“who: beside” needs a `terrain` or a `number` to live beside.",
        QT_TRANSLATE_NOOP("ProblemSentence", "`beside` under `who` needs a `terrain` or a `number` to live beside.")},
    Wording{
        "A `terrain` or a `number` needs `who: beside`; else it means nothing here.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence", "A `terrain` or a `number` needs `beside` under `who`; else it means nothing here.")},
    Wording{
        "This effect moves no cards. Name `cards`, or how many are `chosen` or `random`.",
        QT_TRANSLATE_NOOP(
            "ProblemSentence", "This effect moves no cards. Say how many in `cards`, `chosen` or `random`.")},
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
    if (const auto constraint = constraintFrom(word)) return DrawPreview::nameOf(*constraint);
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

const char* wordingOf(const Message& message)
{
    const auto found =
        std::ranges::find_if(wordings, [&](const Wording& w) { return std::strcmp(w.file, message.source) == 0; });
    return found == wordings.end() ? nullptr : found->editor;
}

QString inWordsOfTheEditor(const Message& message, const std::string& path)
{
    const char* wording = wordingOf(message);
    const QString pattern = wording
                                ? QCoreApplication::translate(context, wording)
                                : QCoreApplication::translate(message.context, message.source, nullptr, message.count);
    QStringList arguments;
    for (const Argument& argument : message.arguments) arguments << translate(Message{context, "%1", {argument}});
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
    return problem.at.line > 0 ? translate(problem.sentence) : inWordsOfTheEditor(problem.sentence, problem.path);
}

QString fixTitle(const Problem& problem) { return inWordsOfTheEditor(problem.fix.title, problem.path); }

}  // namespace inselwerk
