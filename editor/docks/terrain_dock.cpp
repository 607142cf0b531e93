#include "editor/docks/terrain_dock.h"

#include "app/common/painting/number_disc.h"
#include "app/common/painting/tile.h"
#include "app/common/text/messages.h"
#include "editor/common/painted_icon.h"
#include "editor/common/plain_text.h"
#include "editor/docks/choice_button.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/tool_set.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr std::array<Terrain, terrainCount> order{Terrain::Fields, Terrain::Forest,    Terrain::Pasture,
                                                  Terrain::Hills,  Terrain::Mountains, Terrain::Desert,
                                                  Terrain::Gold,   Terrain::Volcano,   Terrain::Sea};

std::vector<Ground> groundsOf(const Board* board)
{
    std::vector<Ground> grounds;
    for (const Terrain terrain : order) grounds.push_back({Ground::Kind::Fixed, terrain, {}});
    if (board)
        for (const TerrainPool& pool : board->terrainPools) grounds.push_back({Ground::Kind::Drawn, {}, pool.id});
    grounds.push_back({Ground::Kind::Nothing, {}, {}});
    return grounds;
}

constexpr int side = 26;

void paintGroundIcon(QPainter& painter, const QRectF& box, const Ground& ground)
{
    const qreal R = box.width() / 2 - 1;
    if (ground.kind == Ground::Kind::Nothing)
        paintSeaHex(painter, box.center(), R, Orientation::Pointy, false);
    else
        paintTile(
            painter, box.center(), R, Orientation::Pointy, ground.terrain,
            {.chance = ground.kind == Ground::Kind::Drawn});
    if (ground.kind == Ground::Kind::Drawn) paintChanceHex(painter, box.center(), .6 * R, Orientation::Pointy, true);
}

}  // namespace

TerrainDock::TerrainDock(const Studio& studio) : Dock(QStringLiteral("terrain"), Icon::Hex, studio)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(6, 4, 6, 4);
    m_grid = new QGridLayout;
    column->addLayout(m_grid);
    column->addStretch();
    m_grid->setSpacing(1);
    setWidget(asPalette(panel));
    connect(&focus(), &Focus::boardChanged, this, &TerrainDock::rebuild);
    connect(&document(), &Document::changed, this, &TerrainDock::rebuild);
    connect(&studio.bench.brush, &Brush::changed, this, [this] {
        for (const auto& [ground, button] : m_entries)
            button->setChecked(ground == this->studio().bench.brush.ground());
    });
    rebuild();
}

void TerrainDock::rebuild()
{
    const std::vector<Ground> grounds = groundsOf(focus().board());
    const bool same = std::equal(
        grounds.begin(), grounds.end(), m_entries.begin(), m_entries.end(),
        [](const Ground& ground, const Entry& entry) { return ground == entry.ground; });
    if (same) return;
    for (const Entry& entry : m_entries) delete entry.button;
    m_entries.clear();
    Brush& brush = studio().bench.brush;
    for (const Ground& ground : grounds) {
        const bool named = ground.kind == Ground::Kind::Drawn;
        auto* button = named ? makeNamedChoice(side) : makeChoice(side, Qt::ToolButtonTextBesideIcon);
        button->setIcon(paintedIcon(
            side, [ground](QPainter& painter, const QRectF& box) { paintGroundIcon(painter, box, ground); }));
        button->setChecked(ground == brush.ground());
        connect(button, &QToolButton::clicked, this, [this, ground, button] {
            choose(ground);
            button->setChecked(true);
        });
        const int at = static_cast<int>(m_entries.size());
        m_grid->addWidget(button, at / 2, at % 2);
        m_entries.push_back({ground, button});
    }
    if (std::find(grounds.begin(), grounds.end(), brush.ground()) == grounds.end()) brush.setGround(grounds.front());
    retranslate();
}

void TerrainDock::choose(const Ground& ground)
{
    studio().bench.brush.setGround(ground);
    ToolSet& tools = studio().tools;
    if (!serves(*tools.current())) tools.choose(tools.find<PaintTool>());
}

QString TerrainDock::nameOf(const Ground& ground) const
{
    switch (ground.kind) {
        case Ground::Kind::Fixed: return translateWord(inselwerk::nameOf(ground.terrain));
        //: Terrain that is drawn from the pool of that name
        case Ground::Kind::Drawn: return fill(tr("Pool “%1”"), {QString::fromStdString(ground.pool)});
        case Ground::Kind::Nothing: break;
    }
    return tr("no hex");
}

void TerrainDock::retranslate()
{
    setWhatsThis(tr("What brush, line and fill paint. Hexes of a pool get their terrain before each game."));
    setTitles(tr("Terrain"));
    for (const auto& [ground, button] : m_entries) {
        button->setText(asButtonText(nameOf(ground)));
        button->setAccessibleName(nameOf(ground));
        const QString mark = tr("A dashed hexagon on the board: its terrain is drawn from this pool before each game.");
        const bool drawn = ground.kind == Ground::Kind::Drawn;
        //: Tooltip of a pool of terrain. %1: its name, %2: a sentence
        button->setToolTip(plainTip(drawn ? fill(tr("%1. %2"), {nameOf(ground), mark}) : nameOf(ground)));
    }
}

}  // namespace inselwerk
