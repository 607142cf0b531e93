#pragma once

class QWidget;

namespace inselwerk {

/// Names the buttons that Qt itself puts into a window, of panels and of tab bars, in the language in use: Qt does that
/// when it makes them, and never again.
void retranslateQtButtons(const QWidget& window);

}  // namespace inselwerk
