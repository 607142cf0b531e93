#include "editor/docks/pools_dock.h"

#include "app/common/painting/palette.h"
#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/common/roomy_label.h"
#include "editor/docks/choices.h"
#include "editor/docks/constraints_box.h"
#include "editor/docks/draw_preview.h"
#include "editor/docks/id_row.h"
#include "editor/docks/kind_counts.h"
#include "editor/docks/number_pool_page.h"
#include "editor/docks/pages.h"
#include "editor/docks/pool_sentences.h"
#include "editor/docks/pools_preview.h"
#include "editor/docks/token_icons.h"
#include "editor/model/fresh_names.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr int pictureSize = 20;
constexpr int mostOfAKind = 127;  ///< more than any board has places
constexpr std::array kinds{PoolKind::Terrain, PoolKind::Numbers, PoolKind::Harbours};

/// What a pool can hold: all land; sea cannot be drawn.
constexpr std::array<Terrain, 8> tileOrder{Terrain::Fields,    Terrain::Forest, Terrain::Pasture, Terrain::Hills,
                                           Terrain::Mountains, Terrain::Desert, Terrain::Gold,    Terrain::Volcano};
constexpr std::array<Harbour, harbourCount> pieceOrder{Harbour::Any,  Harbour::Lumber, Harbour::Brick,
                                                       Harbour::Wool, Harbour::Grain,  Harbour::Ore};

std::vector<QIcon> tilePictures()
{
    std::vector<QIcon> pictures;
    for (const Terrain terrain : tileOrder) pictures.push_back(tileIcon(terrain));
    return pictures;
}

std::vector<QIcon> piecePictures()
{
    std::vector<QIcon> pictures;
    for (const Harbour kind : pieceOrder) pictures.push_back(harbourIcon(kind));
    return pictures;
}

QIcon pictureOf(PoolKind kind)
{
    switch (kind) {
        case PoolKind::Terrain: return chanceTileIcon();
        case PoolKind::Numbers: return chanceNumberIcon();
        case PoolKind::Harbours: break;
    }
    return chanceHarbourIcon();
}

/// The place of a row in a list that may have become shorter.
std::size_t inRange(int row, std::size_t size)
{
    return std::min(static_cast<std::size_t>(std::max(row, 0)), size - 1);
}

const char* usualId(PoolKind kind)
{
    switch (kind) {
        case PoolKind::Terrain: return "terrain";
        case PoolKind::Numbers: return "numbers";
        case PoolKind::Harbours: break;
    }
    return "harbours";
}

}  // namespace

PoolsDock::PoolsDock(const Studio& studio) : Dock(QStringLiteral("pools"), Icon::Dice, studio)
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(8, 6, 8, 8);
    column->setSpacing(6);
    column->addWidget(makeCommands());
    m_none = plainLabel();
    column->addWidget(m_none);
    m_pools = new QListWidget;
    m_pools->setObjectName(QStringLiteral("pool-list"));
    m_pools->setIconSize({pictureSize, pictureSize});
    m_pools->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pools->setTextElideMode(Qt::ElideRight);
    m_pools->installEventFilter(this);
    column->addWidget(m_pools);
    m_detail = makePool();
    column->addWidget(m_detail);
    m_constraints = new ConstraintsBox(focus());
    column->addWidget(m_constraints);
    m_preview = new PreviewPanel(studio);
    column->addWidget(m_preview);
    column->addStretch();
    setWidget(panel);

    connect(m_pools, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!focus().board() || row < 0) return;
        const std::vector<PoolName> pools = poolsOf(*focus().board());
        if (static_cast<std::size_t>(row) < pools.size()) choose(pools[static_cast<std::size_t>(row)]);
    });
    connect(&focus(), &Focus::boardChanged, this, &PoolsDock::refresh);
    connect(&focus(), &Focus::selectionChanged, this, &PoolsDock::refreshPool);
    connect(&document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.board(focus().boardIndex())) refresh();
    });
}

