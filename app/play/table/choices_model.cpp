#include "app/play/table/choices_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/status_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/panels/registry.h"
#include "app/play/table/picker.h"
#include "app/play/table/table_model.h"
#include "app/play/table/words.h"

namespace inselwerk {
namespace {

/// Keys and kinds by what is chosen.
const char* kindOf(Operand operand)
{
    switch (operand) {
        case Operand::Opponent: return "seat";
        case Operand::ResourceKind: return "resource";
        case Operand::Option: return "option";
        case Operand::None: return "action";
        default: return nullptr;
    }
}

std::optional<Operand> operandOf(const QString& kind)
{
    for (const Operand o : {Operand::Opponent, Operand::ResourceKind, Operand::Option, Operand::None})
        if (kind == QLatin1String(kindOf(o))) return o;
    return {};
}

}  // namespace

ChoicesModel::ChoicesModel(GameSession& session)
    : RowModel({"key", "kind", "text", "seat", "colour", "resource", "detail", "picture"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &ChoicesModel::refresh);
}

void ChoicesModel::refresh()
{
    const Position& p = m_session.position();
    QList<Row> rows;
    m_prompt.clear();
    m_explained = false;
    m_left = 0;
    if (!p.empty()) {
        for (const Picker::Candidate& c : m_session.picker().candidates(p))
            if (kindOf(c.operand) && !begunElsewhere(c)) {
                rows << rowOf(c.operand, c.value, c.sample);
                m_explained |= c.operand == Operand::ResourceKind && !explanation(c.sample, c.value).isEmpty();
            }
        if (!rows.isEmpty()) m_prompt = m_session.table()->status();
        if (!rows.isEmpty() && p.task().is(TaskKind::ChooseCard)) m_left = p.task().a;
    }
    setRows(rows);
    emit changed();
}

/// What has a button beside those of building is begun there.
bool ChoicesModel::begunElsewhere(const Picker::Candidate& c) const
{
    return c.operand == Operand::None && !m_session.picker().whole() &&
           hasTurnOffer(*m_session.position().rules, c.sample.kind);
}

/// What the module that owns an action says about a choice in it.
QString ChoicesModel::explanation(const Action& sample, u32 value) const
{
    const Position& p = m_session.position();
    return p.rules->ownerOfAction(sample.kind) ? moduleOption(sample, value, Names(p)).detail : QString();
}

RowModel::Row ChoicesModel::rowOf(Operand operand, u32 value, const Action& sample) const
{
    const Position& p = m_session.position();
    const Names names(p);
    const QString kind = QLatin1String(kindOf(operand));
    const QString key = QStringLiteral("%1 %2").arg(kind).arg(value);
    const QString none;
    switch (operand) {
        case Operand::Opponent: {
            const auto seat = static_cast<Seat>(value);
            if (value >= static_cast<u32>(p.seats())) return {key, kind, tr("Nobody"), -1, none, none, none, none};
            const QString held = tr("%n card(s)", nullptr, p.seen().handSize(seat));
            return {key, kind, names.player(seat), seat, names.colour(seat), none, held, none};
        }
        case Operand::ResourceKind: {
            const auto r = static_cast<Resource>(value);
            const QString text = value < noResource ? Names::capitalised(names.resource(r)) : tr("Nothing");
            const QString name = value < noResource ? word(nameOf(r)) : QString();
            //: Cards of a resource that the bank holds
            const QString bank = value < noResource ? tr("%n in the bank", nullptr, p.pub().bank[r]) : QString();
            const QString own = explanation(sample, value);
            const QString detail = !own.isEmpty() ? own : sample.is(Do::PlayMonopoly) ? none : bank;
            return {key, kind, text, -1, none, name, detail, none};
        }
        case Operand::Option: {
            const OptionLook look = moduleOption(sample, value, names);
            return {key, kind, look.text, -1, none, none, look.detail, look.picture};
        }
        default: {
            const bool whole = m_session.picker().whole();
            const QString text = whole ? moduleConfirmation(sample, names) : moduleAction(sample, names);
            return {key, kind, Names::capitalised(text), -1, none, none, none, none};
        }
    }
}

bool ChoicesModel::canCancel() const { return m_session.table()->canCancel(); }

bool ChoicesModel::onlyResources() const
{
    if (m_explained) return false;
    for (int i = 0; i < count(); ++i)
        if (get(i, QStringLiteral("resource")).toString().isEmpty()) return false;
    return count() > 0;
}

bool ChoicesModel::choose(const QString& key)
{
    if (find(key) < 0) return false;
    const QStringList parts = key.split(QLatin1Char(' '));
    const auto operand = operandOf(parts[0]);
    return operand && m_session.pick(*operand, parts.value(1).toUInt());
}

bool ChoicesModel::cancel() { return m_session.cancelChoice(); }

}  // namespace inselwerk
