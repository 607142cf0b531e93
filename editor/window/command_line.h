#pragma once

#include <QCoreApplication>
#include <QSize>
#include <QStringList>

namespace inselwerk {

/// What the editor was asked for when it was started.
struct EditorCommandLine
{
    Q_DECLARE_TR_FUNCTIONS(EditorCommandLine)

public:
    QStringList files;   ///< scenarios to open: paths or file URLs
    QString language;
    QString dataFolder;
    bool dark = false;
    QString screenshot;  ///< file of a picture of the window; the program ends when it is written
    QSize size;          ///< of the window; invalid: as it was last time
    bool help = false;
    bool version = false;
    QString error;       ///< what is wrong with the arguments, as a sentence

    /// `arguments`: with the program's name. Needs a QCoreApplication.
    static EditorCommandLine parse(const QStringList& arguments);
    static QString helpText();
};

}  // namespace inselwerk
