#pragma once

#include "app/play/table/position.h"

#include <QObject>
#include <QTimer>
#include <QVariantMap>

#include <deque>

namespace inselwerk {

/// Something that happened, and the state right after it.
struct Scene
{
    Happening happening;
    State state;
    QVariantMap event{};  ///< what QML plays; empty: nothing to see
    int duration = 0;     ///< ms
    int logMark = 0;      ///< entries of the log that may be shown with it
};

/// Plays scenes one after the other. Those without duration are passed at once.
class Stage : public QObject
{
    Q_OBJECT

public:
    explicit Stage(QObject* parent = nullptr);

    void play(std::vector<Scene>);
    bool playing() const { return m_playing; }
    /// Ends what plays and all that waits, at once.
    void skip();
    /// Forgets everything without showing it.
    void clear();

signals:
    /// Show this; it then stays for its duration.
    void entered(const Scene&);
    void left();
    /// Everything was shown.
    void finished();

private:
    void next();

    std::deque<Scene> m_waiting;
    QTimer m_timer;
    bool m_playing = false;
    bool m_inScene = false;
};

}  // namespace inselwerk
