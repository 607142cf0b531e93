#pragma once

#include <QCoreApplication>
#include <QSize>
#include <QString>

#include <initializer_list>
#include <optional>

class QCommandLineParser;

namespace inselwerk {

class Languages;

/// What both programs can be asked for when they are started.
struct StartOptions
{
    Q_DECLARE_TR_FUNCTIONS(StartOptions)

public:
    QString language;
    QString dataFolder;
    bool dark = false;
    QString screenshot;  ///< file of a picture; the program ends when it is written
    QSize size;          ///< of the window; invalid: as it was last time
    bool help = false;
    bool version = false;
    QString error;  ///< what is wrong with the arguments, as a sentence

    /// Adds these options, explained in the language in use.
    static void describe(QCommandLineParser&);
    /// Takes over what was said; `arguments`: with the program's name.
    void read(QCommandLineParser&, const QStringList& arguments);
};

/// Is one of the options among the arguments? For what must be known before there is a QCoreApplication.
bool asksFor(int argc, char* argv[], std::initializer_list<const char*> options);
bool hasDisplay();
/// Says what is wrong on standard error; the exit code for it.
int complain(const QString& sentence);
/// What needs no window: help, version, wrong arguments. No answer: go on.
std::optional<int> answerInText(const StartOptions&, const QString& help, const Languages&);

}  // namespace inselwerk
