#pragma once

#include <QObject>
#include <QSize>
#include <QString>

#include <vector>

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

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    enum class Class { Unknown, Wide, Medium, Small };
    /// Docks that are tabs of each other.
    struct Group
    {
        Qt::DockWidgetArea area;
        std::vector<QString> docks;
        int lines = 0;  ///< so high that all of the panel is in sight; 0: as there is room
    };
    static Class classOf(QSize);
    static QString keyOf(Class);
    static std::vector<Group> groupsOf(Class);
    void arrange(Class);
    /// The docks of a group; those that no group names belong to the last one of their area.
    std::vector<Dock*> docksOf(const Group&, const std::vector<Group>& all) const;
    void setSizes(Class, const std::vector<Group>&, const std::vector<Dock*>& fronts);

    MainWindow& m_window;
    Settings& m_settings;
    Class m_class = Class::Unknown;
};

}  // namespace inselwerk
