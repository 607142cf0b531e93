#include "editor/common/look.h"

#include "app/common/painting/palette.h"
#include "app/common/settings/settings.h"
#include "editor/common/edged_style.h"
#include "editor/common/palette_roles.h"

#include <QApplication>
#include <QPalette>

namespace inselwerk {
namespace {

QPalette paletteOf(const WindowPalette& colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.panel2);
    palette.setColor(QPalette::WindowText, colours.ink);
    palette.setColor(QPalette::Base, colours.panel);
    palette.setColor(QPalette::AlternateBase, colours.panel2);
    palette.setColor(QPalette::ToolTipBase, colours.highlight);
    palette.setColor(QPalette::ToolTipText, colours.ink);
    palette.setColor(QPalette::PlaceholderText, colours.ink2);
    palette.setColor(QPalette::Text, colours.ink);
    palette.setColor(QPalette::Button, colours.panel);
    palette.setColor(QPalette::ButtonText, colours.ink);
    palette.setColor(QPalette::BrightText, colours.bad);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(warningRole, colours.warn);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Light, colours.panel);
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Dark, colours.line2);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.ink2);
    return palette;
}

/// What Fusion has no palette role for: heads of docks, chosen tools and rows.
QString sheetOf(const WindowPalette& c)
{
    return QStringLiteral(
               "QMainWindow::separator { background: %1; width: 5px; height: 5px; }"
               "QDockWidget::title { background: %2; border-bottom: 1px solid %1; padding: 5px 8px; text-align: left; }"
               "QDockWidget { font-weight: bold; } QDockWidget > QWidget { font-weight: normal; }"
               "QToolBar { background: %3; border: none; border-bottom: 1px solid %1; spacing: 4px; padding: 4px 6px; }"
               "QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; }"
               "QToolButton:hover { border-color: %4; }"
               "QToolButton:checked { background: %5; border: 2px solid %6; padding: 3px; }"
               "QToolButton:focus { border: 2px solid %6; padding: 3px; }"
               "QToolButton[popupMode=\"1\"] { padding-right: 16px; } QToolButton::menu-button { border: none; width: 14px; }"
               "QToolButton#mainButton { background: %6; color: %9; border: 1px solid %6; border-radius: 8px;"
               " font-weight: bold; padding: 5px 12px; }"
               "QToolButton#mainButton:focus { border: 2px solid %8; padding: 4px 11px; }"
               "QFrame[notice=\"true\"] { background: %7; border-bottom: 1px solid %4; }"
               "QAbstractItemView { selection-background-color: %5; selection-color: %8; }"
               "QStatusBar { border-top: 1px solid %1; } QStatusBar::item { border: none; }"
               "QToolTip { background: %7; color: %8; border: 1px solid %4; padding: 3px; }")
        .arg(
            c.line.name(), c.panel2.name(), c.panel.name(), c.line2.name(), c.accentSoft.name(), c.accent.name(),
            c.highlight.name(), c.ink.name(), c.onAccent.name());
}

}  // namespace

Look::Look(QApplication& application, Settings& settings, bool forceDark, QObject* parent)
    : QObject(parent),
      m_application(application),
      m_settings(settings),
      m_style(new EdgedStyle),
      m_forceDark(forceDark),
      m_systemDark(QApplication::palette().color(QPalette::Window).lightnessF() < .5)
{
    QApplication::setStyle(m_style);
    connect(&settings, &Settings::themeChanged, this, &Look::apply);
    apply();
}

void Look::apply()
{
    const Settings::Theme theme = m_settings.theme();
    m_dark = m_forceDark || theme == Settings::Theme::Dark || (theme == Settings::Theme::System && m_systemDark);
    if (m_style) m_style->setColours(windowPalette(m_dark).line2, windowPalette(m_dark).accent);
    QApplication::setPalette(paletteOf(windowPalette(m_dark)));
    m_application.setStyleSheet(sheetOf(windowPalette(m_dark)));
    emit changed();
}

}  // namespace inselwerk