QWidget* PoolsDock::makeCommands()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const auto make = [&](Icon icon, const char* name) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setIcon(lineIcon(icon));
        button->setIconSize({18, 18});
        row->addWidget(button);
        return button;
    };
    m_add = make(Icon::Plus, "add-pool");
    m_kinds = new QMenu(m_add);
    for (const PoolKind kind : kinds)
        m_kinds->addAction(pictureOf(kind), {}, this, [this, kind] { add(kind); });
    m_add->setMenu(m_kinds);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_remove = make(Icon::Delete, "remove-pool");
    m_fill = make(Icon::Check, "fill-pool");
    m_fill->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addStretch();
    connect(m_remove, &QToolButton::clicked, this, &PoolsDock::remove);
    connect(m_fill, &QToolButton::clicked, this, &PoolsDock::fill);
    return bar;
}

QWidget* PoolsDock::makePool()
{
    auto* detail = new QWidget;
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_name = new IdRow("pool-name");
    column->addWidget(m_name);
    m_count = new RoomyLabel;
    m_count->setObjectName(QStringLiteral("pool-count"));
    column->addWidget(m_count);
    m_contents = new Pages;
    m_tiles = new KindCounts("tile", tilePictures(), mostOfAKind, document());
    m_pieces = new KindCounts("piece", piecePictures(), mostOfAKind, document());
    m_contents->addWidget(m_tiles);
    m_numbers = new NumberPoolPage(focus());
    m_contents->addWidget(m_numbers);
    m_contents->addWidget(m_pieces);
    column->addWidget(m_contents);
    column->addWidget(makePlaces());

    connect(&m_name->field(), &IdField::renamed, this, [this](const std::string& to) {
        if (!m_chosen) return;
        const PoolName from = *m_chosen;
        m_chosen->id = to;
        focus().change(
            [id = QString::fromStdString(to)] { return inselwerk::fill(tr("Rename pool to “%1”"), {id}); },
            [&](Board& board) { renamePool(board, from, to); });
    });
    connect(m_tiles, &KindCounts::countChanged, this, [this](int kind, int count) {
        const Terrain terrain = tileOrder[static_cast<std::size_t>(kind)];
        changePool(
            [] { return tr("Change the tiles of a pool"); },
            [=](Board& board, const std::string& id) {
                if (TerrainPool* pool = findTerrainPool(board, id))
                    pool->tiles[static_cast<std::size_t>(terrain)] = count;
            },
            QStringLiteral("tile %1").arg(kind));
    });
    connect(m_pieces, &KindCounts::countChanged, this, [this](int kind, int count) {
        const Harbour harbour = pieceOrder[static_cast<std::size_t>(kind)];
        changePool(
            [] { return tr("Change the harbours of a pool"); },
            [=](Board& board, const std::string& id) {
                if (HarbourPool* pool = findHarbourPool(board, id))
                    pool->pieces[static_cast<std::size_t>(harbour)] = count;
            },
            QStringLiteral("piece %1").arg(kind));
    });
    return detail;
}

QWidget* PoolsDock::makePlaces()
{
    auto* places = new QWidget;
    auto* row = new QHBoxLayout(places);
    row->setContentsMargins(0, 0, 0, 0);
    m_draw = new QPushButton;
    m_draw->setObjectName(QStringLiteral("draw-selection"));
    m_fix = new QPushButton;
    m_fix->setObjectName(QStringLiteral("fix-selection"));
    row->addWidget(m_draw);
    row->addWidget(m_fix);
    connect(m_draw, &QPushButton::clicked, this, [this] {
        if (!m_chosen) return;
        focus().change(
            [id = QString::fromStdString(m_chosen->id)] { return inselwerk::fill(tr("Draw from pool “%1”"), {id}); },
            [this](Board& board) { drawPlaces(board, focus().selection(), *m_chosen); });
    });
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (!m_chosen) return;
        focus().change(
            [] { return tr("Draw no more"); },
            [this](Board& board) { fixPlaces(board, focus().selection(), m_chosen->kind); });
    });
    return places;
}

void PoolsDock::choose(const PoolName& pool)
{
    if (m_chosen == pool) return;
    m_chosen = pool;
    refresh();
}

