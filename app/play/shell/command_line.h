#pragma once

#include "app/play/shell/play_request.h"

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <QStringList>

namespace inselwerk {

/// What the program was asked for when it was started.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    QString file;        ///< scenario or saved game: path or file URL
    QString language;
    QString dataFolder;
    PlayRequest play;    ///< a game to be begun at once
    bool botGame = false;
    bool dark = false;
    QString screenshot;  ///< file of a picture; the program ends when it is written
    QString page;        ///< what the screenshot shows
    QSize size;          ///< of the window; invalid: as it was last time

    bool help = false;
    bool version = false;
    QString error;       ///< what is wrong with the arguments, as a sentence

    /// `arguments`: with the program's name. Needs a QCoreApplication.
    static CommandLine parse(const QStringList& arguments);
    static QString helpText();
    /// Pages that a screenshot may show.
    static QStringList pages();
};

}  // namespace inselwerk
