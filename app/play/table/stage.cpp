#include "app/play/table/stage.h"

#include <utility>

namespace inselwerk {

Stage::Stage(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Stage::next);
}

void Stage::play(std::vector<Scene> scenes)
{
    for (Scene& s : scenes) m_waiting.push_back(std::move(s));
    if (m_playing) return;
    m_playing = true;
    next();
}

void Stage::skip()
{
    if (!m_playing) return;
    for (Scene& s : m_waiting) s.duration = 0;
    next();
}

void Stage::clear()
{
    m_timer.stop();
    m_waiting.clear();
    m_playing = false;
    if (std::exchange(m_inScene, false)) emit left();
}

void Stage::next()
{
    m_timer.stop();
    if (std::exchange(m_inScene, false)) emit left();
    while (!m_waiting.empty()) {
        const Scene scene = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_inScene = true;
        emit entered(scene);
        if (scene.duration > 0) {
            m_timer.start(scene.duration);
            return;
        }
        m_inScene = false;
        emit left();
    }
    m_playing = false;
    emit finished();
}

}  // namespace inselwerk