QWidget* PoolsDock::comeTo(const Place& place)
{
    using Kind = Place::Kind;
    if (place.kind == Kind::Constraint) return m_constraints->fieldFor(place.index.value_or(0));
    const bool numbers = place.kind == Kind::NumberPool;
    if (!numbers && place.kind != Kind::TerrainPool && place.kind != Kind::HarbourPool) return nullptr;
    const PoolName pool{
        numbers                           ? PoolKind::Numbers
        : place.kind == Kind::TerrainPool ? PoolKind::Terrain
                                          : PoolKind::Harbours,
        place.id};
    const Board* board = focus().board();
    if (!board || !poolIds(*board, pool.kind).contains(pool.id)) return m_add;
    choose(pool);
    return poolField(place);
}

/// Of the pool that is shown.
QWidget* PoolsDock::poolField(const Place& place) const
{
    if (!isId(place.id)) return &m_name->field();
    if (place.kind == Place::Kind::TerrainPool) return m_tiles;
    if (place.kind == Place::Kind::HarbourPool) return m_pieces;
    return m_numbers->fieldFor(place);
}

bool PoolsDock::changePool(
    const StepName& name, const std::function<void(Board&, const std::string&)>& edit, const QString& mergeKey)
{
    if (!m_chosen) return false;
    const PoolName pool = *m_chosen;
    const QString key = mergeKey.isEmpty() ? mergeKey : mergeKey + QString::fromStdString(pool.id);
    return focus().change(
        name, [&](Board& board) { edit(board, pool.id); }, key);
}

void PoolsDock::add(PoolKind kind)
{
    if (!focus().board()) return;
    m_chosen = PoolName{kind, freshId(usualId(kind), poolIds(*focus().board(), kind))};
    focus().change([] { return tr("Add pool"); }, [&](Board& board) { addPool(board, kind, m_chosen->id); });
    m_name->edit();
}

void PoolsDock::remove()
{
    if (!m_chosen) return;
    const PoolName pool = *m_chosen;
    focus().change(
        [id = QString::fromStdString(pool.id)] { return inselwerk::fill(tr("Remove pool “%1”"), {id}); },
        [&](Board& board) { removePool(board, pool); });
}

void PoolsDock::fill()
{
    if (!m_chosen) return;
    focus().change(
        [id = QString::fromStdString(m_chosen->id)] { return inselwerk::fill(tr("Fill pool “%1”"), {id}); },
        [this](Board& board) { fillToMatch(board, *m_chosen); });
}

void PoolsDock::refresh()
{
    const Board* board = focus().board();
    const std::vector<PoolName> pools = board ? poolsOf(*board) : std::vector<PoolName>{};
    if (!m_chosen || std::find(pools.begin(), pools.end(), *m_chosen) == pools.end())
        m_chosen = pools.empty() ? std::nullopt : std::optional(pools[inRange(m_pools->currentRow(), pools.size())]);
    m_none->setVisible(pools.empty());
    m_pools->setVisible(!pools.empty());
    m_detail->setVisible(!pools.empty());
    m_add->setEnabled(board != nullptr);
    m_remove->setEnabled(m_chosen.has_value());
    m_constraints->refresh();
    refreshList();
    refreshPool();
}

void PoolsDock::recolour()
{
    refreshList();
    refreshPool();
    m_preview->refresh();
}

void PoolsDock::refreshList()
{
    const QSignalBlocker quiet(m_pools);
    const Board* board = focus().board();
    const std::vector<PoolName> pools = board ? poolsOf(*board) : std::vector<PoolName>{};
    while (m_pools->count() > static_cast<int>(pools.size())) delete m_pools->takeItem(m_pools->count() - 1);
    while (m_pools->count() < static_cast<int>(pools.size())) m_pools->addItem(new QListWidgetItem);
    const WindowPalette& colours = windowPalette(palette().color(QPalette::Window).lightnessF() < .5);
    for (int i = 0; i < m_pools->count(); ++i) {
        const PoolName& pool = pools[static_cast<std::size_t>(i)];
        const PoolCount count = countOf(*board, pool);
        QListWidgetItem* item = m_pools->item(i);
        item->setText(poolRow(pool, count));
        item->setIcon(count.fits() ? pictureOf(pool.kind) : lineIcon(Icon::Warning));
        item->setForeground(count.fits() ? colours.ink : colours.warn);
        const QString sentence = poolSentence(pool.kind, count);
        item->setToolTip(plainTip(sentence));
        //: %1: name of a pool, %2: a sentence about it
        item->setData(
            Qt::AccessibleTextRole, inselwerk::fill(tr("Pool “%1”. %2"), {QString::fromStdString(pool.id), sentence}));
        if (m_chosen == pool) m_pools->setCurrentRow(i);
    }
    constexpr int mostRows = 5;
    const int rows = std::clamp(m_pools->count(), 1, mostRows);
    m_pools->setFixedHeight(rows * std::max(m_pools->sizeHintForRow(0), pictureSize) + 2 * m_pools->frameWidth() + 2);
}

