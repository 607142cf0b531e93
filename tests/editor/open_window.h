#pragma once

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "editor/window/look.h"
#include "editor/window/main_window.h"
#include "tests/editor/scenario_files.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace inselwerk::test {

/// A visible window of the editor with a scenario, and settings of its own.
struct OpenWindow
{
    explicit OpenWindow(Scenario scenario)
    {
        window.document().replace(std::move(scenario));
        window.resize(1600, 1000);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) qFatal("No window appeared");
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Languages languages{settings, QStringLiteral("en")};
    Look look{*qApp, settings};
    MainWindow window{settings, languages, look};
};

}  // namespace inselwerk::test
