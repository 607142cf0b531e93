#include "app/play/shapes/window_look.h"

#include "app/common/painting/palette.h"

#include <QEvent>
#include <QFontInfo>
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

WindowLook::WindowLook(QObject* parent) : QObject(parent), m_systemDark(systemIsDark())
{
    qApp->installEventFilter(this);
}

bool WindowLook::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && m_systemDark != systemIsDark()) {
        m_systemDark = !m_systemDark;
        emit systemDarkChanged();
    }
    return QObject::eventFilter(watched, event);
}

void WindowLook::setDark(bool dark)
{
    if (m_dark == dark) return;
    m_dark = dark;
    emit changed();
}

int WindowLook::fontSize() { return QFontInfo(QGuiApplication::font()).pixelSize(); }

const WindowPalette& WindowLook::palette() const { return windowPalette(m_dark); }

QColor WindowLook::window() const { return palette().window; }
QColor WindowLook::panel() const { return palette().panel; }
QColor WindowLook::panel2() const { return palette().panel2; }
QColor WindowLook::line() const { return palette().line; }
QColor WindowLook::line2() const { return palette().line2; }
QColor WindowLook::ink() const { return palette().ink; }
QColor WindowLook::ink2() const { return palette().ink2; }
QColor WindowLook::accent() const { return palette().accent; }
QColor WindowLook::accentInk() const { return palette().onAccent; }
QColor WindowLook::accentSoft() const { return palette().accentSoft; }
QColor WindowLook::highlight() const { return palette().highlight; }
QColor WindowLook::warn() const { return palette().warn; }
QColor WindowLook::bad() const { return palette().bad; }
QColor WindowLook::ok() const { return palette().ok; }
QColor WindowLook::award() const { return palette().award; }
QColor WindowLook::printInk() { return QColor::fromRgba(inselwerk::printInk); }
QColor WindowLook::printCream() { return QColor::fromRgba(inselwerk::printCream); }
QColor WindowLook::printEdge() { return QColor::fromRgba(discEdge); }
QColor WindowLook::redNumber() { return QColor::fromRgba(inselwerk::redNumber); }
QColor WindowLook::seat(const QString& colour) { return coloursOf(colour).fill; }
QColor WindowLook::seatShade(const QString& colour) { return coloursOf(colour).shade; }

}  // namespace inselwerk
