#pragma once

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/common/look.h"

#include <QApplication>
#include <QTemporaryDir>

namespace inselwerk::test {

/// What windows of the editor need around them: settings of their own in a folder of their own, English, the look.
struct Desk
{
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Languages languages{settings, QStringLiteral("en")};
    Look look{*qApp, settings};

    /// Widgets hear of another language by an event.
    void speak(const QString& language)
    {
        languages.setCurrent(language);
        QCoreApplication::processEvents();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
};

}  // namespace inselwerk::test
