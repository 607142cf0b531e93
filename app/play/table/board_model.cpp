#include "app/play/table/board_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/names.h"
#include "app/play/table/game_session.h"
#include "app/play/table/picture_of_game.h"

#include <algorithm>

namespace inselwerk {

BoardModel::BoardModel(GameSession& session) : QObject(&session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &BoardModel::refresh);
    connect(&session, &GameSession::eventStarted, this, [this](const QVariantMap& event) {
        m_lastEvent = event;
        m_progress = 1;
        refresh();
    });
    connect(&session, &GameSession::eventEnded, this, &BoardModel::endEvent);
}

void BoardModel::refresh()
{
    m_picture = pictureOfGame(m_session.position(), m_lastEvent, m_progress);
    if (m_robberHidden) m_picture.robber.reset();
    emit pictureChanged();
}

void BoardModel::endEvent()
{
    if (m_progress == 1 && !m_robberHidden) return;
    m_progress = 1;
    m_robberHidden = false;
    refresh();
}

void BoardModel::setProgress(double progress)
{
    progress = std::clamp(progress, 0.0, 1.0);
    if (progress == m_progress) return;
    m_progress = progress;
    refresh();
}

void BoardModel::setRobberHidden(bool hidden)
{
    if (hidden == m_robberHidden) return;
    m_robberHidden = hidden;
    refresh();
}

QString BoardModel::description() const
{
    const Position& p = m_session.position();
    if (p.empty()) return {};
    const Names names(p);
    QStringList lines;
    for (int h = 0; h < p.rules->topology.hexCount(); ++h) {
        QStringList here;
        for (const CornerId c : p.rules->topology.hex(h).corners) {
            const Seat owner = p.seen().owner(c);
            if (owner == nobody) continue;
            const bool city = p.pub().seat[owner].cities.has(c);
            //: A building on the board: %1 is a player
            here << fill(city ? tr("city of %1") : tr("settlement of %1"), {names.player(owner)});
        }
        if (p.pub().robber == h) here << names.robberTitle();
        //: A hex and what stands around it, for screen readers: %1 is the hex, %2 a list
        lines
            << (here.isEmpty() ? names.hex(h)
                               : fill(tr("%1: %2", "hex"), {names.hex(h), here.join(QStringLiteral(", "))}));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace inselwerk
