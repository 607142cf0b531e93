#include "app/play/table/spots_model.h"

#include "app/play/sentences/place_sentences.h"
#include "app/play/table/game_session.h"
#include "app/play/table/picker.h"
#include "app/play/table/words.h"

namespace inselwerk {
namespace {

struct Place
{
    const char* kind;
    HexCoord at;
    int index;
};

std::optional<Place> placeOf(const Topology& t, Operand operand, u32 value)
{
    const int id = static_cast<int>(value);
    switch (operand) {
        case Operand::CornerPlace: return Place{"corner", t.corner(id).name.hex, t.corner(id).name.corner};
        case Operand::EdgePlace: return Place{"edge", t.edge(id).name.hex, t.edge(id).name.side};
        case Operand::HexPlace: return Place{"hex", t.hex(id).at, 0};
        default: return {};
    }
}

QString ghostOf(const Action& a)
{
    switch (static_cast<Do>(a.kind)) {
        case Do::BuildRoad: return QStringLiteral("road");
        case Do::BuildSettlement: return QStringLiteral("settlement");
        case Do::BuildCity: return QStringLiteral("city");
        case Do::MoveRobber: return QStringLiteral("robber");
        default: return {};
    }
}

QString keyOf(Operand operand, u32 value)
{
    const char* kind = operand == Operand::CornerPlace ? "corner" : operand == Operand::EdgePlace ? "edge" : "hex";
    return QStringLiteral("%1 %2").arg(QLatin1String(kind)).arg(value);
}

}  // namespace

SpotsModel::SpotsModel(GameSession& session)
    : RowModel({"key", "kind", "q", "r", "index", "piece", "colour", "name", "yields"}, &session), m_session(session)
{
    connect(&session, &GameSession::changed, this, &SpotsModel::refresh);
}

void SpotsModel::refresh()
{
    const Position& p = m_session.position();
    QList<Row> rows;
    if (!p.empty()) {
        const Names names(p);
        for (const Picker::Candidate& c : m_session.picker().candidates(p)) {
            const auto place = placeOf(p.rules->topology, c.operand, c.value);
            if (!place) continue;
            rows << Row{
                keyOf(c.operand, c.value),
                QLatin1String(place->kind),
                place->at.q,
                place->at.r,
                place->index,
                ghostOf(c.sample),
                names.colour(p.viewer),
                PlaceSentences::name(c.sample, c.operand, c.value, names),
                PlaceSentences::yields(c.sample, c.operand, c.value, names)};
        }
    }
    setRows(rows);
    point(m_pointed);
}

bool SpotsModel::choose(const QString& key)
{
    if (find(key) < 0) return false;
    const QStringList parts = key.split(QLatin1Char(' '));
    const Operand operand = parts[0] == QLatin1String("corner") ? Operand::CornerPlace
                            : parts[0] == QLatin1String("edge") ? Operand::EdgePlace
                                                                : Operand::HexPlace;
    return m_session.pick(operand, parts.value(1).toUInt());
}

void SpotsModel::point(const QString& key)
{
    m_pointed = find(key) < 0 ? QString() : key;
    const QString text = at(m_pointed, QStringLiteral("yields")).toString();
    if (text == m_hover) return;
    m_hover = text;
    emit hoverChanged();
}

}  // namespace inselwerk
