#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqml.h>

namespace inselwerk {

struct WindowPalette;

/// The colours of windows in light and dark (see WindowPalette for what each is for), and what the system asks for.
/// In QML use `Theme`.
class WindowLook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(bool systemDark READ systemDark NOTIFY systemDarkChanged)
    /// Dark for this run, whatever system and settings say.
    Q_PROPERTY(bool darkForced READ darkForced CONSTANT)
    /// Size of the system's font in pixels.
    Q_PROPERTY(int fontSize READ fontSize CONSTANT)
    Q_PROPERTY(QColor window READ window NOTIFY changed)
    Q_PROPERTY(QColor panel READ panel NOTIFY changed)
    Q_PROPERTY(QColor panel2 READ panel2 NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor line2 READ line2 NOTIFY changed)
    Q_PROPERTY(QColor ink READ ink NOTIFY changed)
    Q_PROPERTY(QColor ink2 READ ink2 NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor accentInk READ accentInk NOTIFY changed)
    Q_PROPERTY(QColor accentSoft READ accentSoft NOTIFY changed)
    Q_PROPERTY(QColor highlight READ highlight NOTIFY changed)
    Q_PROPERTY(QColor warn READ warn NOTIFY changed)
    Q_PROPERTY(QColor bad READ bad NOTIFY changed)
    Q_PROPERTY(QColor ok READ ok NOTIFY changed)
    Q_PROPERTY(QColor award READ award NOTIFY changed)
    Q_PROPERTY(QColor printInk READ printInk CONSTANT)
    Q_PROPERTY(QColor printCream READ printCream CONSTANT)
    Q_PROPERTY(QColor printEdge READ printEdge CONSTANT)
    Q_PROPERTY(QColor redNumber READ redNumber CONSTANT)

public:
    explicit WindowLook(QObject* parent = nullptr);

    bool dark() const { return m_dark; }
    void setDark(bool);
    /// Does the system prefer dark windows?
    bool systemDark() const { return m_systemDark; }

    static bool darkForced() { return s_darkForced; }
    /// To be called before the QML engine starts.
    static void forceDark() { s_darkForced = true; }
    static int fontSize();

    QColor window() const;
    QColor panel() const;
    QColor panel2() const;
    QColor line() const;
    QColor line2() const;
    QColor ink() const;
    QColor ink2() const;
    QColor accent() const;
    QColor accentInk() const;
    QColor accentSoft() const;
    QColor highlight() const;
    QColor warn() const;
    QColor bad() const;
    QColor ok() const;
    QColor award() const;
    static QColor printInk();
    static QColor printCream();
    static QColor printEdge();
    static QColor redNumber();
    /// Fill of the pieces of a seat's colour (`red`), and the darker shade beside it.
    Q_INVOKABLE static QColor seat(const QString& colour);
    Q_INVOKABLE static QColor seatShade(const QString& colour);

signals:
    void changed();
    void systemDarkChanged();

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    const WindowPalette& palette() const;

    static inline bool s_darkForced = false;
    bool m_dark = false;
    bool m_systemDark = false;
};

}  // namespace inselwerk
