#include "app/play/volcano/volcano_sentences.h"

#include "app/common/text/messages.h"

#include "engine/rules/volcano/volcano.h"

namespace inselwerk {

QString VolcanoSentences::title(const Names& names) { return Names::capitalised(names.terrain(Terrain::Volcano)); }

int VolcanoSentences::dieOf(const Module& module, const Topology& t, int hex, int corner)
{
    const volcano::Facts facts = volcano::factsOf(module);
    for (std::size_t face = 0; face < 6; ++face)
        if (t.hex(hex).corners[static_cast<std::size_t>(facts.corner[face])] == corner)
            return static_cast<int>(face) + 1;
    return 0;
}

QString VolcanoSentences::tell(const Module& module, const Happening& h, const Names& names)
{
    if (h.is(What::GameOver)) return {};
    switch (static_cast<volcano::What>(module.ownHappening(h.what))) {
        case volcano::What::Erupts: return tr("The volcano erupts.");
        case volcano::What::LavaDie:
            //: %1 is what the die shows that says where the lava runs
            return tr("The lava die shows a %1.").arg(h.b);
        case volcano::What::LavaRuns: {
            const int die = dieOf(module, names.position().rules->topology, h.a, h.b);
            //: %1 is the number of a corner of the volcano
            if (h.seat == nobody) return tr("The lava runs to corner %1. Nobody lives there.").arg(die);
            //: %1 is the number of a corner of the volcano; what becomes of the building there follows
            return tr("The lava runs to corner %1.").arg(die);
        }
        case volcano::What::Explodes: return tr("The volcano explodes and is dormant from now on.");
    }
    return {};
}

QString VolcanoSentences::ask(const Module&, const Task& task, const Names& names, bool you)
{
    const QString who = names.players(task.seats);
    if (task.is(TaskKind::ChooseCard)) {
        //: Gifts of the volcano: %1 is the player who chooses
        if (you) return fill(tr("%1: choose %n card(s) from the gifts of the natives.", nullptr, task.a), {who});
        //: Gifts of the volcano: %1 is the player who chooses
        return fill(tr("%1 chooses %n card(s) from the gifts of the natives.", nullptr, task.a), {who});
    }
    //: After the explosion a seven or a knight steals from anybody: %1 is the player
    if (you) return fill(tr("%1: from whom will you steal a card?"), {who});
    //: %1 is the player who may steal
    return fill(tr("%1 may steal a card from anybody."), {who});
}

QString VolcanoSentences::action(const Module&, const Action&, const Names&) { return tr("steal a card"); }

}  // namespace inselwerk
