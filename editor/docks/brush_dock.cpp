#include "editor/docks/brush_dock.h"

#include "app/common/painting/harbour_sign.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/pieces.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/text/messages.h"
#include "editor/canvas/symmetry_overlay.h"
#include "editor/common/line_icon.h"
#include "editor/common/painted_icon.h"
#include "editor/docks/choice_button.h"
#include "editor/forms/field_guard.h"
#include "editor/tools/brush_symmetry.h"
#include "editor/tools/tool_set.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

constexpr int side = 22;
constexpr std::array folds{1, 2, 3, 6};
constexpr std::array harbourOrder{Harbour::Any,  Harbour::Lumber, Harbour::Brick,
                                  Harbour::Wool, Harbour::Grain,  Harbour::Ore};

void paintHarbourIcon(QPainter& painter, const QRectF& box, const HarbourChoice& choice)
{
    // Only the sign: the edge lies so far below that its piers end outside.
    const qreal R = .46 * box.width() / harbourRadius(30);
    const QPointF sign = box.center();
    const QPointF middle = sign + QPointF(0, harbourDistance * R);
    const EdgePoints edge{middle - QPointF(R / 2, 0), middle + QPointF(R / 2, 0), middle + QPointF(0, .866 * R)};
    paintHarbour(painter, edge, R, choice.pool.empty() ? std::optional(choice.kind) : std::nullopt, Detail::Small);
}

}  // namespace

BrushDock::BrushDock(const Studio& studio)
    : Dock(QStringLiteral("brush"), Icon::Brush, studio), m_overlay(new SymmetryOverlay(studio.bench, this))
{
    studio.canvas.addOverlay(m_overlay);
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    m_column = column;
    setWidget(asPalette(panel));
    addSizes();
    addHarbours();
    addPieces();
    addChance();
    addSymmetry();
    m_none = new QLabel;
    m_none->setWordWrap(true);
    column->addWidget(m_none);
    column->addStretch();
    addKeys();
    connect(&studio.tools, &ToolSet::chosen, this, &BrushDock::showGroups);
    connect(&studio.bench.brush, &Brush::changed, this, &BrushDock::check);
    connect(&focus(), &Focus::boardChanged, this, &BrushDock::rebuildPools);
    connect(&document(), &Document::changed, this, &BrushDock::rebuildPools);
    rebuildPools();
    showGroups();
    check();
}

BrushDock::Group& BrushDock::addGroup(Tool::Option option)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* title = new QLabel;
    column->addWidget(title);
    auto* grid = new QGridLayout;
    grid->setSpacing(2);
    column->addLayout(grid);
    m_column->addWidget(box);
    m_groups.push_back(std::make_unique<Group>(Group{option, box, title, grid}));
    return *m_groups.back();
}

