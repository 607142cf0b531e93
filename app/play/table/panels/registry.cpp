#include "app/play/table/panels/registry.h"

#include "app/play/crops/crops_face.h"
#include "app/play/events/events_face.h"
#include "app/play/gifts/gifts_face.h"
#include "app/play/table/game_session.h"
#include "app/play/volcano/volcano_face.h"

#include <array>

namespace inselwerk {
namespace {

/// A word of a file as people read it: `lava-runs` → "lava runs".
QString plain(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
        .replace(QLatin1Char('-'), QLatin1Char(' '));
}

}  // namespace

std::span<const ModuleFace> moduleFaces()
{
    static const std::array faces{
        gifts::face(),
        volcano::face(),
        crops::face(),
        events::face(),
    };
    return faces;
}

const ModuleFace& faceOf(const Module& module)
{
    static const ModuleFace none;
    for (const ModuleFace& f : moduleFaces())
        if (f.key == module.facts().key) return f;
    return none;
}

QString moduleTelling(const Happening& h, const Names& names)
{
    const Module* m = names.position().rules->ownerOfHappening(h.what);
    if (!m) return {};
    const ModuleFace& face = faceOf(*m);
    if (face.tell) return face.tell(*m, h, names);
    const auto own = static_cast<std::size_t>(m->ownHappening(h.what));
    return own < m->facts().happenings.size() ? plain(m->facts().happenings[own]) : QString();
}

QString moduleAsking(const Task& t, const Names& names, bool you)
{
    const Ruleset& rules = *names.position().rules;
    const Module* m = rules.ownerOfTask(t.kind);
    if (t.is(TaskKind::ChooseCard) && t.b > 0 && t.b <= rules.modules.size()) m = rules.modules[t.b - 1].get();
    if (t.is(TaskKind::PickSeat)) m = rules.modules[askingModule(t)].get();
    return m && faceOf(*m).ask ? faceOf(*m).ask(*m, t, names, you) : QString();
}

StatusLines moduleChoosing(const Choosing& choosing, const Names& names)
{
    const Module* m = names.position().rules->ownerOfAction(static_cast<u16>(choosing.kind));
    return m && faceOf(*m).choosing ? faceOf(*m).choosing(*m, choosing, names) : StatusLines{};
}

QString moduleDetail(const GameSession& session)
{
    const Position& p = session.position();
    const Module* m = p.empty() ? nullptr : p.rules->ownerOfTask(p.task().kind);
    return m && faceOf(*m).detail ? faceOf(*m).detail(*m, session) : QString();
}

bool hasTurnOffer(const Ruleset& rules, u16 kind)
{
    const Module* m = rules.ownerOfAction(kind);
    return m && faceOf(*m).offer && faceOf(*m).offered == m->ownAction(kind);
}

QString moduleReason(const Ruleset& rules, std::string_view word)
{
    for (const auto& m : rules.modules)
        if (faceOf(*m).reason)
            if (const QString text = faceOf(*m).reason(word); !text.isEmpty()) return text;
    return plain(word);
}

QString modulePointsFrom(const Module& m)
{
    return faceOf(m).pointsFrom ? faceOf(m).pointsFrom() : plain(m.facts().key);
}

QString moduleAction(const Action& a, const Names& names)
{
    const Ruleset& rules = *names.position().rules;
    const Module* m = rules.ownerOfAction(a.kind);
    if (m && faceOf(*m).action) return faceOf(*m).action(*m, a, names);
    const ActionForm* form = rules.form(a.kind);
    return form ? plain(form->words) : QString();
}

QString moduleConfirmation(const Action& a, const Names& names)
{
    const Module* m = names.position().rules->ownerOfAction(a.kind);
    return m && faceOf(*m).confirm ? faceOf(*m).confirm(*m, a, names) : moduleAction(a, names);
}

OptionLook moduleOption(const Action& a, u32 value, const Names& names)
{
    const Ruleset& rules = *names.position().rules;
    const Module* m = rules.ownerOfAction(a.kind);
    if (m && faceOf(*m).option) return faceOf(*m).option(*m, a, value, names);
    const ActionForm* form = rules.form(a.kind);
    return {form && value < form->options.size() ? plain(form->options[value]) : QString::number(value), {}, {}};
}

}  // namespace inselwerk
