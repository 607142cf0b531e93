#include "editor/docks/choices.h"

#include "app/common/text/messages.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/token_icons.h"

namespace inselwerk {
namespace {

constexpr std::array<Terrain, terrainCount> terrainOrder{Terrain::Fields, Terrain::Forest,    Terrain::Pasture,
                                                         Terrain::Hills,  Terrain::Mountains, Terrain::Desert,
                                                         Terrain::Gold,   Terrain::Volcano,   Terrain::Sea};

QString fromPool(const std::string& id)
{
    //: Terrain, number or harbour that is drawn; %1: name of the pool
    return fill(Choices::tr("drawn from “%1”"), {QString::fromStdString(id)});
}

}  // namespace

Choices::Grounds Choices::grounds(const Board& board)
{
    Grounds grounds;
    for (const Terrain terrain : terrainOrder)
        grounds.push_back(
            {{Ground::Kind::Fixed, terrain, {}}, translateWord(inselwerk::nameOf(terrain)), tileIcon(terrain)});
    for (const TerrainPool& pool : board.terrainPools)
        grounds.push_back({{Ground::Kind::Drawn, {}, pool.id}, fromPool(pool.id), chanceTileIcon()});
    grounds.push_back({{Ground::Kind::Nothing, {}, {}}, tr("no hex")});
    return grounds;
}

Choices::Numbers Choices::numbers(const Board& board)
{
    Numbers numbers{{{}, tr("no number")}};
    for (const int number : NumberDiscs::numbers())
        numbers.push_back({{number, {}, {}}, QString::number(number), numberIcon(number)});
    for (const NumberPool& pool : board.numberPools)
        numbers.push_back({{0, pool.id, {}}, fromPool(pool.id), chanceNumberIcon()});
    for (const NumberStack& stack : board.stacks)
        numbers.push_back(
            {{0, {}, stack.id},
             //: %1: name of a stack of number tokens
             fill(tr("stack “%1”"), {QString::fromStdString(stack.id)}),
             pileIcon(stack)});
    return numbers;
}

Choices::Harbours Choices::harbours(const Board& board)
{
    Harbours harbours{{std::nullopt, tr("no harbour")}};
    for (int kind = harbourCount - 1; kind >= 0; --kind) {
        const auto harbour = static_cast<Harbour>(kind);
        harbours.push_back({HarbourChoice{harbour, {}}, nameOf(harbour), harbourIcon(harbour)});
    }
    for (const HarbourPool& pool : board.harbourPools)
        harbours.push_back({HarbourChoice{Harbour::Any, pool.id}, fromPool(pool.id), chanceHarbourIcon()});
    return harbours;
}

QString Choices::nameOf(Harbour harbour)
{
    if (harbour == Harbour::Any) return QStringLiteral("3:1");
    //: Harbour; %1: a resource
    return fill(tr("2:1 %1"), {translateWord(inselwerk::nameOf(harbour))});
}

QString Choices::nameOfSide(int side, Orientation orientation)
{
    const std::string_view name = sideName(side, orientation);
    if (name == "N") return tr("north");
    if (name == "NE") return tr("north-east");
    if (name == "E") return tr("east");
    if (name == "SE") return tr("south-east");
    if (name == "S") return tr("south");
    if (name == "SW") return tr("south-west");
    if (name == "W") return tr("west");
    return tr("north-west");
}

}  // namespace inselwerk
