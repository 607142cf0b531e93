#include "editor/docks/terrain_dock.h"

#include "app/common/painting/tile.h"
#include "app/common/text/messages.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr std::array<Terrain, terrainCount> order{
    Terrain::Fields,    Terrain::Forest, Terrain::Pasture, Terrain::Hills,
    Terrain::Mountains, Terrain::Desert, Terrain::Gold,    Terrain::Volcano, Terrain::Sea};

std::vector<Ground> groundsOf(const Board* board)
{
    std::vector<Ground> grounds;
    for (const Terrain terrain : order) grounds.push_back({Ground::Kind::Fixed, terrain, {}});
    if (board)
        for (const TerrainPool& pool : board->terrainPools) grounds.push_back({Ground::Kind::Drawn, {}, pool.id});
    grounds.push_back({Ground::Kind::Nothing, {}, {}});
    return grounds;
}

QIcon tileIcon(const Ground& ground, qreal devicePixelRatio)
{
    constexpr int side = 26;
    QPixmap pixmap(QSize(side, side) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(side / 2., side / 2.);
    if (ground.kind == Ground::Kind::Nothing)
        paintSeaHex(painter, centre, side / 2. - 1, Orientation::Pointy, false);
    else
        paintTile(
            painter, centre, side / 2. - 1, Orientation::Pointy, ground.terrain,
            {.chance = ground.kind == Ground::Kind::Drawn});
    return pixmap;
}

}  // namespace

TerrainDock::TerrainDock(const Studio& studio) : Dock(QStringLiteral("terrain"), studio)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(8, 8, 8, 8);
    m_grid = new QGridLayout;
    column->addLayout(m_grid);
    column->addStretch();
    m_grid->setSpacing(2);
    setWidget(panel);
    connect(&focus(), &Focus::boardChanged, this, &TerrainDock::rebuild);
    connect(&document(), &Document::changed, this, &TerrainDock::rebuild);
    connect(&studio.bench.brush, &Brush::changed, this, [this] {
        for (const auto& [ground, button] : m_entries) button->setChecked(ground == this->studio().bench.brush.ground());
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
        auto* button = new QToolButton;
        button->setIcon(tileIcon(ground, devicePixelRatioF()));
        button->setIconSize({26, 26});
        button->setCheckable(true);
        button->setChecked(ground == brush.ground());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, ground, button] {
            this->studio().bench.brush.setGround(ground);
            button->setChecked(true);
        });
        const int at = static_cast<int>(m_entries.size());
        m_grid->addWidget(button, at / 2, at % 2);
        m_entries.push_back({ground, button});
    }
    retranslate();
}

QString TerrainDock::nameOf(const Ground& ground) const
{
    switch (ground.kind) {
        case Ground::Kind::Fixed: return translateWord(inselwerk::nameOf(ground.terrain));
        //: Terrain that is drawn from the pool of that name
        case Ground::Kind::Drawn: return tr("Pool “%1”").arg(QString::fromStdString(ground.pool));
        case Ground::Kind::Nothing: break;
    }
    return tr("no hex");
}

void TerrainDock::retranslate()
{
    setWindowTitle(tr("Terrain"));
    for (const auto& [ground, button] : m_entries) {
        button->setText(nameOf(ground));
        button->setAccessibleName(nameOf(ground));
        button->setToolTip(nameOf(ground));
    }
}

}  // namespace inselwerk
