#include "app/play/table/panels/panel_model.h"

#include "app/play/table/game_session.h"

namespace inselwerk {

PanelModel::PanelModel(GameSession& session, Find find) : QObject(&session), m_session(session), m_find(find)
{
    connect(&session, &GameSession::changed, this, &PanelModel::look);
}

const Position& PanelModel::position() const { return m_session.position(); }

const Module* PanelModel::module() const { return position().empty() ? nullptr : m_find(*position().rules); }

void PanelModel::look()
{
    if (!module()) return;
    refresh();
    emit changed();
}

}  // namespace inselwerk
