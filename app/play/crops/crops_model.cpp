#include "app/play/crops/crops_model.h"

#include "app/common/text/messages.h"
#include "app/play/crops/crops_sentences.h"
#include "app/play/sentences/reason_sentences.h"
#include "app/play/table/between_steps.h"
#include "app/play/table/game_course.h"
#include "app/play/table/game_session.h"
#include "app/play/table/words.h"

#include <algorithm>

namespace inselwerk {
namespace {

QString wordOf(int kind) { return word(crops::kindNames()[static_cast<std::size_t>(kind)]); }

/// One word for each token.
QStringList tokensOf(int kind, int count) { return QStringList(count, count ? wordOf(kind) : QString()); }

QString amount(int kind, int count)
{
    //: An amount of crop tokens: %1 is the number, %2 the crop
    return fill(CropsModel::tr("%1 %2", "crop tokens"), {QString::number(count), CropsSentences::crop(kind)});
}

QString orNothing(const QStringList& items)
{
    return items.isEmpty() ? CropsModel::tr("nothing", "crops") : joined(items);
}

}  // namespace

CropsModel::CropsModel(GameSession& session)
    : QObject(&session),
      m_session(session),
      m_order({"key", "name", "colour", "now", "text"}),
      m_fields({"key", "hex", "crops", "free", "count", "empty", "text"}),
      m_vault({"key", "name", "colour", "first", "second", "text"}),
      m_records({"key", "name", "colour", "upper", "lower", "total", "text"}),
      m_kinds({"key", "name", "onFields", "inVaults", "supply", "extinct", "text"}),
      m_endings({"key", "text", "near"})
{
    connect(&session, &GameSession::changed, this, &CropsModel::refresh);
    refresh();
}

CropsModel::~CropsModel() = default;

const Module* CropsModel::module() const
{
    const Position& p = m_session.position();
    return p.empty() ? nullptr : crops::find(*p.rules);
}

const crops::Parameters& CropsModel::parameters() const { return crops::parametersOf(*module()); }

void CropsModel::refresh()
{
    if (!module()) return;
    const Position& p = m_session.position();
    m_tokens = crops::tokensOf(View(*p.rules, p.deal, p.state));
    refreshOrder();
    refreshFields();
    refreshVault();
    refreshRecords();
    refreshKinds();
    refreshEndings();
    emit changed();
}

// ---- The harvest ----------------------------------------------------------------------------------------------------

int CropsModel::harvested() const
{
    if (!module()) return -1;
    const Task task = m_session.position().task();
    return module()->choiceName(task) == "harvest" ? int{task.a} : -1;
}

QString CropsModel::harvestText() const
{
    if (harvested() < 0) return {};
    //: %1 is a hex: "fields 9"
    return fill(tr("Harvest: %1"), {Names(m_session.position()).hex(harvested())});
}

/// A seat harvests once a round: how often whoever chooses now has chosen since the roll says which one it is.
QString CropsModel::roundText() const
{
    const int hex = harvested();
    if (hex < 0) return {};
    const Position& p = m_session.position();
    const View view(*p.rules, p.deal, p.state);
    const Seat chooser = view.decider();
    int round = 1;
    const GameLog& log = m_session.course().log();
    for (int i = m_session.course().logMark() - 1; i >= 0 && !log.at(i).happening.is(What::Rolled); --i) {
        const Happening& h = log.at(i).happening;
        const int own = module()->ownHappening(h.what);
        round += h.seat == chooser && h.a == hex &&
                 (own == static_cast<int>(crops::What::Picked) || own == static_cast<int>(crops::What::Passed));
    }
    int rounds = round;
    for (Seat s = 0; s < p.seats(); ++s) rounds = std::max(rounds, view.strengthAt(s, static_cast<HexId>(hex)));
    //: Rounds of a harvest
    return fill(tr("Round %1 of %2"), {QString::number(round), QString::number(rounds)});
}

void CropsModel::refreshOrder()
{
    QList<RowModel::Row> rows;
    const Position& p = m_session.position();
    const Names names(p);
    const int hex = harvested();
    // What is decided first lies on top of the agenda.
    for (int i = p.pub().agenda.depth - 1; i >= 0 && hex >= 0; --i) {
        const Task& task = p.pub().agenda.tasks[static_cast<std::size_t>(i)];
        if (module()->choiceName(task) != "harvest" || task.a != hex) break;
        const auto s = static_cast<Seat>(std::countr_zero(task.seats));
        const bool now = rows.isEmpty();
        //: %1 is a player
        const QString text = now ? fill(tr("%1 chooses"), {names.player(s)}) : fill(tr("then %1"), {names.player(s)});
        rows << RowModel::Row{int{s}, names.player(s), names.colour(s), now, text};
    }
    m_order.setRows(rows);
}

// ---- What lies on the table -----------------------------------------------------------------------------------------

void CropsModel::refreshFields()
{
    const Position& p = m_session.position();
    const Names names(p);
    const crops::FieldList list(p.deal, p.rules->topology);
    QList<RowModel::Row> rows;
    for (int i = 0; i < list.count; ++i) {
        const int hex = list.hex[static_cast<std::size_t>(i)];
        QStringList tokens;
        QStringList amounts;
        for (const u8 kind : parameters().kinds)
            if (const int n = m_tokens.on(i, kind)) {
                tokens << tokensOf(kind, n);
                amounts << amount(kind, n);
            }
        const int total = m_tokens.on(i);
        const int limit = parameters().fieldLimit;
        //: Crop tokens on a field: %1 of at most %2
        const QString count = fill(tr("%1 of %2", "crop tokens"), {QString::number(total), QString::number(limit)});
        //: A field: %1 is its name ("fields 9"), %2 what grows there, %3 how much of how much
        const QString text = fill(tr("%1: %2 (%3)"), {names.hex(hex), orNothing(amounts), count});
        rows << RowModel::Row{hex,    int{p.pub().number[static_cast<std::size_t>(hex)]},
                              tokens, std::max(0, limit - total),
                              count,  total == 0,
                              text};
    }
    m_fields.setRows(rows);
}

void CropsModel::refreshVault()
{
    const Position& p = m_session.position();
    const Names names(p);
    QList<RowModel::Row> rows;
    for (Seat s = 0; s < p.seats(); ++s) {
        const auto& spaces = m_tokens.vault[s];
        QStringList amounts;
        for (const crops::VaultSpace& space : spaces)
            if (space.count) amounts << amount(space.kind, space.count);
        //: The seed vault: %1 is a player, %2 what lies there
        const QString text = fill(tr("Seed vault of %1: %2"), {names.player(s), orNothing(amounts)});
        rows << RowModel::Row{
            int{s},
            names.player(s),
            names.colour(s),
            tokensOf(spaces[0].kind, spaces[0].count),
            tokensOf(spaces[1].kind, spaces[1].count),
            text};
    }
    m_vault.setRows(rows);
}

QStringList CropsModel::rewards() const
{
    QStringList words;
    if (!module()) return words;
    for (const crops::Reward r : parameters().rewards)
        words << QLatin1String(r == crops::Reward::Card ? "card" : r == crops::Reward::Point ? "point" : "none");
    return words;
}

void CropsModel::refreshRecords()
{
    const Position& p = m_session.position();
    const Names names(p);
    QList<RowModel::Row> rows;
    for (Seat s = 0; s < p.seats(); ++s) {
        std::array<QStringList, crops::recordRows> words;
        std::array<QStringList, crops::recordRows> said;
        for (int row = 0; row < crops::recordRows; ++row)
            for (const int kind : m_tokens.row(s, row)) {
                words[static_cast<std::size_t>(row)] << wordOf(kind);
                said[static_cast<std::size_t>(row)] << CropsSentences::crop(kind);
            }
        //: A storage record: %1 is a player, %2 and %3 the crops in its rows
        const QString text = fill(
            tr("Storage record of %1: above %2; below %3"), {names.player(s), orNothing(said[0]), orNothing(said[1])});
        rows << RowModel::Row{int{s}, names.player(s), names.colour(s), words[0], words[1], m_tokens.recorded(s), text};
    }
    m_records.setRows(rows);
}

void CropsModel::refreshKinds()
{
    const Position& p = m_session.position();
    const crops::FieldList list(p.deal, p.rules->topology);
    QList<RowModel::Row> rows;
    for (const u8 kind : parameters().kinds) {
        int onFields = 0;
        int inVaults = 0;
        for (int i = 0; i < list.count; ++i) onFields += m_tokens.on(i, kind);
        for (Seat s = 0; s < p.seats(); ++s)
            for (const crops::VaultSpace& space : m_tokens.vault[s])
                if (space.kind == kind) inVaults += space.count;
        const int supply = m_tokens.supply[kind];
        const bool extinct = m_tokens.isExtinct(kind);
        const QString name = Names::capitalised(CropsSentences::crop(kind));
        //: %1 is a crop
        const QString text =
            extinct ? fill(tr("%1: extinct"), {name})
                    //: Crop tokens: %1 is the crop, then where how many are
                    : fill(
                          tr("%1: %2 on fields, %3 in vaults, %4 in the supply"),
                          {name, QString::number(onFields), QString::number(inVaults), QString::number(supply)});
        rows << RowModel::Row{wordOf(kind), name, onFields, inVaults, supply, extinct, text};
    }
    m_kinds.setRows(rows);
}

void CropsModel::refreshEndings()
{
    const Position& p = m_session.position();
    QList<RowModel::Row> rows;
    const auto add = [&rows](const char* key, const QString& text, int now, int limit) {
        if (limit > 0)
            rows << RowModel::Row{
                QLatin1String(key), fill(text, {QString::number(now), QString::number(limit)}), now + 1 >= limit};
    };
    //: With %2 of them the game ends; now there are %1
    add("fields", tr("Empty fields: %1 of %2"),
        crops::emptyFields(m_tokens, crops::FieldList(p.deal, p.rules->topology)), parameters().emptyFields);
    //: With %2 of them the game ends; now there are %1
    add("crops", tr("Extinct crops: %1 of %2"), std::popcount(m_tokens.extinct), parameters().extinctCrops);
    m_endings.setRows(rows);
}

// ---- Deposits -------------------------------------------------------------------------------------------------------

QString CropsModel::depositText() const
{
    if (!module()) return {};
    //: %1 are cards
    return fill(
        tr("Once in your turn you may deposit seeds for %1."),
        {Names(m_session.position()).cards(parameters().depositCost)});
}

/// What all places have in common is the reason; otherwise that of the one that comes closest.
QString CropsModel::depositReason() const
{
    const Position p = betweenSteps(m_session.position());
    if (!module() || !p.hasViewer() || p.over()) return {};
    const crops::FieldList list(p.deal, p.rules->topology);
    const u16 deposit = module()->action(static_cast<int>(crops::Do::Deposit));
    Refusal best{Reason::UnknownAction};
    for (int i = 0; i < list.count; ++i)
        for (const u8 kind : parameters().kinds) {
            const Refusal r = p.why({deposit, p.viewer, 0, list.hex[static_cast<std::size_t>(i)], kind});
            if (!r) return {};
            if (r.reason != Reason::Module || r.detail == "already-deposited") return ReasonSentences::of(r, Names(p));
            if (best.reason != Reason::Module || r.detail == "record-full") best = r;
        }
    return best.reason == Reason::Module ? ReasonSentences::of(best, Names(p)) : QString();
}

}  // namespace inselwerk
