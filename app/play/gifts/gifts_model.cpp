#include "app/play/gifts/gifts_model.h"

#include "app/common/text/messages.h"
#include "app/play/gifts/gifts_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

namespace inselwerk {

GiftsModel::GiftsModel(GameSession& session)
    : PanelModel(session, &gifts::find),
      m_wishes(
          {"key", "name", "title", "detail", "wished", "numbers", "owner", "colour", "possible", "gift", "reason",
           "text"}),
      m_track({"key", "label", "markers", "lineMarkers", "leads", "note", "text"})
{
    look();
}

GiftsModel::~GiftsModel() = default;

void GiftsModel::refresh()
{
    const Position& p = position();
    m_standing = gifts::standingOf(View(*p.rules, p.deal, p.state));
    refreshWishes();
    refreshTrack();
}

Seat GiftsModel::leader() const { return gifts::greatestGiver(m_standing, position().seats()); }

// ---- The wish list --------------------------------------------------------------------------------------------------

Action GiftsModel::gift(Resource r) const
{
    return {module()->action(static_cast<int>(gifts::Do::Gift)), position().viewer, 0, static_cast<u32>(r), 0};
}

void GiftsModel::refreshWishes()
{
    QList<RowModel::Row> rows;
    for (std::size_t i = 0; i < m_standing.wishes.size(); ++i) {
        const auto r = static_cast<Resource>(m_standing.wishes[i]);
        rows << (i < gifts::boxCount ? wished(static_cast<gifts::Box>(i), r) : disliked(r, i == gifts::boxCount));
    }
    m_wishes.setRows(rows);
}

RowModel::Row GiftsModel::wished(gifts::Box box, Resource r) const
{
    const Position& p = position();
    const Names names(p);
    const gifts::Parameters& rules = gifts::parametersOf(*module());
    const auto at = static_cast<std::size_t>(box);
    QVariantList numbers;
    for (int n = 2; n <= 12; ++n)
        if (rules.numbers[at] >> n & 1) numbers << n;
    const Seat owner = m_standing.box[at];
    const QString who = owner == nobody ? tr("nobody yet", "owner of a gift box") : names.player(owner);
    //: On the gift track
    const QString detail = tr("%n space(s) forward on the gift track", nullptr, rules.steps[at]);
    const Refusal no = p.hasViewer() && !p.over() ? p.why(gift(r)) : Refusal{};
    const bool possible = p.hasViewer() && p.mainTask() && !p.over() && !no;
    //: A button: %1 is a card ("1 wool")
    const QString button = fill(tr("Give %1"), {names.cards(Cards::of(r))});
    //: The robber's wish: %1 is which ("Big gift"), %2 a resource, %3 what it brings, %4 whose marker lies there
    const QString text = fill(
        tr("%1: %2. %3. In its box: %4."),
        {GiftsSentences::box(box), Names::capitalised(names.resource(r)), detail, who});
    return {
        word(nameOf(r)),
        Names::capitalised(names.resource(r)),
        GiftsSentences::box(box),
        detail,
        true,
        numbers,
        who,
        owner == nobody ? QString() : names.colour(owner),
        possible,
        button,
        possible ? QString() : ReasonSentences::of(no, names),
        text};
}

RowModel::Row GiftsModel::disliked(Resource r, bool first) const
{
    const Names names(position());
    const QString name = Names::capitalised(names.resource(r));
    //: The robber does not wish for it; %1 is a resource
    const QString title = fill(tr("No wish: %1"), {name});
    const QString detail = first ? tr("moves up when a wish is fulfilled") : QString();
    return {word(nameOf(r)), name,      title, detail,    false,     QVariantList(),
            QString(),       QString(), false, QString(), QString(), title};
}

bool GiftsModel::give(const QString& wish)
{
    if (!m_wishes.at(wish, QStringLiteral("possible")).toBool()) return false;
    const auto r = resourceFrom(wish.toStdString());
    return r && session().act(gift(*r));
}

// ---- The track ------------------------------------------------------------------------------------------------------

void GiftsModel::refreshTrack()
{
    const Position& p = position();
    const Names names(p);
    const gifts::Parameters& rules = gifts::parametersOf(*module());
    const Seat first = leader();
    std::vector<int> inLines(static_cast<std::size_t>((rules.trackLength - 1) / lineLength() + 1));
    const auto inLine = [&](int space) -> int& { return inLines[static_cast<std::size_t>(space / lineLength())]; };
    for (Seat s = 0; s < p.seats(); ++s) ++inLine(gifts::spaceOf(rules, m_standing.steps[s]));
    QList<RowModel::Row> rows;
    for (int space = rules.trackLength - 1; space >= 0; --space) {
        QVariantList markers;
        QStringList here;
        bool leads = false;
        for (int i = 0; i < p.seats(); ++i) {
            const Seat s = m_standing.arrival[static_cast<std::size_t>(i)];
            const int steps = m_standing.steps[s];
            if (gifts::spaceOf(rules, steps) != space) continue;
            leads |= s == first;
            markers << QVariantMap{
                {QStringLiteral("colour"), names.colour(s)},
                {QStringLiteral("name"), names.player(s)},
                {QStringLiteral("lap"), gifts::lapOf(rules, steps)}};
            //: On the gift track: %1 is a player; %n steps in all
            here << fill(tr("%1 with %n step(s)", nullptr, steps), {names.player(s)});
        }
        const QString label = space ? QString::number(space) : tr("Start", "of the gift track");
        //: A space of the gift track: %1 is its label, %2 who stands there, from left to right
        const QString text =
            here.isEmpty() ? label : fill(tr("%1: %2", "space of the gift track"), {label, joined(here)});
        rows << RowModel::Row{space, label, markers, inLine(space), leads, noteOf(space), text};
    }
    m_track.setRows(rows);
}

/// What stands beside the markers of a space.
QString GiftsModel::noteOf(int space) const
{
    const Position& p = position();
    const gifts::Parameters& rules = gifts::parametersOf(*module());
    const Seat first = leader();
    if (first == nobody || gifts::spaceOf(rules, m_standing.steps[first]) != space) return {};
    const int steps = m_standing.steps[first];
    const Names names(p);
    const int lap = gifts::lapOf(rules, steps);
    //: %1 is a player
    if (lap == 1) return fill(tr("%1 leads: %n step(s)", nullptr, steps), {names.player(first)});
    //: %1 is a player, %2 the lap on the track
    return fill(tr("%1 leads: lap %2, %n step(s)", nullptr, steps), {names.player(first), QString::number(lap)});
}

// ---- Reward and tile ------------------------------------------------------------------------------------------------

QString GiftsModel::rewardText() const
{
    if (!module()) return {};
    const Position& p = position();
    const Names names(p);
    const HexId robber = p.pub().robber;
    if (robber == noHex) return {};
    const int number = p.pub().number[robber];
    const QString hex = names.hex(robber);
    const QString who = names.robberFirst();
    const View view(*p.rules, p.deal, p.state);
    if (number == 0)
        //: %1 is the robber (German: nominative with article, capitalised), %2 a hex ("desert")
        return fill(tr("The %1 stands on a hex without a number (%2) and blocks nothing there."), {who, hex});
    if (gifts::blockedBy(view, number).cards == 0)
        //: %1 is the robber (German: nominative with article, capitalised), %2 a hex ("hills 4")
        return fill(tr("The %1 stands on %2. No cards are blocked there now."), {who, hex});
    const Seat owner = gifts::rewardAt(view, number).seat;
    if (owner == nobody)
        //: %1 is the robber (German: nominative with article, capitalised), %2 a hex ("hills 4")
        return fill(tr("The %1 stands on %2. Nobody receives what is blocked there."), {who, hex});
    //: %1 is the robber (German: nominative with article, capitalised), %2 a hex ("hills 4"), %3 its number, %4 a
    //: player
    return fill(
        tr("The %1 stands on %2. A roll of %3 pays %4 all that is blocked there."),
        {who, hex, QString::number(number), names.player(owner)});
}

QString GiftsModel::giverColour() const
{
    return module() && leader() != nobody ? Names(position()).colour(leader()) : QString();
}

QString GiftsModel::giverText() const
{
    if (!module()) return {};
    const Seat s = leader();
    if (s == nobody) return tr("Goes to whoever is furthest along on the gift track.");
    //: Greatest Giver; %1 is a player
    return fill(
        tr("Belongs to %1, who is furthest along with %n step(s).", nullptr, m_standing.steps[s]),
        {Names(position()).player(s)});
}

QString GiftsModel::giverLine() const
{
    if (!module()) return {};
    const Seat s = leader();
    if (s == nobody) return tr("Greatest Giver: nobody yet");
    //: Where there is little room; %1 is a player, who has gone %n steps
    return fill(tr("Greatest Giver: %1, %n step(s)", nullptr, m_standing.steps[s]), {Names(position()).player(s)});
}

int GiftsModel::points() const { return module() ? gifts::parametersOf(*module()).points : 0; }
//: Below the number of victory points of a tile
QString GiftsModel::pointsText() const { return tr("victory point(s)", "of a tile", points()); }

}  // namespace inselwerk
