#pragma once

#include <QString>

class QQuickWindow;

namespace inselwerk {

/// Goes to a page (CommandLine::pages) of the program's window. False when that does not exist.
bool showPage(QQuickWindow&, const QString& page);

/// Writes a picture of the window once everything in it is drawn.
bool writeScreenshot(QQuickWindow&, const QString& file);

}  // namespace inselwerk
