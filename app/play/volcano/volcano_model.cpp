#include "app/play/volcano/volcano_model.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"
#include "app/play/volcano/volcano_sentences.h"

#include "engine/rules/volcano/volcano.h"

#include <algorithm>

namespace inselwerk {

VolcanoModel::VolcanoModel(GameSession& session)
    : PanelModel(session, &volcano::find),
      m_stack({"key", "number", "state", "red", "text"}),
      m_corners({"key", "die", "index", "seat", "name", "colour", "piece", "struck", "text"}),
      m_course({"key", "number", "text", "state"}),
      m_gifts({"key", "seat", "name", "colour", "text", "cards", "left", "done", "now"})
{
    look();
}

VolcanoModel::~VolcanoModel() = default;

int VolcanoModel::stackIndex() const
{
    return m_hex < 0 ? -1 : position().rules->stackOn(static_cast<HexId>(m_hex));
}

const StackSite* VolcanoModel::site() const
{
    const int stack = stackIndex();
    return stack < 0 ? nullptr : &position().rules->stacks[static_cast<std::size_t>(stack)];
}

void VolcanoModel::refresh()
{
    m_eruption = Eruption::since(*module(), session().course().log(), session().course().logMark());
    chooseHex();
    if (m_hex < 0) return;
    if (m_eruption.happened && m_eruption.entry != m_honouredAt) {
        m_honouredAt = m_eruption.entry;
        m_honoured = homes();
    }
    refreshStack();
    refreshCorners();
    refreshCourse();
    refreshGifts();
}

void VolcanoModel::chooseHex()
{
    const Position& p = position();
    m_hex = m_eruption.hex;
    for (int h = 0; h < p.rules->topology.hexCount() && m_hex < 0; ++h)
        if (p.deal.terrain[static_cast<std::size_t>(h)] == Terrain::Volcano) m_hex = h;
}

// ---- The stack
// --------------------------------------------------------------------------------------------------------------

int VolcanoModel::number() const
{
    return m_hex < 0 ? 0 : position().pub().number[static_cast<std::size_t>(m_hex)];
}
int VolcanoModel::pips() const { return inselwerk::pips(number()); }
QString VolcanoModel::pipsText() const { return tr("%n of 36 rolls", nullptr, pips()); }
bool VolcanoModel::shuffled() const { return site() && site()->shuffled; }
bool VolcanoModel::flat() const
{
    return !position().empty() && position().rules->topology.orientation() == Orientation::Flat;
}

int VolcanoModel::tokens() const { return site() ? static_cast<int>(site()->tokens.size()) : 0; }

int VolcanoModel::tokensLeft() const
{
    return site() ? position().pub().stackLeft[static_cast<std::size_t>(stackIndex())] : 0;
}

int VolcanoModel::nextNumber() const
{
    for (int i = 0; i < m_stack.count(); ++i)
        if (m_stack.get(i, QStringLiteral("state")) == QStringLiteral("next"))
            return m_stack.get(i, QStringLiteral("number")).toInt();
    return 0;
}

QString VolcanoModel::nextText() const
{
    if (shuffled()) return tr("the next number is not known");
    //: %1 is the number that counts after the present one
    return nextNumber() ? tr("then the %1").arg(nextNumber()) : QString();
}

QString VolcanoModel::countText() const
{
    if (exploded()) return translateWord("dormant");
    if (!site() || site()->afterRoll == AfterRoll::ToBottom) return {};
    //: Of the eruptions that the stack allows: %1 is the one that comes next, %2 how many there are
    return tr("Eruption %1 of %2").arg(QString::number(tokens() - tokensLeft() + 1), QString::number(tokens()));
}

bool VolcanoModel::exploded() const
{
    const Position& p = position();
    return module() && volcano::exploded(View(*p.rules, p.deal, p.state));
}

bool VolcanoModel::canExplode() const
{
    return site() && site()->afterRoll == AfterRoll::Leaves && site()->whenEmpty == WhenEmpty::Spent;
}

QString VolcanoModel::explosionText() const
{
    if (!module() || m_hex < 0) return {};
    const Names names(position());
    const QString robber = names.robber(Names::Case::Nominative);
    //: %1 is the robber (German: nominative with article)
    if (exploded()) return fill(tr("The volcano has exploded; the %1 is gone."), {robber});
    if (!canExplode()) return tr("This volcano never explodes.");
    if (shuffled())
        //: %1 is the robber (German: nominative with article)
        return fill(tr("When the last token is rolled, the volcano explodes and the %1 leaves."), {robber});
    //: %1 is the number of the last token, %2 the robber (German: nominative with article)
    return fill(
        tr("When the %1 is on top and is rolled, the volcano explodes and the %2 leaves."),
        {QString::number(site()->tokens.back()), robber});
}

void VolcanoModel::refreshStack()
{
    QList<RowModel::Row> rows;
    if (site() && !shuffled()) {
        const Public& pub = position().pub();
        const bool leaves = site()->afterRoll == AfterRoll::Leaves;
        const int top = pub.stackTop[static_cast<std::size_t>(stackIndex())];
        const int size = tokens();
        for (int i = 0; i < size; ++i) {
            const int number = site()->tokens[static_cast<std::size_t>(i)];
            const int ahead = leaves ? i - top : (i - top + size) % size;
            const bool empty = tokensLeft() == 0;
            const char* state = empty || ahead < 0 ? "spent" : ahead == 0 ? "live" : ahead == 1 ? "next" : "later";
            const QString text = empty || ahead < 0 ? tr("%1, gone")
                                 : ahead == 0       ? tr("%1, counts now")
                                                    : tr("%1, comes later");
            rows << RowModel::Row{i, number, QLatin1String(state), isRed(number), text.arg(number)};
        }
    }
    m_stack.setRows(rows);
}

// ---- Corners
// ----------------------------------------------------------------------------------------------------------------

std::vector<VolcanoModel::Home> VolcanoModel::homes() const
{
    std::vector<Home> list;
    const Position& p = position();
    for (const CornerId c : p.rules->topology.hex(m_hex).corners)
        if (const Seat s = p.seen().owner(c); s != nobody) list.push_back({c, s, p.pub().seat[s].cities.has(c)});
    return list;
}

void VolcanoModel::refreshCorners()
{
    const Position& p = position();
    const Names names(p);
    const volcano::Facts facts = volcano::factsOf(*module());
    const auto living = homes();
    QList<RowModel::Row> rows;
    for (int die = 1; die <= 6; ++die) {
        const int index = facts.corner[static_cast<std::size_t>(die - 1)];
        const int corner = p.rules->topology.hex(m_hex).corners[static_cast<std::size_t>(index)];
        const auto home =
            std::find_if(living.begin(), living.end(), [corner](const Home& h) { return h.corner == corner; });
        const bool struck = std::any_of(
            m_eruption.strikes.begin(), m_eruption.strikes.end(),
            [corner](const Eruption::Strike& s) { return s.corner == corner; });
        const Seat seat = home == living.end() ? nobody : home->seat;
        const QString piece = seat == nobody ? QString()
                              : home->city   ? QStringLiteral("city")
                                             : QStringLiteral("settlement");
        const QStringList arguments{QString::number(die), names.player(seat)};
        //: %1 is the number of a corner of the volcano
        const QString text = seat == nobody ? tr("Corner %1: nobody").arg(die)
                             //: %1 is the number of a corner of the volcano, %2 a player
                             : home->city ? fill(tr("Corner %1: city of %2"), arguments)
                                          //: %1 is the number of a corner of the volcano, %2 a player
                                          : fill(tr("Corner %1: settlement of %2"), arguments);
        rows << RowModel::Row{die,   die,    index, seatNumber(seat), names.player(seat), names.colour(seat),
                              piece, struck, text};
    }
    m_corners.setRows(rows);
}

// ---- The course of an eruption
// ----------------------------------------------------------------------------------------------

/// Cards that a seat has still to choose.
int VolcanoModel::owedTo(Seat s) const
{
    const Position& p = position();
    int owed = 0;
    for (u8 i = 0; i < p.pub().agenda.depth; ++i) {
        const Task& t = p.pub().agenda.tasks[i];
        if (t.is(TaskKind::ChooseCard) && t.b == static_cast<u32>(1 + module()->index) && t.seats == only(s))
            owed += t.a;
    }
    return owed;
}

void VolcanoModel::refreshCourse()
{
    QList<RowModel::Row> rows;
    if (m_eruption.happened) {
        const Position& p = position();
        bool choosing = false;
        for (Seat s = 0; s < p.seats(); ++s) choosing = choosing || owedTo(s) > 0;
        const bool giftsDone = !choosing && (p.atRest || m_eruption.die > 0 || m_eruption.lavaRan());
        const auto state = [](bool done, bool now) { return QLatin1String(done ? "done" : now ? "now" : "later"); };
        rows << RowModel::Row{QStringLiteral("production"), 1, tr("Production as usual"), state(true, false)};
        rows << RowModel::Row{QStringLiteral("gifts"), 2, tr("Gifts of the natives"), state(giftsDone, true)};
        const bool struck = m_eruption.lavaRan() && m_eruption.strikes.back().becoming >= 0;
        const bool lavaDone = struck || (m_eruption.lavaRan() && (m_eruption.tokenLeft || p.atRest));
        rows << RowModel::Row{
            QStringLiteral("lava"), 3, tr("Lava runs to a corner"), state(lavaDone, giftsDone)};
        const QString token =
            number() ? tr("The top token leaves, the %1 counts").arg(number()) : tr("The last token leaves");
        if (site()) {
            const QString later =
                nextNumber() ? tr("The top token leaves, the %1 counts").arg(nextNumber()) : tr("The top token leaves");
            rows << RowModel::Row{
                QStringLiteral("token"), 4, m_eruption.tokenLeft ? token : later,
                state(m_eruption.tokenLeft, lavaDone)};
        }
    }
    m_course.setRows(rows);
}

QString VolcanoModel::describe(const Home& home) const
{
    const int die = VolcanoSentences::dieOf(*module(), position().rules->topology, m_hex, home.corner);
    //: %1 is the number of a corner of the volcano
    return home.city ? tr("City at corner %1").arg(die) : tr("Settlement at corner %1").arg(die);
}

void VolcanoModel::refreshGifts()
{
    const Position& p = position();
    const Names names(p);
    QList<RowModel::Row> rows;
    // While the eruption itself is shown, how many cards there will be is not said yet.
    bool begun = p.atRest || m_eruption.die > 0 || m_eruption.lavaRan();
    for (Seat each = 0; each < p.seats(); ++each) begun = begun || owedTo(each) + m_eruption.chosen[each] > 0;
    Seat s = p.pub().turnSeat;
    for (int i = 0; i < p.seats() && m_eruption.happened; ++i, s = p.rules->after(s)) {
        QStringList where;
        for (const Home& home : m_honoured)
            if (home.seat == s) where << describe(home);
        const int left = owedTo(s);
        const int chosen = m_eruption.chosen[s];
        if (where.isEmpty() && left + chosen == 0) continue;
        const bool now = p.decides(s) && p.task().is(TaskKind::ChooseCard);
        rows << RowModel::Row{int{s},
                              int{s},
                              names.player(s),
                              names.colour(s),
                              joined(where),
                              begun ? tr("%n card(s)", nullptr, left + chosen) : QString(),
                              left,
                              begun && left == 0,
                              now};
    }
    m_gifts.setRows(rows);
}

QString VolcanoModel::lavaText() const
{
    const GameLog& log = session().course().log();
    Position p = position();
    const Names names(p);
    QStringList sentences;
    for (const Eruption::Strike& strike : m_eruption.strikes)
        for (const int entry : {strike.telling, strike.becoming})
            if (entry >= 0 && entry < log.size()) {
                p.state.pub.number = *log.at(entry).numbers;
                sentences << LogSentences::of(log.at(entry).happening, names);
            }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace inselwerk