void PoolsDock::refreshPool()
{
    const Board* board = focus().board();
    m_fill->setEnabled(false);
    if (!board || !m_chosen) return;
    const PoolCount count = countOf(*board, *m_chosen);
    m_name->field().setId(m_chosen->id, poolIds(*board, m_chosen->kind));
    const WindowPalette& colours = windowPalette(palette().color(QPalette::Window).lightnessF() < .5);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, count.fits() ? colours.ink : colours.warn);
    m_count->setPalette(ink);
    m_count->setPossible(poolSentences(m_chosen->kind));
    m_count->setText(poolSentence(m_chosen->kind, count));
    m_fill->setEnabled(count.pieces != count.most);
    m_contents->showPage(static_cast<int>(m_chosen->kind));
    m_draw->setEnabled(!focus().selection().empty());
    m_fix->setEnabled(!focus().selection().empty());
    for (const TerrainPool& pool : board->terrainPools) {
        std::vector<int> counts;
        for (const Terrain terrain : tileOrder) counts.push_back(pool.tiles[static_cast<std::size_t>(terrain)]);
        if (*m_chosen == PoolName{PoolKind::Terrain, pool.id}) m_tiles->setCounts(counts);
    }
    for (const HarbourPool& pool : board->harbourPools) {
        std::vector<int> counts;
        for (const Harbour harbour : pieceOrder) counts.push_back(pool.pieces[static_cast<std::size_t>(harbour)]);
        if (*m_chosen == PoolName{PoolKind::Harbours, pool.id}) m_pieces->setCounts(counts);
    }
    for (const NumberPool& pool : board->numberPools)
        if (*m_chosen == PoolName{PoolKind::Numbers, pool.id}) m_numbers->setPool(pool);
}

bool PoolsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pools && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() != Qt::NoModifier || key->key() != Qt::Key_Delete) return false;
        event->accept();
        if (event->type() == QEvent::KeyPress) remove();
        return true;
    }
    return Dock::eventFilter(watched, event);
}

void PoolsDock::retranslate()
{
    setWhatsThis(
        tr("What is drawn before each game: the pools of terrain, numbers and harbours, what a draw must satisfy, "
           "and how a draw looks."));
    //: Tab of the panel “Left to chance”
    setTitles(tr("Chance"), tr("Left to chance"));
    const auto name = [](auto* button, const QString& text) {
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(m_add, tr("New pool"));
    name(m_remove, tr("Remove the pool"));
    m_fill->setText(tr("Fill to match"));
    name(m_fill, tr("Adds or takes away pieces until the pool has as many as its places need"));
    const QList<QAction*> kindActions = m_kinds->actions();
    kindActions[0]->setText(tr("Pool of &terrain"));
    kindActions[1]->setText(tr("Pool of &numbers"));
    kindActions[2]->setText(tr("Pool of &harbours"));
    m_none->setText(
        tr("This board has no pool. A pool holds the tiles, numbers or harbours that are shuffled onto the "
           "places drawn from it."));
    m_pools->setAccessibleName(tr("Pools of this board"));
    m_name->setTexts(tr("Name"), tr("Name of the pool"));
    QStringList names;
    for (const Terrain terrain : tileOrder) names << translateWord(nameOf(terrain));
    m_tiles->setNames(names);
    names.clear();
    for (const Harbour harbour : pieceOrder) names << Choices::nameOf(harbour);
    m_pieces->setNames(names);
    m_numbers->retranslate();
    m_draw->setText(tr("Draw from pool"));
    name(m_draw, tr("Draws the selected places from this pool"));
    m_fix->setText(tr("Draw no more"));
    name(m_fix, tr("The selected places are drawn no more"));
    m_constraints->retranslate();
    m_preview->retranslate();
    refresh();
}

}  // namespace inselwerk
