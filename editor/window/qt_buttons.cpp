#include "editor/window/qt_buttons.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace inselwerk {
namespace {

/// Texts of Qt's own catalogue; in that of this program they would not belong.
struct QtButton
{
    const char* name;
    const char* context;
    const char* text;
    const char* description;
};
constexpr QtButton qtButtons[] = {
    {"ScrollLeftButton", "QTabBar", "Scroll Left", ""},
    {"ScrollRightButton", "QTabBar", "Scroll Right", ""},
    {"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
    {"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
};

}  // namespace

void retranslateQtButtons(const QWidget& window)
{
    for (const auto& [name, context, text, description] : qtButtons)
        for (auto* button : window.findChildren<QAbstractButton*>(QLatin1String(name))) {
            button->setAccessibleName(QCoreApplication::translate(context, text));
            button->setAccessibleDescription(QCoreApplication::translate(context, description));
        }
}

}  // namespace inselwerk
