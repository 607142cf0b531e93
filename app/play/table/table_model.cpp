#include "app/play/table/table_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
#include "app/play/table/log_model.h"
#include "app/play/table/panels/registry.h"
#include "app/play/table/words.h"

namespace inselwerk {

TableModel::TableModel(GameSession& session) : QObject(&session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &TableModel::refresh);
}

void TableModel::refresh()
{
    const Position& p = m_session.position();
    if (p.empty()) return;
    const Names names(p);
    const StatusSentences::Lines lines = StatusSentences::of(names, m_session.picker().choosing());
    m_status = lines.first;
    m_detail = lines.second;
    if (m_detail.isEmpty()) m_detail = moduleDetail(m_session);
    if (m_detail.isEmpty()) m_detail = m_session.log()->latest();
    if (const int covered = m_session.coveredFor(); covered >= 0) {
        m_status = StatusSentences::uncovering(static_cast<Seat>(covered), names);
        m_detail = tr("The hand is covered until you say that you are there.");
    }
    refreshDice();
    emit changed();
}

/// The last roll stays to be read until the next one.
void TableModel::refreshDice()
{
    const GameLog& log = m_session.course().log();
    m_dice[0] = m_dice[1] = 0;
    m_diceSeat = -1;
    for (int i = m_session.course().logMark() - 1; i >= 0; --i) {
        const Happening& h = log.at(i).happening;
        if (!h.is(What::Rolled)) continue;
        m_dice[0] = h.a;
        m_dice[1] = h.b;
        m_diceSeat = h.seat;
        return;
    }
}

int TableModel::statusSeat() const
{
    const Position& p = m_session.position();
    if (p.empty() || p.over()) return -1;
    if (m_session.coveredFor() >= 0) return m_session.coveredFor();
    if (p.decides(p.viewer)) return p.viewer;
    const Seat decider = View(*p.rules, p.deal, p.state).decider();
    return decider == nobody ? int{p.pub().turnSeat} : seatNumber(decider);
}

QString TableModel::statusColour() const
{
    const int seat = statusSeat();
    return seat < 0 ? QString() : Names(m_session.position()).colour(static_cast<Seat>(seat));
}

QString TableModel::phase() const
{
    switch (m_session.position().pub().phase) {
        case Phase::Setup: return QStringLiteral("setup");
        case Phase::Roll: return QStringLiteral("roll");
        case Phase::Action: return QStringLiteral("action");
        case Phase::Over: return QStringLiteral("over");
    }
    return {};
}

int TableModel::turn() const { return static_cast<int>(m_session.position().pub().turn) + 1; }

int TableModel::round() const
{
    const int seats = m_session.position().seats();
    return seats ? static_cast<int>(m_session.position().pub().turn) / seats + 1 : 1;
}

QString TableModel::turnText() const
{
    if (phase() == QLatin1String("setup")) return tr("Set-up");
    //: %1 is the number of a round
    return tr("Round %1").arg(round());
}

QString TableModel::diceText() const
{
    if (m_diceSeat < 0) return tr("No dice have been rolled yet.");
    const Names names(m_session.position());
    //: %1 is a player, %2 and %3 are the dice
    QString text = tr("%1 rolled %2 and %3.");
    text.replace(QLatin1String(" %3"), QChar(QChar::Nbsp) + QLatin1String("%3"));  // no line begins with the second die
    return fill(
        text, {names.player(static_cast<Seat>(m_diceSeat)), QString::number(m_dice[0]), QString::number(m_dice[1])});
}

bool TableModel::possible(Do kind) const
{
    const Position& p = m_session.position();
    return !p.empty() && p.hasViewer() && p.allows(make(kind, p.viewer));
}

QString TableModel::reason(Do kind) const { return m_session.whyNot(make(kind, m_session.position().viewer)); }

bool TableModel::canRoll() const { return possible(Do::Roll); }
QString TableModel::rollReason() const { return reason(Do::Roll); }
bool TableModel::canEndTurn() const { return possible(Do::EndTurn); }
QString TableModel::endTurnText() const
{
    const Position& p = m_session.position();
    return !p.empty() && p.afterTurn() ? tr("End phase") : tr("End turn");
}
QString TableModel::endTurnReason() const { return reason(Do::EndTurn); }

bool TableModel::myDecision() const { return !m_session.position().empty() && m_session.position().viewerDecides(); }

bool TableModel::myTurn() const
{
    const Position& p = m_session.position();
    return !p.empty() && p.hasViewer() && p.pub().turnSeat == p.viewer && !p.over();
}

QString TableModel::mode() const
{
    const Position& p = m_session.position();
    if (!myDecision()) return {};
    int kind = m_session.picker().kindAtHand();
    if (kind < 0 && !p.buildingTask() && !p.legal.empty()) kind = p.legal.front().kind;
    switch (static_cast<Do>(kind)) {
        case Do::BuildRoad: return QStringLiteral("road");
        case Do::BuildSettlement: return QStringLiteral("settlement");
        case Do::BuildCity: return QStringLiteral("city");
        case Do::MoveRobber: return QStringLiteral("robber");
        case Do::ChooseCard:
        case Do::PlayMonopoly:
        case Do::PlayYearOfPlenty: return QStringLiteral("card");
        case Do::Discard: return QStringLiteral("discard");
        default: break;
    }
    const ActionForm* form = kind >= firstModuleAction ? p.rules->form(static_cast<u16>(kind)) : nullptr;
    return form ? word(form->words) : QString();
}

bool TableModel::canCancel() const { return m_session.picker().kind() >= 0 || m_session.picker().halfway(); }

int TableModel::victoryPoints() const
{
    const Position& p = m_session.position();
    return p.empty() ? 0 : p.rules->base.victoryPoints;
}

int TableModel::coveredCards() const
{
    const int seat = m_session.coveredFor();
    return seat < 0 ? 0 : m_session.position().seen().handSize(static_cast<Seat>(seat));
}

QString TableModel::robberName() const { return Names(m_session.position()).robberTitle(); }

bool TableModel::roll() { return m_session.act(make(Do::Roll, m_session.position().viewer)); }
bool TableModel::endTurn() { return m_session.act(make(Do::EndTurn, m_session.position().viewer)); }
bool TableModel::cancel() { return m_session.cancelChoice(); }

}  // namespace inselwerk
