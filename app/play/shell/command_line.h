#pragma once

#include "app/common/start/start_options.h"
#include "app/play/shell/play_request.h"

#include <QStringList>

namespace inselwerk {

/// What the program was asked for when it was started.
struct CommandLine : StartOptions
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    QString file;      ///< scenario or saved game: path or file URL
    PlayRequest play;  ///< a game to be begun at once
    bool botGame = false;
    QString page;  ///< what the screenshot shows

    /// `arguments`: with the program's name. Needs a QCoreApplication.
    static CommandLine parse(const QStringList& arguments);
    static QString helpText();
    /// Pages that a screenshot may show.
    static QStringList pages();
};

}  // namespace inselwerk
