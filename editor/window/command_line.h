#pragma once

#include "app/common/start/start_options.h"

#include <QStringList>

namespace inselwerk {

/// What the editor was asked for when it was started.
struct EditorCommandLine : StartOptions
{
    Q_DECLARE_TR_FUNCTIONS(EditorCommandLine)

public:
    QStringList files;   ///< scenarios to open: paths or file URLs
    QStringList panels;  ///< that a picture shows in front; `overlay`: the badges at the corners

    /// `arguments`: with the program's name. Needs a QCoreApplication.
    static EditorCommandLine parse(const QStringList& arguments);
    static QString helpText();
};

}  // namespace inselwerk
