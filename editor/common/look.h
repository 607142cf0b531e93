#pragma once

#include <QObject>
#include <QPointer>

class QApplication;

namespace inselwerk {

class EdgedStyle;
class Settings;

/// Colours and style of the editor's windows: Fusion with the palette that the game has too, light or dark as the
/// settings or the system say.
class Look : public QObject
{
    Q_OBJECT

public:
    /// Takes hold of the application's style, palette and style sheet. `settings` must outlive this.
    /// `forceDark`: dark for this run, whatever they say.
    Look(QApplication&, Settings& settings, bool forceDark = false, QObject* parent = nullptr);

    bool dark() const { return m_dark; }

signals:
    void changed();

private:
    void apply();

    QApplication& m_application;
    Settings& m_settings;
    QPointer<EdgedStyle> m_style;  ///< the application's; null: another look took hold of it
    bool m_forceDark = false;
    bool m_systemDark = false;
    bool m_dark = false;
};

}  // namespace inselwerk