QToolButton* BrushDock::addChoice(Group& group, QIcon icon, int perRow, std::function<void(Brush&)> choose)
{
    auto* button = makeChoice(side, icon.isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
    button->setIcon(std::move(icon));
    connect(button, &QToolButton::clicked, this, [this, choose = std::move(choose)] {
        choose(studio().bench.brush);
        check();
    });
    const int at = group.grid->count();
    group.grid->addWidget(button, at / perRow, at % perRow);
    return button;
}

void BrushDock::addSizes()
{
    Group& group = addGroup(Tool::Option::Size);
    for (int size = 0; size <= Brush::maxSize; ++size) {
        m_sizes.push_back(addChoice(group, {}, Brush::maxSize + 1, [size](Brush& brush) { brush.setSize(size); }));
        m_sizes.back()->setText(QString::number(size + 1));
    }
}

void BrushDock::addHarbours()
{
    addGroup(Tool::Option::Harbours);  // the choices follow in rebuildPools
}

void BrushDock::addPieces()
{
    Group& group = addGroup(Tool::Option::Pieces);
    const auto icon = [](auto paint) { return paintedIcon(side, paint); };
    for (const auto& [kind, picture] :
         {std::pair{PieceKind::Settlement, PieceIcon::Settlement}, std::pair{PieceKind::City, PieceIcon::City},
          std::pair{PieceKind::Road, PieceIcon::Road}})
    {
        auto* button = addChoice(
            group, icon([picture = picture](QPainter& p, const QRectF& box) {
                paintPieceIcon(p, box, picture, Colour::White);
            }),
            3, [kind = kind](Brush& brush) { brush.setPiece(kind); });
        m_pieces.emplace_back(kind, button);
    }
    for (int i = 0; i < colourCount; ++i) {
        const auto colour = static_cast<Colour>(i);
        auto* button = addChoice(
            group, icon([colour](QPainter& p, const QRectF& box) { paintSeatChip(p, box.center(), 9, colour); }), 3,
            [colour](Brush& brush) { brush.setColour(colour); });
        m_colours.emplace_back(colour, button);
    }
    m_supply = new QLabel;
    m_supply->setWordWrap(true);
    group.box->layout()->addWidget(m_supply);
}

void BrushDock::addChance()
{
    Group& group = addGroup(Tool::Option::Chance);
    for (const auto chance : {Brush::Chance::Terrain, Brush::Chance::Number, Brush::Chance::Harbour})
        m_chances.emplace_back(chance, addChoice(group, {}, 3, [chance](Brush& brush) { brush.setChance(chance); }));
}

void BrushDock::addSymmetry()
{
    Group& group = addGroup(Tool::Option::Symmetry);
    m_fold = new QComboBox;
    for (std::size_t i = 0; i < folds.size(); ++i) m_fold->addItem(lineIcon(Icon::Symmetry), {});
    new FieldGuard(*m_fold, document());
    group.grid->addWidget(m_fold, 0, 0);
    group.grid->setColumnStretch(0, 1);
    const auto mirror = [&](qreal degrees, int column, bool Symmetry::*flag) {
        auto* button = makeChoice(18, Qt::ToolButtonIconOnly);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        button->setIcon(lineIcon(Icon::Mirror, &WindowPalette::ink, degrees));
        group.grid->addWidget(button, 0, column);
        connect(button, &QToolButton::clicked, this, [this, flag](bool on) {
            changeSymmetry(studio().bench, [flag, on](Symmetry& s) { s.*flag = on; });
            check();
        });
        return button;
    };
    m_upright = mirror(0, 1, &Symmetry::upright);
    m_level = mirror(90, 2, &Symmetry::level);
    m_centreHint = new QLabel;
    m_centreHint->setWordWrap(true);
    group.box->layout()->addWidget(m_centreHint);
    connect(m_fold, &QComboBox::activated, this, [this](int index) {
        changeSymmetry(studio().bench, [index](Symmetry& s) { s.fold = folds[static_cast<std::size_t>(index)]; });
        check();
    });
}

/// Keys that the canvas has for all brushes: + and - lie on every keyboard.
void BrushDock::addKeys()
{
    Brush& brush = studio().bench.brush;
    const auto key = [&](const QList<QKeySequence>& keys, int step) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [&brush, step] { brush.setSize(brush.size() + step); });
        studio().canvas.addAction(action);
    };
    key({QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, 1);
    key({QKeySequence(Qt::Key_Minus)}, -1);
}

void BrushDock::rebuildPools()
{
    std::vector<HarbourChoice> choices;
    for (const Harbour kind : harbourOrder) choices.push_back({kind, {}});
    if (const Board* board = focus().board())
        for (const HarbourPool& pool : board->harbourPools) choices.push_back({HarbourEntry{}.kind, pool.id});
    const bool same = std::equal(
        choices.begin(), choices.end(), m_harbours.begin(), m_harbours.end(),
        [](const HarbourChoice& choice, const auto& entry) { return choice == entry.first; });
    if (!same) {
        for (const auto& [choice, button] : m_harbours) delete button;
        m_harbours.clear();
        const auto group = std::find_if(
            m_groups.begin(), m_groups.end(), [](const auto& g) { return g->option == Tool::Option::Harbours; });
        for (const HarbourChoice& choice : choices) {
            const QIcon icon = paintedIcon(
                side, [choice](QPainter& painter, const QRectF& box) { paintHarbourIcon(painter, box, choice); });
            m_harbours.emplace_back(
                choice, addChoice(**group, icon, 6, [choice](Brush& brush) { brush.setHarbour(choice); }));
        }
        const HarbourChoice& chosen = studio().bench.brush.harbour();
        if (std::find(choices.begin(), choices.end(), chosen) == choices.end()) studio().bench.brush.setHarbour({});
        retranslate();
        check();
    }
    updateSupply();
}

/// Size and symmetry are there to be changed now and then: for them no other panel has to go back.
bool BrushDock::serves(const Tool& tool) const
{
    return tool.uses(Tool::Option::Harbours) || tool.uses(Tool::Option::Pieces) || tool.uses(Tool::Option::Chance);
}

