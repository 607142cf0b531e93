#include "app/play/crops/crops_model.h"

#include "app/common/text/messages.h"
#include "app/play/crops/crops_sentences.h"
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
    : PanelModel(session, &crops::find),
      m_order({"key", "name", "colour", "now", "text"}),
      m_fields({"key", "hex", "crops", "free", "count", "empty", "text"}),
      m_vault({"key", "name", "colour", "first", "second", "text"}),
      m_records({"key", "name", "colour", "upper", "lower", "total", "text"}),
      m_kinds({"key", "name", "onFields", "inVaults", "supply", "extinct", "text"}),
      m_endings({"key", "text", "near"})
{
    look();
}

CropsModel::~CropsModel() = default;

const crops::Parameters& CropsModel::parameters() const { return crops::parametersOf(*module()); }

void CropsModel::refresh()
{
    const Position& p = position();
    m_harvest = Harvest::of(session());
    m_tokens = crops::tokensOf(View(*p.rules, p.deal, p.state));
    refreshOrder();
    refreshFields();
    refreshVault();
    refreshRecords();
    refreshKinds();
    refreshEndings();
}

// ---- The harvest ----------------------------------------------------------------------------------------------------

QString CropsModel::harvestText() const
{
    if (m_harvest.hex < 0) return {};
    //: %1 is a hex: "fields 9"
    return fill(tr("Harvest: %1"), {Names(position()).hex(m_harvest.hex)});
}

QString CropsModel::roundText() const
{
    if (m_harvest.hex < 0) return {};
    //: Rounds of a harvest
    return fill(tr("Round %1 of %2"), {QString::number(m_harvest.round), QString::number(m_harvest.rounds)});
}

void CropsModel::refreshOrder()
{
    QList<RowModel::Row> rows;
    const Names names(position());
    for (const Seat s : m_harvest.order) {
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
    const Position& p = position();
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
    const Position& p = position();
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

/// What the next token in a row of a record earns.
QString CropsModel::nextReward(Seat s, int row) const
{
    const auto place = static_cast<std::size_t>(m_tokens.laid(s, row));
    if (place >= parameters().rewards.size()) return tr("no place", "storage record");
    switch (parameters().rewards[place]) {
        case crops::Reward::Card: return tr("a development card");
        case crops::Reward::Point: return tr("a victory point");
        default: return tr("nothing", "reward");
    }
}

void CropsModel::refreshRecords()
{
    const Position& p = position();
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
        //: A storage record: %1 is a player; %2 and %4 are the crops in its rows, %3 and %5 what the next ones earn
        //: there
        const QString text = fill(
            tr("Storage record of %1: above %2, next %3; below %4, next %5"),
            {names.player(s), orNothing(said[0]), nextReward(s, 0), orNothing(said[1]), nextReward(s, 1)});
        rows << RowModel::Row{int{s}, names.player(s), names.colour(s), words[0], words[1], m_tokens.recorded(s), text};
    }
    m_records.setRows(rows);
}

void CropsModel::refreshKinds()
{
    const Position& p = position();
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
    const Position& p = position();
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

}  // namespace inselwerk
