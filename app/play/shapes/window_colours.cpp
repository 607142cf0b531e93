#include "app/play/shapes/window_colours.h"

#include "app/common/painting/palette.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

namespace inselwerk {
namespace {

bool systemIsDark() { return QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5; }

const PlayerColours& coloursOf(const QString& colour)
{
    return playerColours(colourFrom(colour.toStdString()).value_or(Colour::Red));
}

}  // namespace

WindowColours::WindowColours(QObject* parent) : QObject(parent), m_systemDark(systemIsDark())
{
    qApp->installEventFilter(this);
}

bool WindowColours::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && m_systemDark != systemIsDark()) {
        m_systemDark = !m_systemDark;
        emit systemDarkChanged();
    }
    return QObject::eventFilter(watched, event);
}

void WindowColours::setDark(bool dark)
{
    if (m_dark == dark) return;
    m_dark = dark;
    emit changed();
}

const WindowPalette& WindowColours::palette() const { return windowPalette(m_dark); }

QColor WindowColours::window() const { return palette().window; }
QColor WindowColours::panel() const { return palette().panel; }
QColor WindowColours::panel2() const { return palette().panel2; }
QColor WindowColours::line() const { return palette().line; }
QColor WindowColours::line2() const { return palette().line2; }
QColor WindowColours::ink() const { return palette().ink; }
QColor WindowColours::ink2() const { return palette().ink2; }
QColor WindowColours::accent() const { return palette().accent; }
QColor WindowColours::onAccent() const { return palette().onAccent; }
QColor WindowColours::accentSoft() const { return palette().accentSoft; }
QColor WindowColours::highlight() const { return palette().highlight; }
QColor WindowColours::warn() const { return palette().warn; }
QColor WindowColours::bad() const { return palette().bad; }
QColor WindowColours::ok() const { return palette().ok; }
QColor WindowColours::award() const { return palette().award; }
QColor WindowColours::printInk() { return QColor::fromRgba(inselwerk::printInk); }
QColor WindowColours::printCream() { return QColor::fromRgba(inselwerk::printCream); }
QColor WindowColours::printEdge() { return QColor::fromRgba(discEdge); }
QColor WindowColours::redNumber() { return QColor::fromRgba(inselwerk::redNumber); }
QColor WindowColours::seat(const QString& colour) { return coloursOf(colour).fill; }
QColor WindowColours::seatShade(const QString& colour) { return coloursOf(colour).shade; }

}  // namespace inselwerk
