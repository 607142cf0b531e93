#pragma once

#include <QObject>
#include <QSize>
#include <QString>

namespace inselwerk {

class Dock;
class MainWindow;
class Settings;

/// Where the docks of a window stand: one arrangement for each class of window size, remembered; until somebody moves
/// docks, as the look of the editor has them.
class WindowLayout : public QObject
{
    Q_OBJECT

public:
    WindowLayout(MainWindow&, Settings&);

    /// The window has another size now.
    void fitTo(QSize);
    /// Remembers the arrangement in use.
    void remember() const;
    /// Forgets all arrangements that were made by hand.
    void reset();

private:
    enum class Class { Unknown, Wide, Medium, Small };
    static Class classOf(QSize);
    static QString keyOf(Class);
    void arrange(Class);
    void arrangeArea(Qt::DockWidgetArea, std::size_t beside);
    void arrangeSmall();
    void stretch(Qt::DockWidgetArea);
    std::vector<Dock*> docksIn(Qt::DockWidgetArea) const;

    MainWindow& m_window;
    Settings& m_settings;
    Class m_class = Class::Unknown;
};

}  // namespace inselwerk