void BrushDock::showGroups()
{
    const Tool* tool = studio().tools.current();
    bool any = false;
    for (const auto& group : m_groups) {
        const bool used = tool && tool->uses(group->option);
        group->box->setVisible(used);
        any = any || used;
    }
    m_none->setVisible(!any);
    updateSupply();
}

void BrushDock::check()
{
    const Brush& brush = studio().bench.brush;
    for (std::size_t i = 0; i < m_sizes.size(); ++i) m_sizes[i]->setChecked(brush.size() == static_cast<int>(i));
    for (const auto& [choice, button] : m_harbours) button->setChecked(choice == brush.harbour());
    for (const auto& [kind, button] : m_pieces) button->setChecked(kind == brush.piece());
    for (const auto& [colour, button] : m_colours) button->setChecked(colour == brush.colour());
    for (const auto& [chance, button] : m_chances) button->setChecked(chance == brush.chance());
    const auto fold = std::find(folds.begin(), folds.end(), brush.symmetry().fold);
    m_fold->setCurrentIndex(static_cast<int>(fold - folds.begin()));
    m_upright->setChecked(brush.symmetry().upright);
    m_level->setChecked(brush.symmetry().level);
    m_centreHint->setVisible(brush.symmetry().any());
    updateSupply();
}

void BrushDock::updateSupply()
{
    const Board* board = focus().board();
    if (!board) return;
    const Brush& brush = studio().bench.brush;
    //: Starting pieces of a kind and colour: %1 are on the board, %2 there are
    m_supply->setText(fill(
        tr("On the board: %1 of %2"), {QString::number(placedOf(*board, brush.piece(), brush.colour())),
                                       QString::number(supplyOf(focus().scenario(), *board, brush.piece()))}));
}

QString BrushDock::harbourName(const HarbourChoice& choice) const
{
    //: A harbour that is drawn from the pool of that name
    if (!choice.pool.empty()) return fill(tr("Harbour from the pool “%1”"), {QString::fromStdString(choice.pool)});
    if (choice.kind == Harbour::Any) return tr("3:1 harbour");
    //: %1: a resource
    return fill(tr("2:1 harbour: %1"), {translateWord(nameOf(choice.kind))});
}

void BrushDock::retranslate()
{
    setWhatsThis(tr("What the tool in use lays down, and how large."));
    setTitles(tr("Brush"));
    if (!m_none) return;  // not yet all there
    m_none->setText(tr("This tool has no further choices."));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    for (const auto& group : m_groups) switch (group->option)
        {
            case Tool::Option::Terrain:
            case Tool::Option::Number:
            case Tool::Option::Token: break;  // have panels of their own
            case Tool::Option::Size: group->title->setText(tr("Size (1 to 5, + and −)")); break;
            case Tool::Option::Harbours: group->title->setText(tr("Kind of harbour")); break;
            case Tool::Option::Pieces: group->title->setText(tr("Piece and colour")); break;
            case Tool::Option::Chance: group->title->setText(tr("Leave to chance")); break;
            case Tool::Option::Symmetry: group->title->setText(tr("Symmetry")); break;
        }
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        //: %1: steps from the middle of the brush to its rim, and one
        name(m_sizes[i], fill(tr("Size %1"), {QString::number(i + 1)}));
    for (const auto& [choice, button] : m_harbours) name(button, harbourName(choice));
    for (const auto& [kind, button] : m_pieces)
        name(
            button, translateWord(
                        kind == PieceKind::Settlement ? "settlement"
                        : kind == PieceKind::City     ? "city"
                                                      : "road"));
    for (const auto& [colour, button] : m_colours) name(button, translateWord(nameOf(colour)));
    const std::array chances{tr("Terrain"), tr("Number"), tr("Harbour")};
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        m_chances[i].second->setText(chances[i]);
        name(m_chances[i].second, chances[i]);
    }
    const std::array foldNames{tr("None"), tr("2-fold"), tr("3-fold"), tr("6-fold")};
    for (int i = 0; i < m_fold->count(); ++i) m_fold->setItemText(i, foldNames[static_cast<std::size_t>(i)]);
    m_fold->setAccessibleName(tr("Symmetry by turns"));
    m_fold->setToolTip(tr("How often the brush repeats around the centre."));
    name(m_upright, tr("Mirror left and right"));
    name(m_level, tr("Mirror top and bottom"));
    m_centreHint->setText(tr("M puts the centre under the pointer."));
    updateSupply();
}

}  // namespace inselwerk
